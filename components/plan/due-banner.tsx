"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { BillingAnswer } from "./plan.ts";
import { useCheckout } from "./use-checkout.ts";
import { useDay, useMoney } from "./use-money.ts";
import { usePlanCall } from "./use-plan-call.ts";

/** A renewal was refused: how much, until when, and the way to pay it. */
export function DueBanner({
  due,
  currency,
  isOwner,
}: {
  due: NonNullable<BillingAnswer["due"]>;
  currency: string;
  isOwner: boolean;
}) {
  const t = useTranslations("plan.due");
  const money = useMoney(currency);
  const day = useDay();
  const { busy, send } = usePlanCall("payDue");
  const go = useCheckout();
  const facts = { amount: money(due.amountCents), date: day(due.endsAt) };
  return (
    <section
      role="alert"
      className="flex flex-col gap-4 rounded-xl border border-danger bg-danger-soft p-4 sm:flex-row sm:items-center sm:p-5"
    >
      <CircleAlert aria-hidden className="hidden size-5 shrink-0 text-danger sm:block" />
      <div className="flex-1">
        <h2 className="text-sm font-semibold text-danger">{t("title")}</h2>
        <p className="text-sm text-pretty">{due.isPending ? t("pending", facts) : t("text", facts)}</p>
        {!isOwner && <p className="text-sm text-muted">{t("askOwner")}</p>}
      </div>
      {isOwner && !due.isPending && (
        <Button
          variant="primary"
          disabled={busy}
          onClick={async () => {
            const answer = await send({});
            if (answer) go(answer.checkout);
          }}
        >
          {t("pay", facts)}
        </Button>
      )}
    </section>
  );
}
