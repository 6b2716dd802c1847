"use client";

import { Mail } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { ROLES } from "#lib/domain/role.ts";
import { Members } from "./members.tsx";
import { RoleBadge } from "./role-badge.tsx";

export function TeamOverview({ email }: { email: string }) {
  const t = useTranslations("team");
  const format = useFormatter();
  const { data, error, refetch } = useRead("readTeam", {});
  const day = (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "short", year: "numeric" });
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-40 rounded-xl" />
        </div>
      )}
      {data && (
        <>
          <Section
            title={t("members")}
            description={data.members.length === 1 ? t("alone") : t("count", { count: data.members.length })}
          >
            <Members members={data.members} email={email} />
          </Section>
          <Section title={t("invites")}>
            {data.invites.length === 0 ? (
              <p className="rounded-xl border border-dashed border-line-strong px-4 py-6 text-center text-sm text-muted">
                {t("noInvites")}
              </p>
            ) : (
              <Card>
                <ul className="divide-y">
                  {data.invites.map((invite) => (
                    <li key={invite.id} className="flex items-center gap-3 px-4 py-3">
                      <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-dashed border-line-strong text-muted">
                        <Mail aria-hidden className="size-4" />
                      </span>
                      <div className="min-w-0 flex-1">
                        <p className="truncate text-sm font-medium">{invite.email}</p>
                        <p className="text-xs text-muted">{t("expires", { date: day(invite.expiresAt) })}</p>
                      </div>
                      <RoleBadge role={invite.role} />
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </Section>
          <Section title={t("abilities.title")}>
            <dl className="grid gap-4 sm:grid-cols-3">
              {ROLES.map((role) => (
                <Card key={role} className="flex flex-col items-start gap-2 p-4">
                  <dt>
                    <RoleBadge role={role} />
                  </dt>
                  <dd className="text-sm text-pretty text-muted">{t(`abilities.${role}`)}</dd>
                </Card>
              ))}
            </dl>
          </Section>
        </>
      )}
    </Page>
  );
}
