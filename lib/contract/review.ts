import * as z from "zod";
import { FORMATS } from "#lib/domain/format.ts";
import { NAME_MAX } from "#lib/domain/limits.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { COMMENT_MAX, REVIEW_DAYS, REVIEW_STATES } from "#lib/domain/review.ts";
import { operation } from "./operation.ts";
import { deleted, id, text, timestamp } from "./shapes.ts";

const said = text({ min: 1, max: COMMENT_MAX });

const CommentView = z.strictObject({
  id: z.string(),
  author: z.string(),
  isClient: z.boolean(),
  isOwn: z.boolean(),
  text: z.string(),
  slideId: z.string().nullable(),
  second: z.number().nullable(),
  createdAt: timestamp,
  resolvedAt: timestamp.nullable(),
});

const Comments = z.strictObject({ comments: z.array(CommentView) });

export const listComments = operation({
  method: "GET",
  path: "/posts/{id}/comments",
  summary: "List what was said of a post, oldest first",
  audience: "app",
  response: Comments,
  errors: ["not_found"],
});

export const addComment = operation({
  method: "POST",
  path: "/posts/{id}/comments",
  summary: "Say something of a post, of a page or of a second of its video; who is named by @ is mailed",
  audience: "app",
  body: z.strictObject({
    text: said,
    slideId: id("slide").nullable().default(null),
    second: z.number().min(0).max(3600).nullable().default(null),
  }),
  status: 201,
  response: Comments,
  errors: ["not_found"],
});

export const resolveComment = operation({
  method: "POST",
  path: "/posts/{id}/comments/{commentId}/resolve",
  summary: "Resolve a comment, or open it again",
  audience: "app",
  body: z.strictObject({ resolved: z.boolean() }),
  response: Comments,
  errors: ["not_found"],
});

export const deleteComment = operation({
  method: "DELETE",
  path: "/posts/{id}/comments/{commentId}",
  summary: "Delete a comment of one's own",
  audience: "app",
  response: Comments,
  errors: ["not_found"],
});

const LinkView = z.strictObject({
  id: z.string(),
  label: z.string(),
  postId: z.string().nullable(),
  week: z.string().nullable(),
  createdAt: timestamp,
  expiresAt: timestamp,
  seenAt: timestamp.nullable(),
});

export const listReviewLinks = operation({
  method: "GET",
  path: "/projects/{id}/review-links",
  summary: "List the links by which clients review now",
  audience: "app",
  response: z.strictObject({ links: z.array(LinkView) }),
  errors: ["not_found"],
});

export const createReviewLink = operation({
  method: "POST",
  path: "/projects/{id}/review-links",
  summary: "Make a link for a client without an account, to one post or to a week; its address is shown once",
  audience: "app",
  body: z.strictObject({
    label: text({ min: 1, max: NAME_MAX }),
    days: z.int().min(1).max(REVIEW_DAYS.most).default(REVIEW_DAYS.usual),
    postId: id("post").optional(),
    week: z.iso.date().optional().meta({ description: "A day of the week that is shown." }),
  }),
  status: 201,
  response: LinkView.extend({ url: z.url() }),
  errors: ["not_found", "invalid_state"],
});

export const revokeReviewLink = operation({
  method: "DELETE",
  path: "/projects/{id}/review-links/{linkId}",
  summary: "Close a link: whoever has it sees nothing more",
  audience: "app",
  response: deleted,
  errors: ["not_found"],
});

const ReviewView = z.strictObject({
  brand: z.string(),
  label: z.string(),
  timezone: z.string(),
  language: z.enum(LANGUAGES),
  expiresAt: timestamp,
  posts: z.array(
    z.strictObject({
      id: z.string(),
      version: z.int(),
      format: z.enum(FORMATS),
      caption: z.string(),
      scheduledFor: timestamp.nullable(),
      state: z.enum(REVIEW_STATES),
      files: z.array(z.strictObject({ url: z.url(), type: z.enum(["image", "video"]), altText: z.string() })),
      wishes: z.array(z.strictObject({ text: z.string(), at: timestamp, isResolved: z.boolean() })),
    }),
  ),
});

export const readReview = operation({
  method: "GET",
  path: "/review/{token}",
  summary: "Read what a review link shows",
  audience: "site",
  caller: "anyone",
  response: ReviewView,
  errors: ["not_found"],
});

export const answerReview = operation({
  method: "POST",
  path: "/review/{token}/posts/{postId}",
  summary: "Approve a post by a review link, or ask for changes",
  audience: "site",
  caller: "anyone",
  body: z.strictObject({
    verdict: z.enum(["approve", "change"]),
    version: z.int().min(1).meta({ description: "Of the post as it was shown." }),
    text: text({ max: COMMENT_MAX }).default(""),
  }),
  response: ReviewView,
  errors: ["not_found", "invalid_state"],
});
