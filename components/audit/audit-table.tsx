"use client";

import { Bot, KeyRound } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import type { Output } from "#lib/contract/index.ts";
import { isAuditAction } from "#lib/domain/audit.ts";
import { ROLES } from "#lib/domain/role.ts";

type Entry = Output<"listAudit">["entries"][number];

function useWhen() {
  const format = useFormatter();
  return (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
}

export function AuditTable({ entries }: { entries: Entry[] }) {
  const t = useTranslations("audit");
  const when = useWhen();
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t("table")}</caption>
        <thead className="sr-only text-xs text-muted md:not-sr-only md:border-b">
          <tr className="whitespace-nowrap md:*:px-4 md:*:py-2.5 md:*:font-medium">
            <th scope="col">{t("who")}</th>
            <th scope="col">{t("what")}</th>
            <th scope="col">{t("when")}</th>
            <th scope="col">{t("where")}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {entries.map((entry) => (
            <tr
              key={entry.id}
              className="max-md:flex max-md:flex-col max-md:gap-1 max-md:px-4 max-md:py-3 md:*:px-4 md:*:py-2.5"
            >
              <td className="whitespace-nowrap">
                <Actor actor={entry.actor} />
              </td>
              <td className="w-full [overflow-wrap:anywhere]">
                <What entry={entry} />
              </td>
              <td className="whitespace-nowrap text-muted max-md:text-xs">
                <time dateTime={entry.at}>{when(entry.at)}</time>
              </td>
              <td className="font-mono text-xs whitespace-nowrap text-muted">{entry.address ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Actor({ actor: { kind, name } }: { actor: Entry["actor"] }) {
  const t = useTranslations("audit");
  if (kind === "user") {
    const shown = name ?? t("gone");
    return (
      <span className="flex items-center gap-2 font-medium">
        <Monogram size="xs" id={shown} name={shown} />
        {shown}
      </span>
    );
  }
  const Icon = kind === "key" ? KeyRound : Bot;
  return (
    <span className="flex items-center gap-2 font-medium">
      <span className="flex size-5 items-center justify-center text-muted">
        <Icon aria-hidden className="size-4" />
      </span>
      {kind === "key" ? t("key", { name: name ?? "" }) : t("system")}
    </span>
  );
}

/** What was done, and to what: the target's name as it was then. */
function What({ entry: { action, detail } }: { entry: Entry }) {
  const t = useTranslations("audit");
  const roles = useTranslations("team.roles");
  const when = useWhen();
  const role = ROLES.find((known) => known === detail["role"]);
  return (
    <>
      {isAuditAction(action) ? t(`actions.${action}`) : action}{" "}
      {detail["name"] !== undefined && <strong className="font-medium">{detail["name"]}</strong>}{" "}
      {detail["when"] !== undefined && <span className="text-muted">{t("date", { when: when(detail["when"]) })}</span>}{" "}
      {role && <span className="text-muted">{t("role", { role: roles(role) })}</span>}
    </>
  );
}
