"use client";

import { MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";

/** That something was said of a post which nobody has resolved. */
export function CommentsMark({ card }: { card: { openComments: number } }) {
  const t = useTranslations("review.comments");
  if (card.openComments === 0) return null;
  return (
    <p className="flex items-center gap-1.5 text-xs font-medium text-accent-ink">
      <MessageSquare aria-hidden className="size-3.5 shrink-0" />
      {t("count", { count: card.openComments })}
    </p>
  );
}
