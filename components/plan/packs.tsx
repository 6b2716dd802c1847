"use client";

import { Package } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card, Section } from "#components/ui/card.tsx";
import type { PlanAnswer } from "./plan-overview.tsx";
import { useMoney } from "./use-money.ts";

export function Packs({ table }: { table: PlanAnswer["priceTable"] }) {
  const t = useTranslations("plan");
  const money = useMoney(table.currency);
  return (
    <Section title={t("packs.title")} description={t("packs.text")}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {table.packs.map(({ amountCents, posts }) => (
          <li key={posts}>
            <Card className="flex items-center gap-4 p-4">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
                <Package aria-hidden className="size-5" />
              </span>
              <div className="flex-1">
                <p className="text-sm font-semibold">{t("packs.posts", { count: posts })}</p>
                <p className="text-xs text-muted">{t("table.each", { price: money(amountCents / posts) })}</p>
              </div>
              <p className="text-base font-semibold tabular-nums">{money(amountCents)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
