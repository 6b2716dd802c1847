"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useMayApprove } from "#components/review/use-may-approve.ts";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { type MoveName, refusalOf } from "#lib/domain/post.ts";
import { askFirst, doubtsOf } from "./ask-first.ts";
import { type PostCard, stateOf } from "./card.ts";
import { placeCard } from "./place-card.ts";
import type { Dates } from "./use-dates.ts";

/** A move and its undo, pressed in quick succession, must not overtake each other. */
const IN_TURN = { turn: "moves" };

/** Everything that can happen to a post from outside its editor: shown at once, undone where it can be. */
export function useMoves(dates: Dates) {
  const t = useTranslations("posts.done");
  const bulk = useTranslations("bulk.done");
  const mayApprove = useMayApprove();
  const router = useRouter();
  const reasons = useTranslations("reasons");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const operations = {
    schedule: useOperation("schedulePost", IN_TURN),
    unschedule: useOperation("unschedulePost", IN_TURN),
    archive: useOperation("archivePost", IN_TURN),
    reactivate: useOperation("reactivatePost", IN_TURN),
    retry: useOperation("retryPost", IN_TURN),
    makeBuiltIn: useOperation("makeBuiltIn", IN_TURN),
    generate: useOperation("generateIdea", IN_TURN),
    remove: useOperation("deletePost", IN_TURN),
    duplicate: useOperation("duplicatePost", IN_TURN),
    approve: useOperation("approvePost", IN_TURN),
  };

  const refused = (name: MoveName, card: PostCard): boolean => {
    const reason = refusalOf(name, stateOf(card));
    if (reason) toast.error(reasons(reason));
    return reason !== null;
  };
  const begin = (after: PostCard) => {
    void cache.cancelQueries({ queryKey: ["listCards"] });
    const putBack = placeCard(cache, after);
    return (error: Parameters<typeof errorText>[0]) => {
      putBack();
      toast.error(errorText(error));
    };
  };

  /** Whether it is done now: what speaks against an hour is asked first, unless a person has seen it. */
  function schedule(card: PostCard, when: Date, { quiet = false, seen = false } = {}): boolean {
    if (refused("schedule", card)) return false;
    if (when <= new Date()) {
      toast.error(reasons("when_not_in_future"));
      return false;
    }
    const doubts = seen || quiet ? null : doubtsOf(cache, card, when);
    if (doubts) {
      askFirst({ ...doubts, projectId: card.projectId, go: () => schedule(card, when, { seen: true }) });
      return false;
    }
    const after: PostCard = {
      ...card,
      status: mayApprove ? "scheduled" : "draft",
      scheduledFor: when.toISOString(),
      failure: null,
    };
    const onError = begin(after);
    const body = { when: when.toISOString() };
    operations.schedule.mutate({ params: { id: card.id }, body }, { onError });
    if (quiet) return true;
    if (!mayApprove) {
      toast.success(t("proposed", { date: dates.dateTime(when) }));
      return true;
    }
    const undo = undoOf(card, after);
    toast.success(
      t("scheduled", { date: dates.dateTime(when) }),
      undo && { action: { label: t("undo"), onClick: undo } },
    );
    return true;
  }

  function approve(card: PostCard, { seen = false } = {}) {
    if (refused("approve", card)) return;
    const doubts = seen || card.scheduledFor === null ? null : doubtsOf(cache, card, new Date(card.scheduledFor));
    if (doubts) {
      askFirst({ ...doubts, projectId: card.projectId, go: () => approve(card, { seen: true }) });
      return;
    }
    const after: PostCard = { ...card, status: "scheduled" };
    const onError = begin(after);
    operations.approve.mutate({ params: { id: card.id } }, { onError });
    toast.success(t("scheduled", { date: dates.dateTime(card.scheduledFor ?? "") }));
  }

  function unschedule(card: PostCard, { quiet = false } = {}) {
    if (refused("unschedule", card)) return;
    const after: PostCard = { ...card, status: "draft", scheduledFor: null };
    const onError = begin(after);
    operations.unschedule.mutate({ params: { id: card.id } }, { onError });
    if (quiet) return;
    const undo = undoOf(card, after);
    toast.success(t("unscheduled"), undo && { action: { label: t("undo"), onClick: undo } });
  }

  /** Back to where it was; nothing where that moment has passed. */
  function undoOf(before: PostCard, after: PostCard): (() => void) | undefined {
    if (before.status !== "scheduled") return () => unschedule(after, { quiet: true });
    const when = new Date(before.scheduledFor ?? 0);
    return when > new Date() ? () => schedule(after, when, { quiet: true }) : undefined;
  }

  function archive(card: PostCard) {
    if (refused("archive", card)) return;
    const after: PostCard = { ...card, status: "archived", scheduledFor: null };
    const onError = begin(after);
    const params = { id: card.id };
    operations.archive.mutate({ params }, { onError });
    toast.success(t("archived", { count: 1 }), {
      action: { label: t("undo"), onClick: () => reactivate(after, true) },
    });
  }

  function reactivate(card: PostCard, quiet = false) {
    const onError = begin({ ...card, status: "draft" });
    operations.reactivate.mutate({ params: { id: card.id } }, { onError });
    if (!quiet) toast.success(t("reactivated", { count: 1 }));
  }

  const making = (card: PostCard): PostCard => ({
    ...card,
    status: "queued",
    failure: null,
    making: { step: null, progress: 0, waiting: null },
  });

  const again = (name: "retry" | "makeBuiltIn") => (card: PostCard) => {
    const onError = begin(making(card));
    operations[name].mutate({ params: { id: card.id } }, { onError, onSuccess: () => toast.success(t("retried")) });
  };
  const retry = again("retry");
  const makeBuiltIn = again("makeBuiltIn");

  function generate(card: PostCard) {
    const onError = begin(making(card));
    operations.generate.mutate({ params: { id: card.id } }, { onError });
  }

  const remove = (card: PostCard) =>
    operations.remove.mutate(
      { params: { id: card.id } },
      {
        onSuccess: () => toast.success(t("removed")),
        onError: (error) => toast.error(errorText(error)),
      },
    );

  const duplicate = (card: PostCard) =>
    operations.duplicate.mutate(
      { params: { id: card.id } },
      {
        onSuccess: ({ id }) => {
          const open = { label: t("open"), onClick: () => router.push(`/${card.projectId}/posts/${id}`) };
          toast.success(bulk("duplicated"), { action: open });
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );

  return {
    mayApprove,
    approve,
    schedule,
    unschedule,
    archive,
    reactivate,
    retry,
    makeBuiltIn,
    generate,
    remove,
    duplicate,
  };
}

export type Moves = ReturnType<typeof useMoves>;
