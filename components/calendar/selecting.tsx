"use client";

import { useTranslations } from "next-intl";
import { BulkBar } from "#components/posts/bulk-bar.tsx";
import type { PostCard } from "#components/posts/card.ts";
import { useSelection } from "#components/posts/selection.tsx";
import { Button } from "#components/ui/button.tsx";

/** While cards are being chosen: what can be done to them, or how to begin. */
export function Selecting({ cards }: { cards: readonly PostCard[] }) {
  const t = useTranslations("bulk.act");
  const { choose, ids, setOn } = useSelection();
  const chosen = cards.filter(({ id }) => ids.has(id));
  if (chosen.length > 0) {
    return (
      <div className="sticky bottom-20 z-20 flex justify-center px-4 md:bottom-6 [&>*]:static">
        <BulkBar cards={chosen} onClear={() => setOn(false)} />
      </div>
    );
  }
  return (
    <div className="sticky bottom-20 z-20 mx-auto flex items-center gap-2 rounded-2xl border bg-raised py-2 pr-2 pl-4 shadow-pop md:bottom-6">
      <span className="text-sm font-medium">{t("selecting")}</span>
      <Button onClick={() => choose(cards.map(({ id }) => id))}>{t("all")}</Button>
      <Button variant="ghost" onClick={() => setOn(false)}>
        {t("stop")}
      </Button>
    </div>
  );
}
