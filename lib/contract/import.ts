import * as z from "zod";
import { operation } from "./operation.ts";

/** Stands apart from the registry: its body is the file itself, at /api/import and by session alone. */
export const importArchive = operation({
  method: "POST",
  path: "/import",
  summary: "Bring an exported workspace into this empty one",
  audience: "app",
  status: 201,
  response: z.strictObject({ projects: z.int(), posts: z.int(), files: z.int() }),
});
