"use client";

import { Hourglass } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Card, Section } from "#components/ui/card.tsx";
import { useRead } from "#lib/client/use-operation.ts";

const ASK_MS = 15_000;

/** The providers that are left alone for a while; nothing where all are asked. */
export function Held() {
  const t = useTranslations("status.held");
  const parts = useTranslations("usage.parts");
  const format = useFormatter();
  const { data } = useRead("listHolds", {}, { refetchInterval: ASK_MS });
  if (!data || data.holds.length === 0) return null;
  const timeOf = (at: string) => format.dateTime(new Date(at), { hour: "2-digit", minute: "2-digit" });
  return (
    <Section title={t("title")} description={t("text")}>
      <Card>
        <ul className="divide-y">
          {data.holds.map(({ fault, part, posts, provider, since, until }) => (
            <li
              key={`${part} ${provider} ${since}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm"
            >
              <Hourglass aria-hidden className="size-4 shrink-0 text-warning" />
              <span className="min-w-40 flex-1">
                <span className="font-medium">{provider}</span> ({parts(part)}): {t(`fault.${fault}`)}
              </span>
              <span className="text-xs text-muted tabular-nums">{t("until", { time: timeOf(until), posts })}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
