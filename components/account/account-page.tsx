"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { LookCard } from "./look-card.tsx";
import { NoticesCard } from "./notices-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SecondStepCard } from "./second-step-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { WorkspacesCard } from "./workspaces-card.tsx";

export function AccountPage() {
  const t = useTranslations("account");
  const notices = useTranslations("notices.choices");
  const { data: account, error, refetch } = useRead("readAccount", {});
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !account && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !account && (
        <div aria-busy className="flex max-w-2xl flex-col gap-8">
          {["h-40", "h-44", "h-24"].map((height) => (
            <div key={height} className="flex flex-col gap-3">
              <Skeleton className="h-5 w-28" />
              <Card className="p-5">
                <Skeleton className={height} />
              </Card>
            </div>
          ))}
        </div>
      )}
      {account && (
        <div className="flex max-w-2xl flex-col gap-8">
          <Section title={t("profile.title")}>
            <ProfileCard account={account} />
          </Section>
          {account.workspaces.length > 1 && (
            <Section title={t("workspaces.title")} description={t("workspaces.text")}>
              <WorkspacesCard account={account} />
            </Section>
          )}
          <Section title={t("password.title")} description={t(account.hasPassword ? "password.text" : "password.none")}>
            <PasswordCard account={account} />
          </Section>
          <Section title={t("secondStep.title")} description={t("secondStep.text")}>
            <SecondStepCard account={account} />
          </Section>
          <Section title={t("passkeys.title")} description={t("passkeys.text")}>
            <PasskeysCard account={account} />
          </Section>
          <Section title={t("look.title")} description={t("look.text")}>
            <LookCard />
          </Section>
          <div id="notices" className="scroll-mt-20">
            <Section title={notices("title")} description={notices("text")}>
              <NoticesCard />
            </Section>
          </div>
          <Section title={t("sessions.title")} description={t("sessions.text")}>
            <SessionsCard />
          </Section>
        </div>
      )}
    </Page>
  );
}
