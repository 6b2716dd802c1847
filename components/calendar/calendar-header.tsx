"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { PaletteButton } from "#components/frame/palette.tsx";
import { ThemeButton } from "#components/frame/theme-button.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { monthOf } from "#lib/domain/day.ts";
import { Button } from "#components/ui/button.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import type { Filter } from "./filter.ts";
import { Filters } from "./filters.tsx";
import { type Span, SPANS } from "./period.ts";

interface CalendarHeaderProps {
  span: Span;
  isWide: boolean;
  anchor: string;
  today: string;
  dates: Dates;
  scheduled: number | undefined;
  failed: number | undefined;
  /** drafts whose date somebody is to agree with */
  proposed: number | undefined;
  projectId: string;
  filter: Filter;
  onPage: (step: 1 | -1) => void;
  onToday: () => void;
  onSpan: (span: Span) => void;
  onFilter: (filter: Filter) => void;
  children?: ReactNode;
}

export function CalendarHeader({
  span,
  isWide,
  anchor,
  today,
  dates,
  scheduled,
  failed = 0,
  proposed = 0,
  projectId,
  children,
  ...on
}: CalendarHeaderProps) {
  const t = useTranslations("calendar");
  const month = monthOf(anchor);
  return (
    <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-2 border-b bg-canvas px-4">
      <h1 className="flex min-w-0 shrink-0 items-baseline max-md:shrink gap-2 text-lg font-semibold tracking-tight">
        <span className="truncate capitalize">{dates.month(month)}</span>
        <span className="font-normal text-muted tabular-nums">{month.slice(0, 4)}</span>
      </h1>
      {isWide && (
        <div className="ml-1 flex items-center gap-1 max-[768px]:hidden">
          <Button size="icon" aria-label={t(`previous.${span}`)} onClick={() => on.onPage(-1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </Button>
          <Button size="icon" aria-label={t(`next.${span}`)} onClick={() => on.onPage(1)}>
            <ChevronRight aria-hidden className="size-4" />
          </Button>
          <Button onClick={on.onToday} disabled={anchor === today} focusableWhenDisabled>
            {t("today")}
          </Button>
        </div>
      )}
      {isWide && (
        <p className="hidden min-w-0 flex-1 basis-0 gap-3 truncate pl-2 text-xs text-muted lg:flex">
          {scheduled !== undefined && <span>{t("scheduled", { count: scheduled })}</span>}
          {failed > 0 && (
            <Link
              href={`/${projectId}/posts?status=failed`}
              className="font-medium text-danger underline-offset-2 hover:underline"
            >
              {t("failed", { count: failed })}
            </Link>
          )}
          {proposed > 0 && (
            <Link href={`/${projectId}/review`} className="font-medium text-warning underline-offset-2 hover:underline">
              {t("proposed", { count: proposed })}
            </Link>
          )}
          <span className="first-letter:uppercase">{dates.zone()}</span>
        </p>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {isWide ? (
          <Segmented
            label={t("view.label")}
            value={span}
            onChange={on.onSpan}
            choices={SPANS.map((value) => ({ value, label: t(`view.${value}`) }))}
            className="max-[768px]:hidden"
          />
        ) : (
          <PaletteButton />
        )}
        <Filters filter={on.filter} onChange={on.onFilter} />
        <ThemeButton />
        {children}
      </div>
    </header>
  );
}
