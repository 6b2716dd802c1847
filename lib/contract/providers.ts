import * as z from "zod";
import { PARTS } from "#lib/domain/provider.ts";
import { ALL_VENDORS, EFFORTS, PROVIDER_PROBLEMS } from "#lib/domain/vendor.ts";
import { LINK_MAX, PROVIDER_MAX } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { text, timestamp } from "./shapes.ts";

const part = z.enum(PARTS);
const price = z.number().min(0).max(1_000_000);

const SettingsBody = z.strictObject({
  vendor: z.enum(ALL_VENDORS),
  model: text({ min: 1, max: PROVIDER_MAX.model }).transform((model) => model.trim()),
  apiKey: text({ min: 1, max: PROVIDER_MAX.key })
    .transform((key) => key.trim())
    .nullish()
    .meta({ description: "Left out: the one that is kept for the same vendor and address. Null: none." }),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(LINK_MAX)
    .nullable()
    .default(null)
    .meta({ description: "Up to and with the version; null: the vendor's own." }),
  effort: z.enum(EFFORTS).nullable().default(null),
  temperature: z.number().min(0).max(2).nullable().default(null),
  voices: z
    .array(text({ min: 1, max: PROVIDER_MAX.voice }))
    .max(PROVIDER_MAX.voices)
    .default([]),
  prices: z
    .strictObject({ input: price, output: price })
    .nullable()
    .default(null)
    .meta({ description: "Of a million tokens, a picture or a minute." }),
});

const { apiKey: _kept, ...shown } = SettingsBody.shape;

const ProvidersView = z.strictObject({
  parts: z.array(
    z.strictObject({
      part,
      installed: z.string().nullable().meta({ description: "Whom the installation has; null: Pauta itself." }),
      own: z
        .strictObject({
          ...shown,
          model: z.string(),
          hasKey: z.boolean(),
          keyEnding: z.string().nullable().meta({ description: "The key itself is never answered." }),
          savedAt: timestamp,
        })
        .nullable(),
    }),
  ),
  isLocal: z.boolean().meta({ description: "Whether models of this very machine may be looked for." }),
});

const problem = z.enum(PROVIDER_PROBLEMS).nullable();
const TrialView = z.strictObject({
  problem: problem.meta({ description: "Null: it works." }),
  detail: z.string().nullable().meta({ description: "In the provider's own words." }),
});

const shared = { audience: "app", permission: "manageProviders", errors: ["not_found"] } as const;

export const readProviders = operation({
  method: "GET",
  path: "/providers",
  summary: "Read who writes, draws and speaks for the workspace",
  audience: "app",
  permission: "manageProviders",
  response: ProvidersView,
});

export const saveProvider = operation({
  ...shared,
  method: "PATCH",
  path: "/providers/{part}",
  summary: "Have a provider of the workspace's own make a part of its posts",
  body: SettingsBody,
  response: ProvidersView,
});

export const removeProvider = operation({
  ...shared,
  method: "DELETE",
  path: "/providers/{part}",
  summary: "Go back to whom the installation has, and forget the key",
  response: ProvidersView,
});

export const tryProvider = operation({
  ...shared,
  method: "POST",
  path: "/providers/{part}/try",
  summary: "Ask a provider for the least there is, by settings that need not be saved",
  body: SettingsBody,
  response: TrialView,
});

export const listModels = operation({
  ...shared,
  method: "POST",
  path: "/providers/{part}/models",
  summary: "List the models that an address has",
  body: SettingsBody.partial({ model: true }),
  response: z.strictObject({ models: z.array(z.string()), problem }),
});

export const findLocalModels = operation({
  method: "GET",
  path: "/providers/local",
  summary: "Look for models on the machine that Pauta runs on",
  audience: "app",
  permission: "manageProviders",
  response: z.strictObject({
    found: z.strictObject({ baseUrl: z.string(), models: z.array(z.string()) }).nullable(),
  }),
});

export const checkProviders = operation({
  method: "POST",
  path: "/status/providers",
  summary: "Ask each provider that makes the workspace's posts whether it answers",
  audience: "app",
  permission: "readStatus",
  response: z.strictObject({
    checkedAt: timestamp,
    trials: z.array(
      z.strictObject({ part, owner: z.enum(["installation", "workspace"]), name: z.string(), ...TrialView.shape }),
    ),
  }),
});
