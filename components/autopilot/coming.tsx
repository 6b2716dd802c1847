"use client";

import { Bot, X } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { FORMAT_ICONS, type PostCard } from "#components/posts/card.ts";
import { StatusMark } from "#components/posts/status-mark.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

/** What the week brings, each post with why it is. */
export function Coming({
  cards,
  dates,
  isOn,
}: {
  cards: readonly PostCard[] | undefined;
  dates: Dates;
  isOn: boolean;
}) {
  const t = useTranslations("autopilot.coming");
  const sorted = cards?.toSorted((a, b) => (a.scheduledFor ?? "").localeCompare(b.scheduledFor ?? ""));
  return (
    <Section title={t("title")}>
      {!sorted && <Skeleton className="h-48 rounded-xl" />}
      {sorted?.length === 0 && (
        <div className="flex flex-col items-center gap-2 rounded-xl border border-dashed border-line-strong px-5 py-8 text-center">
          <Bot aria-hidden className="size-5 text-muted" />
          <p className="text-sm font-medium">{t("empty")}</p>
          <p className="text-xs text-pretty text-muted">{isOn ? t("emptyOn") : t("emptyOff")}</p>
        </div>
      )}
      {sorted && sorted.length > 0 && (
        <Card>
          <ul className="divide-y">
            {sorted.map((card) => (
              <ComingPost key={card.id} card={card} dates={dates} />
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

function ComingPost({ card, dates }: { card: PostCard; dates: Dates }) {
  const t = useTranslations("autopilot.coming");
  const formats = useTranslations("posts.format");
  const errorText = useErrorText();
  const remove = useOperation("deletePost");
  const FormatIcon = FORMAT_ICONS[card.format];
  const drop = () =>
    remove.mutate(
      { params: { id: card.id } },
      {
        onSuccess: () => toast.success(t("dropped")),
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <li className="flex items-start gap-2 py-3 pr-2 pl-4">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-muted tabular-nums">
          <span className="first-letter:uppercase">{dates.dateTime(card.scheduledFor ?? "")}</span>
          <StatusMark status={card.status} />
          <FormatIcon aria-hidden className="size-3.5" />
          <span className="sr-only">{formats(card.format)}</span>
        </p>
        <Link
          href={`/${card.projectId}/posts/${card.id}`}
          className="text-sm font-medium text-pretty underline-offset-2 [overflow-wrap:anywhere] hover:underline"
        >
          {card.theme}
        </Link>
        {card.reason !== null && <p className="text-xs text-pretty text-muted">{card.reason}</p>}
      </div>
      {card.status === "idea" && (
        <Button
          variant="ghost"
          size="icon"
          disabled={remove.isPending}
          aria-label={t("drop", { theme: card.theme })}
          onClick={drop}
        >
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </li>
  );
}
