import * as z from "zod";
import { STATUSES } from "#lib/domain/post.ts";
import { ALT_TEXT_MAX, FILE_NAME_MAX, TAG_MAX, TAGS_MAX } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { text, timestamp } from "./shapes.ts";

const file = {
  id: z.string(),
  url: z.url(),
  description: z.string().nullable(),
  tags: z.array(z.string()),
  posts: z.int().meta({ description: "How many posts are made of it." }),
};

const LibraryView = z.strictObject({
  projectId: z.string(),
  photos: z.array(
    z.strictObject({
      ...file,
      altText: z.string().nullable(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      createdAt: timestamp,
    }),
  ),
  clips: z.array(z.strictObject({ ...file, durationSeconds: z.number() })),
  opensClips: z.boolean().meta({ description: "False: the encoder is too old for clips that people upload." }),
});

export const readLibrary = operation({
  method: "GET",
  path: "/projects/{id}/library",
  summary: "List the photos and the clips that were uploaded for a project",
  audience: "app",
  response: LibraryView,
  errors: ["not_found"],
});

export const removeLibraryFile = operation({
  method: "DELETE",
  path: "/projects/{id}/library/{fileId}",
  summary: "Take a photo or a clip out of the library; posts that are made of it keep it",
  audience: "app",
  response: LibraryView,
  errors: ["not_found"],
});

export const restoreLibraryFile = operation({
  method: "POST",
  path: "/projects/{id}/library/{fileId}/restore",
  summary: "Put a removed photo or clip back, within a day",
  audience: "app",
  response: LibraryView,
  errors: ["not_found"],
});

const said = (max: number) => text({ max }).transform((value) => value.trim());

export const describeLibraryFile = operation({
  method: "PATCH",
  path: "/projects/{id}/library/{fileId}",
  summary: "Say what a photo or a clip is called, what it shows and what it is filed under",
  audience: "app",
  body: z.strictObject({
    description: said(FILE_NAME_MAX).optional(),
    altText: said(ALT_TEXT_MAX).optional().meta({ description: "Of a photo; empty: nothing is said of it." }),
    tags: z
      .array(text({ min: 1, max: TAG_MAX }).transform((value) => value.trim()))
      .max(TAGS_MAX)
      .optional(),
  }),
  response: LibraryView,
  errors: ["not_found"],
});

export const readLibraryUses = operation({
  method: "GET",
  path: "/projects/{id}/library/{fileId}/uses",
  summary: "List the posts that are made of a photo or a clip, the newest first",
  audience: "app",
  response: z.strictObject({
    posts: z.array(z.strictObject({ id: z.string(), theme: z.string(), status: z.enum(STATUSES) })),
  }),
  errors: ["not_found"],
});
