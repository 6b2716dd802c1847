"use client";

import { TriangleAlert, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Meter } from "#components/ui/meter.tsx";
import type { Sending } from "./use-uploads.ts";

/** A file on its way, or why it did not arrive. */
export function UploadTile({ sending, onDrop }: { sending: Sending; onDrop: () => void }) {
  const t = useTranslations("library");
  const errorText = useErrorText();
  const { error, file, share } = sending;
  const percent = Math.round(share * 100);
  return (
    <li className="flex aspect-4/5 flex-col justify-end gap-2 rounded-xl border border-dashed border-line-strong bg-sunken p-3">
      {error && <TriangleAlert aria-hidden className="mb-auto size-5 text-danger" />}
      <p className="truncate text-xs font-medium">{file.name}</p>
      {error ? (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p className="text-xs text-pretty text-danger">{errorText(error)}</p>
          <Button onClick={onDrop}>
            <X aria-hidden className="size-4" />
            {t("dismiss")}
          </Button>
        </div>
      ) : (
        <Meter label={t("sending", { name: file.name })} value={percent} max={100} text={`${percent} %`} />
      )}
    </li>
  );
}
