"use client";

import { useTranslations } from "next-intl";
import { Connection } from "#components/social/connection-card.tsx";
import { Button } from "#components/ui/button.tsx";
import { StepHead } from "./steps.tsx";

export function ConnectStep({
  projectId,
  isConnected,
  onNext,
}: {
  projectId: string;
  isConnected: boolean;
  onNext: () => void;
}) {
  const t = useTranslations("start");
  return (
    <section className="flex flex-col gap-5">
      <StepHead title={t("connect.title")} text={t("connect.text")} />
      <Connection projectId={projectId} />
      <Button
        variant={isConnected ? "primary" : "ghost"}
        onClick={onNext}
        className={isConnected ? "self-end" : "-ml-3 self-start"}
      >
        {t(isConnected ? "connect.next" : "skip")}
      </Button>
    </section>
  );
}
