import * as z from "zod";
import { operation } from "./operation.ts";
import { text, timestamp } from "./shapes.ts";
import { KEY_NAME_MAX } from "#lib/domain/limits.ts";

const KeyView = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z.string().meta({ description: "How the secret begins." }),
  createdBy: z.string().meta({ description: "The maker's name." }),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});

export const listKeys = operation({
  method: "GET",
  path: "/keys",
  summary: "List the workspace's API keys",
  audience: "app",
  permission: "manageKeys",
  response: z.strictObject({ keys: z.array(KeyView), planIncludesApi: z.boolean() }),
});

export const createKey = operation({
  method: "POST",
  path: "/keys",
  summary: "Create an API key; its secret is shown this once",
  audience: "app",
  permission: "manageKeys",
  body: z.strictObject({ name: text({ min: 1, max: KEY_NAME_MAX }) }),
  status: 201,
  response: z.strictObject({ key: KeyView, secret: z.string() }),
});

export const revokeKey = operation({
  method: "DELETE",
  path: "/keys/{id}",
  summary: "Revoke an API key at once",
  audience: "app",
  permission: "manageKeys",
  response: z.strictObject({ id: z.string(), deleted: z.literal(true) }),
  errors: ["not_found"],
});
