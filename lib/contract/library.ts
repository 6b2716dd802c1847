import * as z from "zod";
import { operation } from "./operation.ts";

const file = { id: z.string(), url: z.url(), description: z.string().nullable() };

const LibraryView = z.strictObject({
  projectId: z.string(),
  photos: z.array(z.strictObject({ ...file, width: z.int().nullable(), height: z.int().nullable() })),
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
