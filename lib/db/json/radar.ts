import * as z from "zod";
import { PLATFORMS, type RadarKpis, type RadarTargets } from "#lib/domain/radar.ts";
import { CLAIM_KINDS } from "#lib/domain/radar-insight.ts";
import { jsonColumn } from "./stored-json.ts";
import { count, id, seconds } from "./values.ts";

const names = z.array(z.string());

export const radarTargets = jsonColumn<RadarTargets>(
  "RadarRun",
  "targets",
  z.strictObject({ terms: names, hashtags: names, video_terms: names, competitors: names, video_channels: names }),
);

const kpi = z.strictObject({ views: count, studied: count });
export const radarKpis = jsonColumn<RadarKpis>(
  "RadarRun",
  "kpis",
  z.strictObject({ all: kpi, social: kpi, video: kpi }),
);

/** A sentence of the insight; its evidence are ids of inspirations. */
export const radarClaims = jsonColumn(
  "RadarRun",
  "claims",
  z.array(z.strictObject({ kind: z.enum(CLAIM_KINDS), text: z.string(), evidence: z.array(id("insp")) })),
);
export type KeptClaim = z.output<typeof radarClaims.codec>[number];

/** One account as the app lists it. */
export const radarAccounts = jsonColumn(
  "RadarRun",
  "accounts",
  z.array(
    z.strictObject({
      platform: z.enum(PLATFORMS),
      handle: z.string(),
      name: z.string(),
      followers: z.number().nullable(),
      usual: z.number(),
      studied: count,
    }),
  ),
);
export type StudiedAccount = z.output<typeof radarAccounts.codec>[number];

/** An account as it was read, its times as texts. */
export const collectedAccount = jsonColumn(
  "RadarCollected",
  "account",
  z.strictObject({
    handle: z.string(),
    name: z.string(),
    followers: z.number().nullable(),
    posts: z.array(
      z.strictObject({
        shortcode: z.string(),
        url: z.string(),
        caption: z.string(),
        format: z.literal("video"),
        views: z.number(),
        publishedAt: z.iso.datetime(),
        durationSeconds: seconds.nullable(),
        thumbnailUrl: z.string().nullable(),
      }),
    ),
  }),
);

/** Why a post scored as it did, in the numbers that it was scored by. */
export const inspirationWhy = jsonColumn(
  "Inspiration",
  "why",
  z.strictObject({
    usual: z.number(),
    studied: count,
    followers: z.number().nullable(),
    durationSeconds: seconds.nullable(),
  }),
);
export type Why = z.output<typeof inspirationWhy.codec>;
