"use client";

import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import type { Status } from "#lib/domain/post.ts";
import { STATUS_LOOKS } from "./card.ts";

/** A status by its sign and its word; where the word finds no room, by its sign alone for the eye. */
export function StatusMark({ status, hideWord = false }: { status: Status; hideWord?: boolean }) {
  const t = useTranslations("posts.status");
  const { color, icon: Icon } = STATUS_LOOKS[status];
  return (
    <span className={cn("inline-flex shrink-0 items-center gap-1 align-middle text-xs font-medium", color)}>
      <Icon aria-hidden className={cn("size-3.5", status === "generating" && "animate-spin")} />
      <span className={cn(hideWord && "sr-only")}>{t(status)}</span>
    </span>
  );
}
