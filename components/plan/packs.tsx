"use client";

import { Package } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import type { PlanAnswer } from "./plan.ts";
import { useCheckout } from "./use-checkout.ts";
import { useMoney } from "./use-money.ts";
import { usePlanCall } from "./use-plan-call.ts";

export function Packs({ table, isOwner }: { table: PlanAnswer["priceTable"]; isOwner: boolean }) {
  const t = useTranslations("plan");
  const money = useMoney(table.currency);
  const { busy, send } = usePlanCall("buyPack");
  const go = useCheckout();
  const buy = async (posts: number) => {
    const answer = await send({ body: { posts } });
    if (answer) go(answer.checkout);
  };
  return (
    <div id="packs" className="scroll-mt-20">
      <Section
        title={t("packs.title")}
        description={isOwner ? t("packs.text") : `${t("packs.text")} ${t("act.ownerOnly")}`}
      >
        <ul className="grid gap-4 sm:grid-cols-3">
          {table.packs.map(({ amountCents, posts }) => (
            <li key={posts}>
              <Card className="flex items-center gap-4 p-4">
                <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
                  <Package aria-hidden className="size-5" />
                </span>
                <div className="min-w-0 flex-1">
                  <p className="text-sm font-semibold">{t("packs.posts", { count: posts })}</p>
                  <p className="text-xs text-muted">{t("table.each", { price: money(amountCents / posts) })}</p>
                </div>
                <Button
                  disabled={!isOwner || busy}
                  aria-label={t("packs.buy", { count: posts, price: money(amountCents) })}
                  onClick={() => buy(posts)}
                >
                  {money(amountCents)}
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
