"use client";

import { FileArchive } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Notice } from "#components/entry/notice.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Meter } from "#components/ui/meter.tsx";
import { useImport } from "./use-import.ts";

/** Once the file is on its way only its end closes this. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("importing");
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { error, file, share, send } = useImport(onClose);
  const isSending = file !== null && error === null;
  return (
    <Dialog open onOpenChange={isSending ? () => undefined : onClose} title={t("title")} description={t("text")}>
      <div className="flex flex-col gap-5 p-6">
        {error && <Notice>{errorText(error)}</Notice>}
        {isSending && (
          <div aria-live="polite" className="flex flex-col gap-2">
            <p className="truncate text-sm font-medium">{t("sending", { name: file.name })}</p>
            <Meter label={t("sending", { name: file.name })} value={share} max={1} text={t("percent", { share })} />
            {share === 1 && <p className="text-xs text-pretty text-muted">{t("working")}</p>}
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label={t("choose")}
          className="hidden"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file may be chosen again.
            target.value = "";
            if (chosen) void send(chosen);
          }}
        />
        {!isSending && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button variant="primary" onClick={() => input.current?.click()}>
              <FileArchive aria-hidden className="size-4" />
              {t(error ? "again" : "choose")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
