import * as z from "zod";
import { PARTS, PROVIDER_FAULTS } from "#lib/domain/provider.ts";
import { USAGE_CAP } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { cents, timestamp } from "./shapes.ts";

const part = z.enum(PARTS);
const cost = z.number().nullable().meta({ description: "Null: nobody said what its provider costs." });

/** What calls took, of whatever they are summed up. */
export const Taken = {
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  pictures: z.int(),
  seconds: z.number(),
  cost,
  unpriced: z.int().meta({ description: "Calls that answered, and nobody said what they cost." }),
};

export const OfProvider = z.strictObject({ part, provider: z.string(), faults: z.int(), ...Taken });

export const readUsage = operation({
  method: "GET",
  path: "/usage",
  summary: "Read what the workspace's providers took: this month by provider and by post, and the months before",
  audience: "app",
  permission: "manageUsage",
  response: z.strictObject({
    currency: z.string(),
    capCents: cents.nullable().meta({ description: "Null: a month may cost what it does." }),
    /** whether a provider makes any part; else there is nothing to take */
    hasProvider: z.boolean(),
    month: z.strictObject({ from: timestamp, to: timestamp, ...Taken }),
    providers: z.array(OfProvider),
    posts: z
      .array(
        z.strictObject({
          id: z.string(),
          projectId: z.string().nullable().meta({ description: "Null: the post was deleted." }),
          theme: z.string().nullable(),
          ...Taken,
        }),
      )
      .meta({ description: "This month's dearest." }),
    months: z
      .array(z.strictObject({ from: timestamp, ...Taken }))
      .meta({ description: "Before this one, latest first." }),
  }),
});

export const capUsage = operation({
  method: "PATCH",
  path: "/usage",
  summary: "Set how much a month of the workspace's providers may cost",
  audience: "app",
  permission: "manageUsage",
  body: z.strictObject({ capCents: cents.min(USAGE_CAP.least).max(USAGE_CAP.most).nullable() }),
  response: z.strictObject({ capCents: cents.nullable() }),
});

export const listHolds = operation({
  method: "GET",
  path: "/providers/holds",
  summary: "List the providers that are left alone for a while, since they failed some times in a row",
  audience: "app",
  permission: "readStatus",
  response: z.strictObject({
    holds: z.array(
      z.strictObject({
        part,
        provider: z.string(),
        fault: z.enum(PROVIDER_FAULTS),
        since: timestamp,
        until: timestamp.meta({ description: "When one post tries it again." }),
        posts: z.int().meta({ description: "Of the workspace's, how many wait for it." }),
      }),
    ),
  }),
});
