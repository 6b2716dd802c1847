"use client";

import { CalendarClock, RotateCcw, Send, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { PostCard } from "#components/posts/card.ts";
import { useFailureText } from "#components/posts/failure-text.tsx";
import { ScheduleDialog } from "#components/posts/schedule-dialog.tsx";
import type { Moves } from "#components/posts/use-moves.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { nextStepAfter } from "./next-step.ts";
import { PublishDialog } from "./publish-dialog.tsx";

/** Why a post with content did not go live, and what a person does about it, here. */
export function FailureNote({ card, zone, moves }: { card: PostCard; zone: string; moves: Moves }) {
  const t = useTranslations("publishing.failed");
  const failureText = useFailureText();
  const [asks, setAsks] = useState<"publish" | "schedule" | null>(null);
  const { data, refetch } = useRead("readConnection", { params: { id: card.projectId } });
  // The failure may be how the connection was found to have ended: what was read before it says otherwise.
  useEffect(() => {
    void refetch();
  }, [refetch]);
  const step = nextStepAfter(card.failure, data?.state ?? "working");
  const close = () => setAsks(null);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-danger-soft px-4 py-2.5 text-sm text-danger"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-56 flex-1 text-pretty">
        <span className="font-semibold">{t("note")}. </span>
        {failureText(card.failure)} {step === "edit" && t("edit")}
      </p>
      {step === "reconnect" && (
        <ButtonLink href={`/${card.projectId}/settings`}>
          <RotateCcw aria-hidden className="size-4" />
          {t("reconnect")}
        </ButtonLink>
      )}
      {step === "schedule" && (
        <Button onClick={() => setAsks("schedule")}>
          <CalendarClock aria-hidden className="size-4" />
          {t("schedule")}
        </Button>
      )}
      {step !== "reconnect" && (
        <Button onClick={() => setAsks("publish")}>
          <Send aria-hidden className="size-4" />
          {t("again")}
        </Button>
      )}
      {asks === "publish" && <PublishDialog post={card} onClose={close} />}
      {asks === "schedule" && (
        <ScheduleDialog
          post={card}
          zone={zone}
          onClose={close}
          onPick={(when) => {
            close();
            moves.schedule(card, when, { seen: true });
          }}
        />
      )}
    </div>
  );
}
