"use client";

import { FileSpreadsheet } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { toast } from "#components/ui/toast.ts";

const MOST_BYTES = 1024 * 1024;

/** A text to write or paste, or a file to open or drop on it. */
export function SheetInput({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTranslations("sheet");
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = file.size > MOST_BYTES ? null : readText(await file.arrayBuffer());
    if (read === null) toast.error(t("fileUnread"));
    else onChange(read);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void open(file);
  };
  return (
    <div
      className="flex flex-col gap-3 lg:sticky lg:top-20"
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      <TextArea
        label={t("text")}
        hint={t("hint")}
        rows={12}
        placeholder={t("example")}
        value={text}
        onChange={onChange}
      />
      <div className="flex gap-2">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = "";
          }}
        />
        <Button onClick={() => input.current?.click()}>
          <FileSpreadsheet aria-hidden className="size-4" />
          {t("file")}
        </Button>
        {text !== "" && (
          <Button variant="ghost" onClick={() => onChange("")}>
            {t("clear")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** As UTF-8, or as spreadsheets of old write it; null for what is no text. */
function readText(bytes: ArrayBuffer): string | null {
  const text = decode(bytes, "utf-8") ?? decode(bytes, "windows-1252");
  return text === null || text.includes("\0") ? null : text;
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
