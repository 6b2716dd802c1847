"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { isRunning, FIRST_CHOICE } from "#lib/domain/plan.ts";
import { choiceOf, sameChoice } from "./choice.ts";
import { ChangeAction } from "./change-action.tsx";
import type { BillingAnswer, PlanAnswer } from "./plan.ts";
import { QuoteControls } from "./quote-controls.tsx";
import { QuoteResult } from "./quote-result.tsx";
import { TierCards } from "./tier-cards.tsx";
import { useSettled } from "#components/ui/use-settled.ts";

const PAUSE_MS = 180;

export function Simulator({
  answer,
  billing,
  isOwner,
}: {
  answer: PlanAnswer;
  billing: BillingAnswer;
  isOwner: boolean;
}) {
  const t = useTranslations("plan.quote");
  const mine = choiceOf(answer.plan, FIRST_CHOICE);
  const [choice, setChoice] = useState(mine);
  const asked = useSettled(choice, PAUSE_MS);
  const { data: quoted, error } = useRead("readPlan", { query: asked }, { keepPrevious: true });
  const settled = quoted?.target !== undefined && sameChoice(choice, asked);
  return (
    <Section
      title={t(isRunning(answer.plan) ? "title" : "titleFirst")}
      description={t("text")}
      aside={
        answer.plan &&
        !sameChoice(choice, mine) && (
          <Button variant="ghost" className="max-sm:-ml-3 sm:-mr-3" onClick={() => setChoice(mine)}>
            {t("reset")}
          </Button>
        )
      }
    >
      <TierCards answer={answer} choice={choice} onChoose={(posts) => setChoice({ ...choice, posts })} />
      <Card className="grid overflow-hidden lg:grid-cols-2">
        <QuoteControls table={answer.priceTable} choice={choice} onChange={setChoice} />
        <QuoteResult answer={quoted} error={error} stale={!settled}>
          <ChangeAction answer={answer} billing={billing} choice={asked} stale={!settled} isOwner={isOwner} />
        </QuoteResult>
      </Card>
    </Section>
  );
}
