"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { PostCard } from "#components/posts/card.ts";
import { placeCard } from "#components/posts/place-card.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Format } from "#lib/domain/format.ts";

/** Sends a wish to be made; its card is on the shelf as soon as it is accepted. */
export function useCreate(projectId: string, onDone: () => void) {
  const t = useTranslations("create");
  const cache = useQueryClient();
  const router = useRouter();
  const accept = useOperation("createPost");
  const idea = useOperation("noteIdea");

  const create = (format: Format, wish: { theme: string } | { link: string }) =>
    accept.mutate(
      { body: { projectId, format, ...wish } },
      {
        onSuccess: ({ postId }) => {
          const theme = "theme" in wish ? wish.theme : wish.link;
          placeCard(cache, newCard({ id: postId, projectId, format, theme }));
          onDone();
          const open = { label: t("open"), onClick: () => router.push(`/${projectId}/posts/${postId}`) };
          toast.success(t("started"), { action: open });
        },
      },
    );
  const note = (format: Format, theme: string) =>
    idea.mutate(
      { body: { projectId, format, theme } },
      {
        onSuccess: () => {
          onDone();
          toast.success(t("noted"));
        },
      },
    );
  return { create, note, error: accept.error ?? idea.error, isPending: accept.isPending || idea.isPending };
}

const newCard = (wish: Pick<PostCard, "id" | "projectId" | "format" | "theme">): PostCard => ({
  ...wish,
  status: "queued",
  textContent: null,
  scheduledFor: null,
  publishedAt: null,
  createdAt: new Date().toISOString(),
  origin: "app",
  reason: null,
  cover: null,
  making: { step: null, progress: 0 },
  failure: null,
});
