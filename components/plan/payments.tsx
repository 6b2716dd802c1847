"use client";

import { CircleAlert, CircleCheck, Clock, ExternalLink, type LucideIcon, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import type { BillingAnswer } from "./plan.ts";
import { useDay, useMoney } from "./use-money.ts";
import { usePlanCall } from "./use-plan-call.ts";

type Payment = BillingAnswer["payments"][number];

const MARKS: Record<Payment["status"], { tone: Tone; icon: LucideIcon }> = {
  open: { tone: "neutral", icon: Clock },
  pending: { tone: "warning", icon: Clock },
  paid: { tone: "success", icon: CircleCheck },
  failed: { tone: "danger", icon: CircleAlert },
  void: { tone: "neutral", icon: Clock },
  refunded: { tone: "neutral", icon: Undo2 },
};

export function Payments({ billing: { payments, provider }, isOwner }: { billing: BillingAnswer; isOwner: boolean }) {
  const t = useTranslations("plan.payments");
  const portal = usePlanCall("openPortal");
  const day = useDay();
  if (payments.length === 0 && !provider.hasPortal) return null;
  return (
    <Section
      title={t("title")}
      description={provider.isLocal ? t("local") : t("by", { provider: provider.name })}
      aside={
        provider.hasPortal &&
        isOwner && (
          <Button
            disabled={portal.busy}
            onClick={async () => {
              const answer = await portal.send({});
              if (answer) window.location.assign(answer.url);
            }}
          >
            <ExternalLink aria-hidden className="size-4" />
            {t("portal")}
          </Button>
        )
      }
    >
      <Card>
        <ul className="divide-y">
          {payments.map((payment) => (
            <li key={payment.id} className="flex items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="truncate text-sm font-medium">{t(`kinds.${payment.kind}`, { count: payment.posts })}</p>
                <p className="text-xs text-muted">{day(payment.settledAt ?? payment.createdAt)}</p>
              </div>
              <Badge {...MARKS[payment.status]}>{t(`status.${payment.status}`)}</Badge>
              <Amount payment={payment} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function Amount({ payment: { amountCents, currency } }: { payment: Payment }) {
  const money = useMoney(currency);
  return <p className="w-20 text-right text-sm font-semibold tabular-nums">{money(amountCents)}</p>;
}
