"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";

export function SignUpSent({ email, link, onAgain }: { email: string; link: string | null; onAgain: () => void }) {
  const t = useTranslations("entry.signUp");
  return (
    <>
      <IconTile icon={MailCheck} />
      <output className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">{t("sentTitle")}</h1>
        <span className="text-base text-pretty [overflow-wrap:anywhere]">{t("sent", { email })}</span>
        <span className="text-sm text-pretty text-muted">{t(link === null ? "sentHint" : "stays")}</span>
      </output>
      <div className="flex flex-col gap-3">
        {link !== null && (
          <ButtonLink href={link} variant="primary" size="lg">
            {t("open")}
          </ButtonLink>
        )}
        <Button size="lg" onClick={onAgain}>
          {t("again")}
        </Button>
      </div>
    </>
  );
}
