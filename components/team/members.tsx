"use client";

import { Ellipsis, LogOut, UserMinus } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Menu, MenuGroup, MenuItem, MenuLine, MenuRadio } from "#components/ui/menu.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { mayManage, type Role, ROLES } from "#lib/domain/role.ts";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import { RoleBadge } from "./role-badge.tsx";
import type { Member } from "./team.ts";

type Account = Output<"readAccount">;

export function Members({ members, account }: { members: Member[]; account: Account }) {
  const t = useTranslations("team");
  const format = useFormatter();
  const errorText = useErrorText();
  const changeRole = useOperation("changeRole");
  const limit = useOperation("limitMember");
  const review = useTranslations("review.writer");
  const { data: writers } = useRead("listWriters", {});
  const isWriter = ({ id }: Member) => writers?.members.includes(id) === true;
  const [removing, setRemoving] = useState<Member | null>(null);
  const { email, workspace } = account;
  const day = (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "short", year: "numeric" });
  const owners = members.filter(({ role }) => role === "owner").length;
  const send = (member: Member, role: Role, done: () => void) =>
    changeRole.mutate(
      { params: { id: member.id }, body: { role } },
      { onSuccess: done, onError: (error) => toast.error(errorText(error)) },
    );
  const setWriter = (member: Member, writesOnly: boolean, done: () => void) =>
    limit.mutate(
      { params: { id: member.id }, body: { writesOnly } },
      { onSuccess: done, onError: (error) => toast.error(errorText(error)) },
    );
  const makeWriter = (member: Member) => {
    const mark = () => setWriter(member, true, () => toast.success(review("changed", { name: member.name })));
    if (member.role === "member") mark();
    else send(member, "member", mark);
  };
  const change = (member: Member, role: Role) => {
    if (role === "member" && member.role === "member") {
      const said = t("roleChanged", { name: member.name, role: t("roles.member") });
      setWriter(member, false, () => toast.success(said));
      return;
    }
    const undo = () => send(member, member.role, () => undefined);
    send(member, role, () => {
      const said = t("roleChanged", { name: member.name, role: t(`roles.${role}`) });
      // Who steps down may not be allowed to take it back.
      const isOwn = member.email === email;
      toast.success(said, isOwn ? {} : { action: { label: t("undo"), onClick: undo } });
    });
  };
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left">
        <thead className="sr-only text-xs text-muted md:not-sr-only md:border-b">
          <tr className="md:*:px-4 md:*:py-2.5 md:*:font-medium">
            <th scope="col">{t("name")}</th>
            <th scope="col">{t("joinedAt")}</th>
            <th scope="col">{t("role")}</th>
            <th scope="col">
              <span className="sr-only">{t("actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {members.map((member) => {
            const isSelf = member.email === email;
            const isLastOwner = member.role === "owner" && owners === 1;
            const mayEdit = mayManage(workspace.role, member.role) && !isLastOwner;
            return (
              <tr key={member.id} className="*:px-4 *:py-3">
                <td className="w-full">
                  <div className="flex items-center gap-3">
                    <Monogram size="person" id={member.email} name={member.name} />
                    <div className="min-w-0">
                      <p className="text-sm font-medium [overflow-wrap:anywhere]">
                        {member.name}
                        {isSelf && <span className="font-normal text-muted"> ({t("you")})</span>}
                      </p>
                      <p className="text-xs [overflow-wrap:anywhere] text-muted">{member.email}</p>
                      <p className="pt-1.5 md:hidden">
                        <RoleBadge role={isWriter(member) ? "writer" : member.role} />
                      </p>
                    </div>
                  </div>
                </td>
                <td className="hidden text-sm whitespace-nowrap text-muted md:table-cell">{day(member.joinedAt)}</td>
                <td className="hidden md:table-cell">
                  <RoleBadge role={isWriter(member) ? "writer" : member.role} />
                </td>
                <td className="text-right">
                  {(mayEdit || isSelf) && (
                    <Menu
                      align="end"
                      trigger={
                        <Button variant="ghost" size="icon" aria-label={t("actionsOf", { name: member.name })}>
                          <Ellipsis aria-hidden className="size-4" />
                        </Button>
                      }
                    >
                      {mayEdit && (
                        <MenuGroup label={t("role")}>
                          {ROLES.filter((role) => mayManage(workspace.role, role)).map((role) => (
                            <MenuRadio
                              key={role}
                              checked={role === member.role && !isWriter(member)}
                              onClick={() => (role !== member.role || isWriter(member)) && change(member, role)}
                            >
                              {t(`roles.${role}`)}
                            </MenuRadio>
                          ))}
                          <MenuRadio checked={isWriter(member)} onClick={() => !isWriter(member) && makeWriter(member)}>
                            {review("role")}
                          </MenuRadio>
                        </MenuGroup>
                      )}
                      {mayEdit && <MenuLine />}
                      <MenuItem icon={isSelf ? LogOut : UserMinus} onClick={() => setRemoving(member)}>
                        {isSelf ? t("leave.action") : t("remove.action")}
                      </MenuItem>
                    </Menu>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {removing && (
        <RemoveMemberDialog
          member={removing}
          isSelf={removing.email === email}
          isLastOwner={removing.role === "owner" && owners === 1}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  );
}
