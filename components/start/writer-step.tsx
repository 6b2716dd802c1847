"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { StepHead } from "./steps.tsx";
import { KeyChoice, LocalChoice } from "./writer-choices.tsx";
import { type WriterWay, WriterWays } from "./writer-ways.tsx";

/** Who writes, before the first post is written: what comes of each way is said beside it. */
export function WriterStep({
  current,
  onDone,
  onKeep,
}: {
  /** who was chosen already, here or by the installation */
  current: string | null;
  onDone: () => void;
  onKeep: () => void;
}) {
  const t = useTranslations("providers.start");
  const { data } = useRead("findLocalModels", {});
  const [chosen, setChosen] = useState<WriterWay>();
  const found = data?.found ?? null;
  const way = chosen ?? "builtIn";
  return (
    <section className="flex flex-col gap-5">
      <StepHead title={t("title")} text={t("text")} />
      {current !== null ? (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm sm:p-5">
          <p className="min-w-0 wrap-anywhere">{t("now", { name: current })}</p>
          <ButtonLink href="/models">{t("see")}</ButtonLink>
        </Card>
      ) : (
        <WriterWays value={way} found={found} onChange={setChosen}>
          {way === "key" && <KeyChoice onDone={onDone} />}
          {way === "local" && found && <LocalChoice found={found} onDone={onDone} />}
        </WriterWays>
      )}
      {(current !== null || way === "builtIn") && (
        <Button variant="primary" onClick={current === null ? onKeep : onDone} className="self-end">
          {t("go")}
        </Button>
      )}
    </section>
  );
}
