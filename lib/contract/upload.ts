import * as z from "zod";
import { UPLOAD_PURPOSES } from "#lib/domain/media.ts";
import { operation } from "./operation.ts";
import { id, text } from "./shapes.ts";

/** Stands apart from the registry: its body is the file itself, at /api/upload and by session alone. */
export const upload = operation({
  method: "POST",
  path: "/upload",
  summary: "Put a file into the project's storage",
  audience: "app",
  status: 201,
  query: z.object({
    projectId: id("proj"),
    purpose: z.enum(UPLOAD_PURPOSES),
    name: text({ min: 1, max: 200 })
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
});
