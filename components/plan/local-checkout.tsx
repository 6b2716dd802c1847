"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { CreditCard, Info, Receipt } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Notice } from "#components/entry/notice.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { LOCAL_CARD_NUMBERS, LOCAL_CARDS, type LocalCard } from "#lib/domain/payment.ts";
import { useMoney } from "./use-money.ts";
import { usePlanCall } from "./use-plan-call.ts";

/** Where a payment would be made, were there a provider: it says so, and lets every outcome be seen. */
export function LocalCheckout({ id }: { id: string }) {
  const t = useTranslations("plan.checkout");
  const { data, error, refetch } = useRead("readCheckout", { params: { id } });
  return (
    <Page title={t("title")}>
      <div className="mx-auto flex w-full max-w-lg flex-col gap-5">
        {error?.code === "not_found" && <ClosedCheckout />}
        {error && error.code !== "not_found" && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-96 rounded-xl" />}
        {data && (data.isOpen ? <OpenCheckout checkout={data} /> : <ClosedCheckout />)}
      </div>
    </Page>
  );
}

function ClosedCheckout() {
  const t = useTranslations("plan.checkout");
  return (
    <EmptyState art={<IconTile icon={Receipt} />} title={t("closed")} text={t("closedText")}>
      <ButtonLink href="/plan" variant="primary">
        {t("back")}
      </ButtonLink>
    </EmptyState>
  );
}

function OpenCheckout({ checkout }: { checkout: Output<"readCheckout"> }) {
  const t = useTranslations("plan.checkout");
  const items = useTranslations("plan.payments.kinds");
  const money = useMoney(checkout.currency);
  const router = useRouter();
  const [card, setCard] = useState<LocalCard>("4242");
  const [refused, setRefused] = useState(false);
  const { busy, send } = usePlanCall("payCheckout");
  const pay = async () => {
    setRefused(false);
    const answer = await send({ params: { id: checkout.id }, body: { card } });
    if (!answer) return;
    if (!answer.paid) return setRefused(true);
    toast.success(t("done"));
    router.push("/plan");
  };
  return (
    <>
      <p className="flex gap-3 rounded-xl border border-warning bg-warning-soft p-4 text-sm text-pretty">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>
          <strong className="font-semibold">{t("noMoney")}</strong> {t("noMoneyText")}
        </span>
      </p>
      <Card className="flex flex-col gap-5 p-5">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 className="text-base font-semibold">{items(checkout.kind, { count: checkout.posts })}</h2>
            {checkout.plan && <p className="text-sm text-muted">{t(checkout.plan.period)}</p>}
          </div>
          <p className="text-2xl font-semibold tracking-tight tabular-nums">{money(checkout.amountCents)}</p>
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 text-sm font-medium">{t("cards")}</legend>
          <RadioGroup aria-label={t("cards")} value={card} onValueChange={setCard} className="flex flex-col gap-2">
            {LOCAL_CARD_NUMBERS.map((number) => (
              <Radio.Root
                key={number}
                value={number}
                nativeButton
                render={<button type="button" aria-label={`•••• ${number}: ${t(`fates.${LOCAL_CARDS[number]}`)}`} />}
                className="flex items-center gap-3 rounded-lg border px-3.5 py-3 text-left text-sm transition-colors hover:border-line-strong data-checked:border-accent data-checked:ring-1 data-checked:ring-accent"
              >
                <CreditCard aria-hidden className="size-4 shrink-0 text-muted" />
                <span className="flex-1">
                  <span className="block font-medium tabular-nums">•••• {number}</span>
                  <span className="block text-xs text-muted">{t(`fates.${LOCAL_CARDS[number]}`)}</span>
                </span>
              </Radio.Root>
            ))}
          </RadioGroup>
        </fieldset>
        {refused && <Notice>{t("refused")}</Notice>}
        <div className="flex flex-col gap-2">
          <Button variant="primary" size="lg" disabled={busy} onClick={pay}>
            {t("pay", { amount: money(checkout.amountCents) })}
          </Button>
          <ButtonLink href="/plan" variant="ghost" size="lg">
            {t("leave")}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
