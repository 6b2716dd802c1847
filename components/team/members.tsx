"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import type { Output } from "#lib/contract/index.ts";
import { RoleBadge } from "./role-badge.tsx";

type Member = Output<"readTeam">["members"][number];

export function Members({ members, email }: { members: Member[]; email: string }) {
  const t = useTranslations("team");
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "short", year: "numeric" });
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left">
        <thead className="sr-only text-xs text-muted md:not-sr-only md:border-b">
          <tr className="md:*:px-4 md:*:py-2.5 md:*:font-medium">
            <th scope="col">{t("name")}</th>
            <th scope="col">{t("joinedAt")}</th>
            <th scope="col" className="md:text-right">
              {t("role")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {members.map((member) => (
            <tr key={member.id} className="*:px-4 *:py-3">
              <td className="w-full">
                <div className="flex items-center gap-3">
                  <Monogram size="person" id={member.email} name={member.name} />
                  <div className="min-w-0">
                    <p className="text-sm font-medium [overflow-wrap:anywhere]">
                      {member.name}
                      {member.email === email && <span className="font-normal text-muted"> ({t("you")})</span>}
                    </p>
                    <p className="text-xs [overflow-wrap:anywhere] text-muted">{member.email}</p>
                    <p className="pt-1.5 md:hidden">
                      <RoleBadge role={member.role} />
                    </p>
                  </div>
                </div>
              </td>
              <td className="hidden text-sm whitespace-nowrap text-muted md:table-cell">{day(member.joinedAt)}</td>
              <td className="hidden text-right md:table-cell">
                <RoleBadge role={member.role} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
