"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";

/** Shown this once. A click beside them does not lose them. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTranslations("account.secondStep");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setCopied(true);
    } catch {
      toast.error(t("copyFailed"));
    }
  };
  return (
    <Dialog open onOpenChange={() => undefined} title={t("codesTitle")} description={t("codesText")}>
      <div className="flex flex-col gap-5 p-6">
        <ul
          aria-label={t("codes")}
          className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-lg border bg-sunken p-4 font-mono text-sm sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void copy()}>
            {copied ? <Check aria-hidden className="size-4 text-success" /> : <Copy aria-hidden className="size-4" />}
            <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t("kept")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
