"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useErrorText } from "#components/frame/use-error-text.ts";
import type { PostCard } from "#components/posts/card.ts";
import { placeCard } from "#components/posts/place-card.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Format } from "#lib/domain/format.ts";

/** Sends a wish to be made; its card is in its place as soon as it is accepted. */
export function useCreate(projectId: string, when: Date | null, onDone: () => void) {
  const t = useTranslations("create");
  const cache = useQueryClient();
  const router = useRouter();
  const errorText = useErrorText();
  const accept = useOperation("createPost");
  const idea = useOperation("noteIdea");
  const generate = useOperation("generateIdea");
  const scheduledFor = when?.toISOString() ?? null;
  const on = scheduledFor === null ? {} : { when: scheduledFor };

  const started = (id: string, format: Format, theme: string) => {
    placeCard(cache, newCard({ id, projectId, format, theme, scheduledFor }));
    onDone();
    const open = { label: t("open"), onClick: () => router.push(`/${projectId}/posts/${id}`) };
    toast.success(t("started"), { action: open });
  };
  const create = (format: Format, wish: { theme: string } | { link: string }) => {
    const theme = "theme" in wish ? wish.theme : wish.link;
    if (scheduledFor === null) {
      const body = { projectId, format, ...wish };
      accept.mutate({ body }, { onSuccess: ({ postId }) => started(postId, format, theme) });
      return;
    }
    // What is made of an idea keeps the idea's day.
    const make = ({ id }: { id: string }) =>
      generate.mutate(
        { params: { id } },
        {
          onSuccess: () => started(id, format, theme),
          // The idea is there, on its day: sent again, there would be two.
          onError: (error) => {
            onDone();
            toast.error(errorText(error));
          },
        },
      );
    idea.mutate({ body: { projectId, format, theme, ...on } }, { onSuccess: make });
  };
  const note = (format: Format, theme: string) =>
    idea.mutate(
      { body: { projectId, format, theme, ...on } },
      {
        onSuccess: () => {
          onDone();
          toast.success(t(scheduledFor === null ? "noted" : "notedOn"));
        },
      },
    );
  const isPending = accept.isPending || idea.isPending || generate.isPending;
  return { create, note, error: accept.error ?? idea.error, isPending };
}

const newCard = (wish: Pick<PostCard, "id" | "projectId" | "format" | "theme" | "scheduledFor">): PostCard => ({
  ...wish,
  status: "queued",
  textContent: null,
  publishedAt: null,
  createdAt: new Date().toISOString(),
  origin: "app",
  reason: null,
  cover: null,
  making: { step: null, progress: 0, waiting: null },
  failure: null,
  matter: null,
  isDoubted: false,
  views: null,
  openComments: 0,
  hasContent: false,
});
