"use client";

import {
  Archive,
  Check,
  LinkIcon,
  Copy,
  CopyPlus,
  CalendarClock,
  CalendarX2,
  RotateCcw,
  Sparkles,
  SquarePen,
  Trash2,
  Undo2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import { MenuItem, MenuLine, MenuLink } from "#components/ui/menu.tsx";
import { can } from "#lib/domain/post.ts";
import { type PostCard, stateOf } from "./card.ts";
import type { Moves } from "./use-moves.ts";

/** What is asked before it is done. */
export type Asks = "schedule" | "remove" | "share";

/** What can be done with a post now, and nothing that cannot. */
export function PostMenuItems({ card, moves, onAsk }: { card: PostCard; moves: Moves; onAsk: (asks: Asks) => void }) {
  const t = useTranslations("posts.actions");
  const more = useTranslations("bulk.menu");
  const acts = useTranslations("bulk.act");
  const review = useTranslations("review.links");
  const create = useCreateSheet();
  const state = stateOf(card);
  const isUnmade = can("retry", state);
  const isProposed = card.scheduledFor !== null && can("approve", state) && moves.mayApprove;
  return (
    <>
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
        <MenuItem icon={LinkIcon} onClick={() => onAsk("share")}>
          {review("share")}
        </MenuItem>
      )}
      {can("schedule", state) && !isUnmade && (
        <MenuItem icon={CalendarClock} onClick={() => onAsk("schedule")}>
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
          <MenuItem icon={Trash2} onClick={() => onAsk("remove")}>
            {t("remove")}
          </MenuItem>
        </>
      )}
    </>
  );
}
