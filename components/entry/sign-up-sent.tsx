"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";

export function SignUpSent({ email }: { email: string }) {
  const t = useTranslations("entry.signUp");
  return (
    <output className="flex gap-3 rounded-xl bg-success-soft p-4 text-success">
      <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="text-sm font-semibold">{t("sentTitle")}</span>
        <span className="text-sm [overflow-wrap:anywhere]">{t("sent", { email })}</span>
      </span>
    </output>
  );
}
