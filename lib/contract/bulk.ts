import * as z from "zod";
import { BULK_ACTS, BULK_MAX, MOVE_DAYS_MAX } from "#lib/domain/bulk.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { THEME_MAX } from "#lib/domain/limits.ts";
import { REASONS } from "#lib/domain/refusal.ts";
import { SHEET_ROWS_MAX } from "#lib/domain/sheet.ts";
import { operation } from "./operation.ts";
import { PostView } from "./posts.ts";
import { id, instant, text } from "./shapes.ts";

// Many posts at once.

export const createPosts = operation({
  method: "POST",
  path: "/posts/batch",
  summary: "Create a post of each row, for a credit each, or note each as an idea; all of them or none",
  audience: "app",
  body: z.strictObject({
    projectId: id("proj"),
    as: z.enum(["posts", "ideas"]),
    rows: z
      .array(
        z.strictObject({
          theme: text({ min: 1, max: THEME_MAX }),
          format: z.enum(FORMATS),
          when: instant.nullable(),
        }),
      )
      .min(1)
      .max(SHEET_ROWS_MAX),
  }),
  status: 202,
  response: z.strictObject({ posts: z.array(z.string()), remainingCredits: z.int() }),
  errors: ["not_found", "invalid_state"],
});

export const changePosts = operation({
  method: "POST",
  path: "/posts/changes",
  summary: "Do one thing to many posts; what cannot be done to one is told and keeps no other back",
  audience: "app",
  body: z.strictObject({
    posts: z.array(id("post")).min(1).max(BULK_MAX),
    act: z.enum(BULK_ACTS),
    days: z
      .int()
      .min(-MOVE_DAYS_MAX)
      .max(MOVE_DAYS_MAX)
      .default(0)
      .meta({ description: "By how many days `move` moves, on the project's clock." }),
    approves: z.boolean().default(false).meta({ description: "What `move` moves is approved as well." }),
  }),
  response: z.strictObject({
    changed: z.array(z.string()),
    refused: z.array(z.strictObject({ id: z.string(), reason: z.enum(REASONS) })),
  }),
});

export const duplicatePost = operation({
  method: "POST",
  path: "/posts/{id}/duplicate",
  summary: "Make a draft of its own out of a post's content; it costs nothing",
  audience: "app",
  status: 201,
  response: PostView,
  errors: ["not_found", "invalid_state"],
});
