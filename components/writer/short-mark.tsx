"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PostCard } from "#components/posts/card.ts";

/** Of a post that can still be told more: its writer knew nothing of its theme. */
export function ShortMark({ card }: { card: PostCard }) {
  const t = useTranslations("writer");
  if (card.matter !== "short" || (card.status !== "draft" && card.status !== "scheduled")) return null;
  return (
    <p className="flex items-center gap-1.5 text-xs text-warning">
      <CircleAlert aria-hidden className="size-3.5 shrink-0" />
      {t("card")}
    </p>
  );
}
