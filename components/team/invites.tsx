"use client";

import { Mail, UserPlus, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { mayManage, type Role } from "#lib/domain/role.ts";
import { HandOver } from "./hand-over.tsx";
import { RoleBadge } from "./role-badge.tsx";

type Invite = Output<"readTeam">["invites"][number];

export function Invites({
  invites,
  role,
  onInvite,
}: {
  invites: Invite[];
  role: Role;
  onInvite: (() => void) | undefined;
}) {
  const t = useTranslations("team");
  const format = useFormatter();
  const errorText = useErrorText();
  const cancel = useOperation("cancelInvite");
  const again = useOperation("inviteMember");
  const day = (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "short", year: "numeric" });
  const fail = { onError: (error: Parameters<typeof errorText>[0]) => toast.error(errorText(error)) };
  const [handed, setHanded] = useState<{ email: string; link: string }>();
  const { data: writers } = useRead("listWriters", {});
  const isWriter = ({ id }: Invite) => writers?.invites.includes(id) === true;
  const restore = (invite: Invite, { email, role: invited } = invite) =>
    again.mutate(
      { body: { email, role: invited, writesOnly: isWriter(invite) } },
      {
        ...fail,
        onSuccess: ({ link }) =>
          link === null ? toast.success(t("invite.sent", { email })) : setHanded({ email, link }),
      },
    );
  const drop = (invite: Invite) =>
    cancel.mutate(
      { params: { id: invite.id } },
      {
        ...fail,
        onSuccess: () =>
          toast.success(t("invite.canceled", { email: invite.email }), {
            action: { label: t("invite.again"), onClick: () => restore(invite) },
          }),
      },
    );
  if (invites.length === 0) {
    return (
      <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line-strong px-4 py-6 text-center text-sm text-muted">
        {t("noInvites")}
        {onInvite && (
          <Button onClick={onInvite}>
            <UserPlus aria-hidden className="size-4" />
            {t("invite.action")}
          </Button>
        )}
      </div>
    );
  }
  return (
    <Card>
      {handed && <HandOver {...handed} onClose={() => setHanded(undefined)} />}
      <ul className="divide-y">
        {invites.map((invite) => (
          <li key={invite.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-dashed border-line-strong text-muted">
              <Mail aria-hidden className="size-4" />
            </span>
            <div className="min-w-40 flex-1">
              <p className="text-sm font-medium [overflow-wrap:anywhere]">{invite.email}</p>
              <p className="text-xs text-muted">{t("expires", { date: day(invite.expiresAt) })}</p>
            </div>
            <RoleBadge role={isWriter(invite) ? "writer" : invite.role} />
            {mayManage(role, invite.role) && (
              <div className="ml-auto flex gap-1">
                <Button
                  variant="ghost"
                  onClick={() => restore(invite)}
                  aria-label={t("invite.againTo", { email: invite.email })}
                >
                  {t("invite.again")}
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  onClick={() => drop(invite)}
                  aria-label={t("invite.cancel", { email: invite.email })}
                >
                  <X aria-hidden className="size-4" />
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
