"use client";

import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { FixedNote } from "./fixed-note.tsx";
import { MailForm } from "./mail-form.tsx";
import type { Mail } from "./mail-server.ts";

export function MailCard({ mail: { installed, own } }: { mail: Mail }) {
  const t = useTranslations("installation.mail");
  const host = installed ?? own?.host ?? null;
  return (
    <Card>
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <p className="text-sm text-pretty wrap-anywhere">{host === null ? t("none") : t("installed", { host })}</p>
        {installed !== null && <FixedNote variable="SMTP_URL" />}
      </div>
      {installed === null && <MailForm key={own?.savedAt} own={own} />}
    </Card>
  );
}
