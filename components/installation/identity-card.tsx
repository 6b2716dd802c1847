"use client";

import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { FixedNote } from "./fixed-note.tsx";
import { IdentityForm } from "./identity-form.tsx";
import type { Identity } from "./identity-provider.ts";

export function IdentityCard({ identity: { callbackUrl, installed, own } }: { identity: Identity }) {
  const t = useTranslations("installation.identity");
  const provider = installed ?? own;
  return (
    <Card>
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <p className="text-sm text-pretty wrap-anywhere">
          {provider === null ? t("none") : t("installed", { name: provider.name, issuer: provider.issuer })}
        </p>
        <p className="text-sm text-pretty text-muted">{t("proved")}</p>
        {installed !== null && <FixedNote variable="OIDC_ISSUER" />}
      </div>
      {installed === null && <IdentityForm key={own?.savedAt} own={own} callbackUrl={callbackUrl} />}
    </Card>
  );
}
