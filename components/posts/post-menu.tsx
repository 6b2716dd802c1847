"use client";

import {
  Archive,
  Check,
  LinkIcon,
  Copy,
  CopyPlus,
  CalendarClock,
  CalendarX2,
  Ellipsis,
  RotateCcw,
  Sparkles,
  SquarePen,
  Trash2,
  Undo2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Menu, MenuItem, MenuLine, MenuLink } from "#components/ui/menu.tsx";
import { can } from "#lib/domain/post.ts";
import { type PostCard, stateOf } from "./card.ts";
import type { Moves } from "./use-moves.ts";

const RemoveDialog = dynamic(async () => (await import("./remove-dialog.tsx")).RemoveDialog, { ssr: false });
const ShareDialog = dynamic(async () => (await import("#components/review/share-dialog.tsx")).ShareDialog, {
  ssr: false,
});
const ScheduleDialog = dynamic(async () => (await import("./schedule-dialog.tsx")).ScheduleDialog, { ssr: false });

/** What can be done with a post now, and nothing that cannot. */
export function PostMenu({
  card,
  zone,
  moves,
  className,
}: {
  card: PostCard;
  zone: string;
  moves: Moves;
  className?: string;
}) {
  const t = useTranslations("posts.actions");
  const [asks, setAsks] = useState<"schedule" | "remove" | "share" | null>(null);
  const create = useCreateSheet();
  const more = useTranslations("bulk.menu");
  const state = stateOf(card);
  const isUnmade = can("retry", state);
  const acts = useTranslations("bulk.act");
  const review = useTranslations("review.links");
  const isProposed = card.scheduledFor !== null && can("approve", state) && moves.mayApprove;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("label", { theme: card.theme })}
            className={cn("relative z-10", className)}
          >
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      >
        <MenuLink icon={SquarePen} href={`/${card.projectId}/posts/${card.id}`}>
          {t("open")}
        </MenuLink>
        {isUnmade && (
          <MenuItem icon={RotateCcw} onClick={() => moves.retry(card)}>
            {t("retry")}
          </MenuItem>
        )}
        {can("generateIdea", state) && (
          <MenuItem icon={Sparkles} onClick={() => moves.generate(card)}>
            {t("generate")}
          </MenuItem>
        )}
        {isProposed && (
          <MenuItem icon={Check} onClick={() => moves.approve(card)}>
            {acts("approve")}
          </MenuItem>
        )}
        {isProposed && (
          <MenuItem icon={LinkIcon} onClick={() => setAsks("share")}>
            {review("share")}
          </MenuItem>
        )}
        {can("schedule", state) && !isUnmade && (
          <MenuItem icon={CalendarClock} onClick={() => setAsks("schedule")}>
            {card.status === "scheduled" ? t("reschedule") : t("schedule")}
          </MenuItem>
        )}
        {can("unschedule", state) && (
          <MenuItem icon={CalendarX2} onClick={() => moves.unschedule(card)}>
            {t("unschedule")}
          </MenuItem>
        )}
        {card.hasContent && (
          <MenuItem icon={Copy} onClick={() => moves.duplicate(card)}>
            {more("duplicate")}
          </MenuItem>
        )}
        <MenuItem icon={CopyPlus} onClick={() => create({ theme: card.theme, day: null, format: card.format })}>
          {more("another")}
        </MenuItem>
        {can("archive", state) && (
          <MenuItem icon={Archive} onClick={() => moves.archive(card)}>
            {t("archive")}
          </MenuItem>
        )}
        {can("reactivate", state) && (
          <MenuItem icon={Undo2} onClick={() => moves.reactivate(card)}>
            {t("reactivate")}
          </MenuItem>
        )}
        {can("remove", state) && (
          <>
            <MenuLine />
            <MenuItem icon={Trash2} onClick={() => setAsks("remove")}>
              {t("remove")}
            </MenuItem>
          </>
        )}
      </Menu>
      {asks === "schedule" && (
        <ScheduleDialog
          post={card}
          zone={zone}
          onClose={() => setAsks(null)}
          onPick={(when) => {
            setAsks(null);
            moves.schedule(card, when, { seen: true });
          }}
        />
      )}
      {asks === "share" && (
        <ShareDialog projectId={card.projectId} zone={zone} post={card} onClose={() => setAsks(null)} />
      )}
      {asks === "remove" && (
        <RemoveDialog
          onClose={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null);
            moves.remove(card);
          }}
        />
      )}
    </>
  );
}
