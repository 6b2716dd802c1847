"use client";

import { AtSign, ExternalLink, Eye, Sparkles, TrendingUp, Video } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { PointerEvent } from "react";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Picture } from "#components/ui/picture.tsx";
import { liftableStyle } from "#components/ui/use-drop.ts";
import type { Inspiration } from "./radar.ts";

/** A post of another account: its picture, how far it went, and why that is much. */
export function InspirationCard({
  card,
  onLift,
}: {
  card: Inspiration;
  onLift: (event: PointerEvent<HTMLElement>, card: Inspiration) => void;
}) {
  const t = useTranslations("radar.card");
  const list = useTranslations("radar.list");
  const format = useFormatter();
  const create = useCreateSheet();
  const compact = (number: number) => format.number(number, { notation: "compact", maximumFractionDigits: 1 });
  const { handle, picture, platform, score, text, title, url, views, why } = card;
  const Icon = platform === "video" ? Video : AtSign;
  return (
    <Card className="flex w-full overflow-hidden sm:flex-col">
      {/* What a drag does here, the button below does too. */}
      <div
        onPointerDown={(event) => onLift(event, card)}
        className={cn(liftableStyle, "relative w-28 shrink-0 bg-sunken sm:w-auto pointer-fine:cursor-grab")}
      >
        {picture ? (
          <Picture
            src={picture}
            alt=""
            className={cn(
              "absolute inset-0 size-full object-cover sm:static sm:aspect-video",
              platform === "social" && "object-top",
            )}
          />
        ) : (
          <span className="flex h-full items-center justify-center text-muted sm:aspect-video sm:h-auto">
            <Icon aria-hidden className="size-8" />
          </span>
        )}
        <span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-full bg-raised px-2.5 py-1 text-xs font-semibold text-ink tabular-nums shadow-rise">
          <TrendingUp aria-hidden className="size-3.5 text-success" />
          {format.number(score, { maximumFractionDigits: 1 })}×
          <span className="sr-only sm:not-sr-only">{t("usual")}</span>
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3">
        <div className="flex min-w-0 items-center gap-2 text-xs text-muted">
          <span className="min-w-0 flex-1 truncate font-medium">@{handle}</span>
          <Badge icon={Icon}>{list(platform)}</Badge>
        </div>
        <h3 className="line-clamp-2 text-sm font-semibold text-pretty">{title}</h3>
        <p className="line-clamp-2 text-xs text-muted">{text}</p>
        <p className="mt-auto flex gap-1.5 pt-1 text-xs text-muted tabular-nums">
          <Eye aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {why
            ? t("why", { views: compact(views), handle, usual: compact(why.usual), studied: why.studied })
            : compact(views)}
        </p>
        <div className="flex items-center gap-2 pt-1">
          <Button
            className="flex-1"
            onClick={() => create({ theme: title, day: null })}
            aria-label={t("createFrom", { title })}
          >
            <Sparkles aria-hidden className="size-4" />
            {t("create")}
          </Button>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t("openOf", { title })}
            title={t("open")}
            className="control inline-flex aspect-square shrink-0 items-center justify-center rounded-lg text-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </div>
      </div>
    </Card>
  );
}
