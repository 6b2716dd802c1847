import type { PostCard } from "#components/posts/card.ts";
import type { Detail, Post } from "./post.ts";

/** The post as its card, for what can be done with it. */
export const cardOf = (post: Post, detail: Detail): PostCard => ({
  id: post.id,
  projectId: post.projectId,
  format: post.format,
  status: post.status,
  theme: detail.theme,
  textContent: post.textContent,
  scheduledFor: post.scheduledFor,
  publishedAt: detail.publishedAt,
  createdAt: detail.createdAt,
  origin: detail.origin,
  reason: detail.reason,
  cover: post.mediaUrls[0] ?? null,
  making: null,
  failure: detail.failure,
  matter: detail.written?.matter ?? null,
  views: null,
  openComments: 0,
  isDoubted: detail.doubts.length > 0,
  hasContent: post.content !== null,
});
