import type { Context } from "#lib/runtime/context.ts";
import type { OwnPicture } from "#lib/domain/own-picture.ts";
import { excerpt } from "#lib/domain/text.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { checkTheme as check } from "#lib/services/generation/check-theme.ts";
import * as ideas from "#lib/services/studio/ideas.ts";
import { listCards as list } from "#lib/services/studio/list-cards.ts";
import { readPostDetail as read } from "#lib/services/studio/read-detail.ts";
import { settleDoubts as settle } from "#lib/services/posts/settle-doubts.ts";
import { readMark as markOf } from "#lib/services/studio/read-mark.ts";
import { readStudio as studioOf } from "#lib/services/studio/read-studio.ts";
import { readTimeline as timelineOf } from "#lib/services/studio/read-timeline.ts";
import type { Handler } from "./handler.ts";
import { presentCover } from "./present-cover.ts";
import { presentPost } from "./present-post.ts";

const CARD_TEXT_MAX = 140;

export const listCards: Handler<"listCards"> = async (context, { query }) => {
  const { cards, next } = await list(context, query);
  return {
    cards: cards.map(({ coverKey, failureReason, media: [first], progress, provider, step, waitsUntil, ...card }) => ({
      ...card,
      textContent: card.textContent && excerpt(card.textContent, CARD_TEXT_MAX),
      scheduledFor: card.scheduledFor?.toISOString() ?? null,
      publishedAt: card.publishedAt?.toISOString() ?? null,
      createdAt: card.createdAt.toISOString(),
      cover: presentCover(context, coverKey, first),
      making:
        card.status === "queued" || card.status === "generating"
          ? { step, progress: progress ?? 0, waiting: presentWaiting(provider, waitsUntil) }
          : null,
      failure: card.status === "failed" ? failureReason : null,
    })),
    next,
  };
};

const presentWaiting = (provider: string | null, until: Date | null) =>
  until && { provider, until: until.toISOString() };

export const readPostDetail: Handler<"readPostDetail"> = async (context, { params }) => {
  const { making, photos, post, shown, texts, ...detail } = await read(context, params.id);
  return {
    id: post.id,
    theme: post.theme,
    link: post.link,
    origin: post.origin,
    createdAt: post.createdAt.toISOString(),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    version: post.version,
    isRendering: post.isStale,
    pages: post.slides.map(({ earlierKey, id, imageKey, texture }) => ({
      id,
      texture,
      picture: imageKey && mediaUrl(context, imageKey),
      earlier: earlierKey && mediaUrl(context, earlierKey),
      texts: texts[id] ?? [],
      own: shown[id]?.map((picture) => presentShown(context, picture)) ?? [],
    })),
    photos: photos.map((picture) => picture && presentShown(context, picture)),
    ...detail,
    making: making && {
      steps: [...making.steps],
      step: making.step,
      progress: making.progress,
      ahead: making.ahead,
      waiting: presentWaiting(making.provider, making.waitsUntil),
      enqueuedAt: making.enqueuedAt.toISOString(),
      startedAt: making.startedAt?.toISOString() ?? null,
      finishedAt: making.finishedAt?.toISOString() ?? null,
    },
  };
};

const presentShown = (context: Pick<Context, "settings">, { key, ...picture }: OwnPicture) => ({
  ...picture,
  url: mediaUrl(context, key),
});

export const readTimeline: Handler<"readTimeline"> = async (context, { params }) => ({
  events: (await timelineOf(context, params.id)).map((event) => ({ ...event, at: event.at.toISOString() })),
});

export const retryPost: Handler<"retryPost"> = async (context, { params }) =>
  presentPost(context, await ideas.retryPost(context, params.id));

export const makeBuiltIn: Handler<"makeBuiltIn"> = async (context, { params }) =>
  presentPost(context, await ideas.retryPost(context, params.id, { isBuiltIn: true }));

export const settleDoubts: Handler<"settleDoubts"> = async (context, { params }) =>
  presentPost(context, await settle(context, params.id));

export const noteIdea: Handler<"noteIdea"> = async (context, { body }) =>
  presentPost(context, await ideas.noteIdea(context, body));

export const generateIdea: Handler<"generateIdea"> = async (context, { params }) =>
  presentPost(context, await ideas.generateIdea(context, params.id));

export const checkTheme: Handler<"checkTheme"> = async (context, { body }) => ({ matter: await check(context, body) });

export const readMark: Handler<"readMark"> = async (context, { params }) => ({
  mark: await markOf(context, params.id),
});

export const readStudio: Handler<"readStudio"> = (context, { params }) => studioOf(context, params.id);
