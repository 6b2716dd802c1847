"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Meter } from "#components/ui/meter.tsx";
import type { PostCard } from "./card.ts";

/** How far a post's making is: the step in words, and a bar. */
export function Making({ making }: { making: NonNullable<PostCard["making"]> }) {
  const t = useTranslations("posts.step");
  const format = useFormatter();
  const { waiting } = making;
  const time = waiting && format.dateTime(new Date(waiting.until), { hour: "2-digit", minute: "2-digit" });
  const text = waiting
    ? t("provider", { provider: waiting.provider ?? "", time: time ?? "" })
    : t(making.step ?? "waiting");
  return (
    <div className="flex flex-col gap-1.5">
      <p className={waiting ? "text-xs text-pretty text-warning" : "truncate text-xs text-muted"}>
        {waiting ? text : `${text}…`}
      </p>
      <Meter label={text} value={Math.max(0.06, making.progress)} max={1} text={text} />
    </div>
  );
}
