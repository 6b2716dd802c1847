"use client";

import { AtSign, Clock, Hash, Lightbulb, type LucideIcon, MessageCircleQuestion, Tag, Timer } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import type { Result } from "./radar.ts";

const ICONS: Record<string, LucideIcon> = {
  account: AtSign,
  topic: Tag,
  hashtag: Hash,
  hook: MessageCircleQuestion,
  length: Timer,
  time: Clock,
};

/** What works, a sentence each, with the way to what shows it. */
export function Insight({
  claims,
  shown,
  onShow,
}: {
  claims: Result["claims"];
  shown: number | null;
  onShow: (claim: number | null) => void;
}) {
  const t = useTranslations("radar.insight");
  const show = (place: number) => {
    onShow(shown === place ? null : place);
    if (shown !== place) document.getElementById("inspirations")?.scrollIntoView({ block: "start" });
  };
  return (
    <Card>
      <ul className="divide-y">
        {claims.map(({ evidence, kind, text }, place) => {
          const Icon = ICONS[kind] ?? Lightbulb;
          return (
            <li key={text} className="flex items-start gap-3 p-4">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
                <Icon aria-hidden className="size-4" />
              </span>
              <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2 self-center">
                <p className="max-w-3xl text-sm text-pretty">{text}</p>
                {evidence.length > 0 && (
                  <button
                    type="button"
                    aria-pressed={shown === place}
                    onClick={() => show(place)}
                    className="control shrink-0 rounded-full border px-3 text-xs font-medium text-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
                  >
                    {shown === place ? t("shown") : t("evidence", { count: evidence.length })}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
