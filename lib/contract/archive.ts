import * as z from "zod";
import { operation } from "./operation.ts";

export const exportWorkspace = operation({
  method: "GET",
  path: "/export",
  summary: "Take the whole workspace along as a file",
  audience: "site",
  transport: "file",
  types: ["application/zip"],
  permission: "exportWorkspace",
});

export const importWorkspace = operation({
  method: "POST",
  path: "/import",
  summary: "Bring an exported workspace into this empty one",
  audience: "site",
  bodyKind: "file",
  permission: "importWork",
  status: 201,
  response: z.strictObject({ projects: z.int(), posts: z.int(), files: z.int() }),
  errors: ["invalid_state"],
});
