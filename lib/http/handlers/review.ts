import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import * as comments from "#lib/services/review/comments.ts";
import { answerReview as answer } from "#lib/services/review/answer-review.ts";
import * as links from "#lib/services/review/links.ts";
import { readReview as read, type Review } from "#lib/services/review/read-review.ts";
import type { Visit } from "#lib/http/doors/visit.ts";
import type { Handler } from "./handler.ts";

const presentComments = (rows: Awaited<ReturnType<typeof comments.listComments>>) => ({
  comments: rows.map(({ createdAt, resolvedAt, ...comment }) => ({
    ...comment,
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  })),
});

export const listComments: Handler<"listComments"> = async (context, { params }) =>
  presentComments(await comments.listComments(context, params.id));

export const addComment: Handler<"addComment"> = async (context, { body, params }) =>
  presentComments(await comments.addComment(context, params.id, body));

export const resolveComment: Handler<"resolveComment"> = async (context, { body, params }) =>
  presentComments(await comments.resolveComment(context, params.id, params.commentId, body.resolved));

export const deleteComment: Handler<"deleteComment"> = async (context, { params }) =>
  presentComments(await comments.deleteComment(context, params.id, params.commentId));

const presentLink = ({ createdAt, expiresAt, id, label, postId, seenAt, week }: links.LinkRow) => ({
  id,
  label,
  postId,
  week,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
});

export const listReviewLinks: Handler<"listReviewLinks"> = async (context, { params }) => ({
  links: (await links.listReviewLinks(context, params.id)).map(presentLink),
});

export const createReviewLink: Handler<"createReviewLink"> = async (context, { body, params }) => {
  const { url, ...link } = await links.createReviewLink(context, params.id, body);
  return { ...presentLink(link), url };
};

export const revokeReviewLink: Handler<"revokeReviewLink"> = async (context, { params }) => {
  await links.revokeReviewLink(context, params.id, params.linkId);
  return { id: params.linkId, deleted: true };
};

const presentReview = (visit: Visit, { expiresAt, posts, ...review }: Review) => ({
  ...review,
  expiresAt: expiresAt.toISOString(),
  posts: posts.map(({ files, scheduledFor, wishes, ...post }) => ({
    ...post,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    files: files.map(({ altText, key, type }) => ({ url: mediaUrl(visit, key), type, altText })),
    wishes: wishes.map(({ at, ...wish }) => ({ ...wish, at: at.toISOString() })),
  })),
});

export const readReview: Handler<"readReview"> = async (visit, { params }) =>
  presentReview(visit, await read(visit, params.token));

export const answerReview: Handler<"answerReview"> = async (visit, { body, params }) =>
  presentReview(visit, await answer(visit, params.token, params.postId, body));
