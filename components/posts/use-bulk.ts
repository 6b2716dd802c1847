"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { BulkAct } from "#lib/domain/bulk.ts";
import { can } from "#lib/domain/post.ts";
import { type PostCard, stateOf } from "./card.ts";

/** Whether an act has anything to do with a post as it stands; the server says the last word. */
const TAKES: Record<BulkAct, (card: PostCard) => boolean> = {
  spread: (card) => card.status !== "scheduled" && card.hasContent && can("schedule", stateOf(card)),
  move: (card) => card.scheduledFor !== null && can("postpone", stateOf(card)),
  approve: (card) => card.scheduledFor !== null && can("approve", stateOf(card)),
  archive: (card) => can("archive", stateOf(card)),
  reactivate: (card) => can("reactivate", stateOf(card)),
  remove: (card) => can("remove", stateOf(card)),
};

export const takenBy = (act: BulkAct, cards: readonly PostCard[]): PostCard[] => cards.filter(TAKES[act]);

/** One act upon many posts: what was done is told and can be undone where it can, what was refused says why. */
export function useBulk(onDone: () => void) {
  const t = useTranslations("bulk.done");
  const done = useTranslations("posts.done");
  const reasons = useTranslations("reasons");
  const errorText = useErrorText();
  const change = useOperation("changePosts", { turn: "moves" });

  const run = (act: BulkAct, ids: string[], { days = 0, approves = false, quiet = false } = {}) =>
    change.mutate(
      { body: { posts: ids, act, days, approves } },
      {
        onError: (error) => toast.error(errorText(error)),
        onSuccess: ({ changed, refused }) => {
          const [first] = refused;
          if (first) toast.warning(t("refused", { count: refused.length, reason: reasons(first.reason) }));
          if (quiet) return;
          onDone();
          if (changed.length === 0) return;
          const undo = undoOf(act, changed, days, approves);
          const count = changed.length;
          const said = act === "archive" || act === "reactivate" ? done(`${act}d`, { count }) : t(act, { count });
          toast.success(said, undo && { action: { label: done("undo"), onClick: undo } });
        },
      },
    );

  function undoOf(act: BulkAct, ids: string[], days: number, approves: boolean) {
    if (act === "archive") return () => run("reactivate", ids, { quiet: true });
    if (act === "move" && !approves) return () => run("move", ids, { days: -days, quiet: true });
    return undefined;
  }
  return { run, isPending: change.isPending };
}
