"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "./button.tsx";
import { toast } from "./toast.ts";

const TOLD_MS = 1500;

/** A text to take away, with a button that does it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTranslations("frame.copying");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), TOLD_MS);
    } catch {
      toast.error(t("failed"));
    }
  };
  return (
    <div className="flex items-stretch gap-2">
      <input
        readOnly
        aria-label={label}
        value={value}
        onFocus={({ target }) => target.select()}
        className="control min-w-0 flex-1 rounded-lg border bg-sunken px-3 font-mono text-xs"
      />
      <Button onClick={() => void copy()}>
        {copied ? <Check aria-hidden className="size-4 text-success" /> : <Copy aria-hidden className="size-4" />}
        <span aria-live="polite">{copied ? t("done") : t("action")}</span>
      </Button>
    </div>
  );
}
