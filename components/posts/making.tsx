"use client";

import { useTranslations } from "next-intl";
import { Meter } from "#components/ui/meter.tsx";
import type { PostCard } from "./card.ts";

/** How far a post's making is: the step in words, and a bar. */
export function Making({ making }: { making: NonNullable<PostCard["making"]> }) {
  const t = useTranslations("posts.step");
  const text = t(making.step ?? "waiting");
  return (
    <div className="flex flex-col gap-1.5">
      <p className="truncate text-xs text-muted">{text}…</p>
      <Meter label={text} value={Math.max(0.06, making.progress)} max={1} text={text} />
    </div>
  );
}
