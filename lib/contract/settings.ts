import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { operation } from "./operation.ts";
import { PostView } from "./posts.ts";
import { timezone } from "./shapes.ts";

const language = z.enum(LANGUAGES);

const SettingsView = z.strictObject({
  projectId: z.string(),
  language,
  timezone: z.string(),
  voice: z.string().nullable().meta({ description: "Null: narrated posts cannot be made yet." }),
  voices: z.array(z.strictObject({ id: z.string(), name: z.string(), kind: z.string() })),
  requiresApproval: z.boolean().meta({ description: "Every post waits for somebody who may approve." }),
  writer: z.strictObject({ name: z.string(), isModel: z.boolean() }),
});

export const readSettings = operation({
  method: "GET",
  path: "/projects/{id}/settings",
  summary: "Read a project's language, zone and voice",
  audience: "app",
  response: SettingsView,
  errors: ["not_found"],
});

export const updateSettings = operation({
  method: "PATCH",
  path: "/projects/{id}/settings",
  summary: "Change a project's language, zone or voice, for future posts",
  audience: "app",
  body: z.strictObject({
    language: language.optional(),
    timezone: timezone.optional(),
    voice: z.string().max(100).nullable().optional(),
    requiresApproval: z.boolean().optional(),
  }),
  response: SettingsView,
  errors: ["not_found"],
});

export const recordPost = operation({
  method: "POST",
  path: "/posts/{id}/record",
  summary: "Record a narrated post's script again; it costs nothing",
  audience: "app",
  response: PostView,
  errors: ["not_found", "invalid_state"],
});
