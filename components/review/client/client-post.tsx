"use client";

import { CalendarClock, CircleCheck, CircleDashed, MessageSquare, Radio } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Dates } from "#components/posts/use-dates.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { ClientAnswer } from "./client-answer.tsx";
import { ClientFiles } from "./client-files.tsx";
import type { ReviewedPost } from "./reviewed-post.ts";

const LOOKS = {
  waiting: { tone: "warning", icon: CircleDashed },
  changes: { tone: "accent", icon: MessageSquare },
  approved: { tone: "success", icon: CircleCheck },
  live: { tone: "success", icon: Radio },
  passed: { tone: "neutral", icon: CalendarClock },
} as const;

export function ClientPost({
  token,
  post,
  brand,
  dates,
}: {
  token: string;
  post: ReviewedPost;
  brand: string;
  dates: Dates;
}) {
  const t = useTranslations("review.client");
  const { caption, files, scheduledFor, state, wishes } = post;
  const open = wishes.filter(({ isResolved }) => !isResolved);
  const when = scheduledFor === null ? t("undated") : t("when", { date: dates.dateTime(scheduledFor) });
  return (
    <article aria-label={when} className="overflow-hidden rounded-3xl border bg-surface shadow-rise">
      <div className="flex items-center gap-2.5 px-4 py-3">
        <Monogram id={brand} name={brand} size="sm" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-semibold">{brand}</p>
          <p className="text-xs text-muted tabular-nums">{when}</p>
        </div>
        <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <ClientFiles files={files} />
      <Caption text={caption} />
      {open.map(({ at, text }) => (
        <p
          key={at}
          className="mx-4 mb-3 rounded-xl bg-accent-soft px-3 py-2 text-sm whitespace-pre-line text-accent-ink [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      ))}
      <ClientAnswer key={state} token={token} post={post} />
    </article>
  );
}

const LONG = 220;

function Caption({ text }: { text: string }) {
  const t = useTranslations("review.client");
  const [isWhole, setIsWhole] = useState(text.length <= LONG);
  if (text.trim() === "") return null;
  return (
    <div className="flex flex-col items-start gap-1 px-4 pt-3 pb-4">
      <h2 className="sr-only">{t("caption")}</h2>
      <p
        className={`text-sm leading-relaxed whitespace-pre-line [overflow-wrap:anywhere] ${isWhole ? "" : "line-clamp-4"}`}
      >
        {text}
      </p>
      {!isWhole && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="min-h-6 text-sm font-medium text-accent-ink underline-offset-2 hover:underline"
        >
          {t("more")}
        </button>
      )}
    </div>
  );
}
