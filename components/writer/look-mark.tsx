"use client";

import { CircleAlert, Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PostCard } from "#components/posts/card.ts";
import type { MatterKind } from "#lib/domain/draft.ts";

/** What a writer that did not know enough leaves to be looked at. */
const LACKING: Partial<Record<MatterKind, "near" | "card">> = { near: "near", short: "card" };

/** Of a post that can still be mended: something in it is doubtful, or its writer knew nothing of its theme, or only what is near it. */
export function LookMark({ card }: { card: PostCard }) {
  const t = useTranslations("writer");
  if (card.status !== "draft" && card.status !== "scheduled") return null;
  const mark = card.isDoubted ? "doubts.card" : card.matter && LACKING[card.matter];
  if (!mark) return null;
  const Icon = card.isDoubted ? Eye : CircleAlert;
  return (
    <p className="flex items-center gap-1.5 text-xs text-warning">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(mark)}
    </p>
  );
}
