import * as z from "zod";
import { CONTENT_TYPES, UPLOAD_PURPOSES } from "#lib/domain/media.ts";
import { FILE_NAME_MAX } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { id, text } from "./shapes.ts";

export const uploadFile = operation({
  method: "POST",
  path: "/upload",
  summary: "Put a file into the project's storage",
  audience: "site",
  bodyKind: "file",
  status: 201,
  query: z.object({
    projectId: id("proj"),
    purpose: z.enum(UPLOAD_PURPOSES),
    name: text({ min: 1, max: FILE_NAME_MAX })
      .transform((name) => name.trim())
      .optional(),
  }),
  response: z.strictObject({
    id: z.string().meta({ description: "The clip's or the track's where the file became one; else the file's" }),
    url: z.string(),
    type: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    durationSeconds: z.number().nullable(),
  }),
  errors: ["not_found", "invalid_state"],
});

/** Also at /media/…, which is the address that the storage's files are known by. */
const stored = {
  path: "/media/{key...}",
  audience: "site",
  caller: "public",
  transport: "file",
  types: [...Object.values(CONTENT_TYPES), "image/webp"],
  errors: ["not_found"],
} as const;

export const readMedia = operation({
  ...stored,
  method: "GET",
  summary: "Read a stored file, or a part of it",
  // Any other width than one of ours is overlooked.
  query: z.object({ width: z.string().optional() }),
  headers: ["if-none-match", "if-range", "range"],
});

export const measureMedia = operation({
  ...stored,
  method: "HEAD",
  summary: "Read how long a stored file is",
  headers: ["if-none-match"],
});
