"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { ChangesCard } from "./changes-card.tsx";
import { IdentityCard } from "./identity-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { SignUpCard } from "./sign-up-card.tsx";
import { UsageCard } from "./usage-card.tsx";

export function InstallationPage() {
  const t = useTranslations("installation");
  const { data, error, refetch } = useRead("readInstallation", {});
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div aria-busy className="flex max-w-3xl flex-col gap-8">
          <Skeleton className="h-24 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </div>
      )}
      {data && (
        <div className="flex max-w-3xl flex-col gap-8">
          <Section title={t("signUp.title")} description={t("signUp.text")}>
            <SignUpCard signUp={data.signUp} />
          </Section>
          <Section title={t("mail.title")} description={t("mail.text")}>
            <MailCard mail={data.mail} />
          </Section>
          <Section title={t("identity.title")} description={t("identity.text")}>
            <IdentityCard identity={data.identity} />
          </Section>
          <Section title={t("usage.title")} description={t("usage.text")}>
            <UsageCard />
          </Section>
          <Section title={t("changes.title")} description={t("changes.text")}>
            <ChangesCard />
          </Section>
        </div>
      )}
    </Page>
  );
}
