"use client";

import { CircleAlert, Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PostCard } from "#components/posts/card.ts";

/** Of a post that can still be mended: something in it is doubtful, or its writer knew nothing of its theme. */
export function LookMark({ card }: { card: PostCard }) {
  const t = useTranslations("writer");
  if (card.status !== "draft" && card.status !== "scheduled") return null;
  if (!card.isDoubted && card.matter !== "short") return null;
  const Icon = card.isDoubted ? Eye : CircleAlert;
  return (
    <p className="flex items-center gap-1.5 text-xs text-warning">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {card.isDoubted ? t("doubts.card") : t("card")}
    </p>
  );
}
