"use client";

import { useTranslations } from "next-intl";
import { Making } from "#components/posts/making.tsx";
import type { PostCard } from "#components/posts/card.ts";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Chip, type ChipActions } from "./chip.tsx";

export function Shelf({
  cards,
  isTarget,
  isOffering,
  liftedId,
  ...actions
}: ChipActions & {
  cards: readonly PostCard[] | undefined;
  isTarget: boolean;
  /** a dated post is in the air */
  isOffering: boolean;
  liftedId: string | null;
}) {
  const t = useTranslations("calendar.shelf");
  return (
    <aside
      data-drop="shelf"
      aria-labelledby="shelf-title"
      className={cn(
        "flex shrink-0 flex-col gap-2.5 border-t p-3 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:w-60 lg:self-start lg:overflow-y-auto lg:border-t-0 lg:border-l",
        isTarget && "bg-accent-soft inset-ring-2 inset-ring-accent",
      )}
    >
      <h2 id="shelf-title" className="flex items-center gap-2 px-0.5 text-sm font-semibold">
        {t("title")}
        {cards && (
          <span className="rounded-full bg-hover px-1.5 text-2xs font-medium text-muted tabular-nums">
            {cards.length}
          </span>
        )}
      </h2>
      {!cards && [1, 2, 3].map((one) => <Skeleton key={one} className="h-12 w-full rounded-lg" />)}
      {isOffering && (
        <p className="rounded-lg border border-dashed border-accent px-3 py-4 text-center text-xs text-accent-ink">
          {t("drop")}
        </p>
      )}
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {cards?.map((card, index) => (
          <li key={card.id} className="flex min-w-0 flex-col gap-1.5">
            <Chip card={card} isStop={index === 0} isLifted={card.id === liftedId} {...actions} />
            {card.making && <Making making={card.making} />}
          </li>
        ))}
      </ul>
      {cards && <p className="px-0.5 text-xs text-pretty text-muted">{cards.length === 0 ? t("empty") : t("hint")}</p>}
    </aside>
  );
}
