"use client";

import { Download, UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { ImportButton } from "#components/start/import-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { requestLine } from "#lib/client/call.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { Invites } from "./invites.tsx";
import { Members } from "./members.tsx";
import { RoleBadge } from "./role-badge.tsx";
import { STANDINGS } from "./team.ts";

export function TeamOverview() {
  const t = useTranslations("team");
  const writer = useTranslations("review.writer");
  const { data, error, refetch } = useRead("readTeam", {});
  const { data: account } = useRead("readAccount", {});
  const [inviting, setInviting] = useState(false);
  const role = account?.workspace.role ?? "member";
  const mayInvite = roleAllows(role, "invitePeople");
  const invite = () => setInviting(true);
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={
        mayInvite && (
          <Button variant="primary" onClick={invite}>
            <UserPlus aria-hidden className="size-4" />
            <span className="sr-only sm:not-sr-only">{t("invite.action")}</span>
          </Button>
        )
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !(data && account) && (
        <div aria-busy className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-40 rounded-xl" />
        </div>
      )}
      {data && account && (
        <>
          <Section
            title={t("members")}
            description={data.members.length === 1 ? t("alone") : t("count", { count: data.members.length })}
          >
            <Members members={data.members} account={account} />
          </Section>
          <Section title={t("invites")}>
            <Invites invites={data.invites} role={role} onInvite={mayInvite ? invite : undefined} />
          </Section>
          <Section title={t("abilities.title")}>
            <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
              {STANDINGS.map((one) => (
                <Card key={one} className="flex flex-col items-start gap-2 p-4">
                  <dt>
                    <RoleBadge role={one} />
                  </dt>
                  <dd className="text-sm text-pretty text-muted">
                    {one === "writer" ? writer("ability") : t(`abilities.${one}`)}
                  </dd>
                </Card>
              ))}
            </dl>
          </Section>
          {roleAllows(role, "exportWorkspace") && (
            <Section
              title={t("export.title")}
              description={t("export.text")}
              aside={
                <div className="flex flex-wrap gap-2">
                  <ImportButton />
                  <a
                    href={requestLine("exportWorkspace", {}).address}
                    download
                    className="control inline-flex shrink-0 items-center gap-2 rounded-lg border border-line bg-surface px-3 text-sm font-medium shadow-rise hover:border-line-strong hover:bg-hover"
                  >
                    <Download aria-hidden className="size-4" />
                    {t("export.action")}
                  </a>
                </div>
              }
            >
              {null}
            </Section>
          )}
        </>
      )}
      {inviting && <InviteDialog role={role} onClose={() => setInviting(false)} />}
    </Page>
  );
}
