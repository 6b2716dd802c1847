import * as z from "zod";
import { SEARCH_MAX, TARGET_MAX } from "#lib/domain/limits.ts";
import {
  PLATFORMS,
  RADAR_FAILURES,
  RADAR_PHASES,
  RADAR_STATES,
  TARGET_LIMITS,
  type TargetList,
} from "#lib/domain/radar.ts";
import { operation } from "./operation.ts";
import { cursor, integerText, limit, next, text, timestamp } from "./shapes.ts";

const texts = z.array(z.string());
const kpi = z.strictObject({ views: z.int(), studied: z.int() });
const platform = z.enum(PLATFORMS);

export const readRadarAnalysis = operation({
  method: "GET",
  path: "/projects/{id}/radar/analysis",
  summary: "Read how the latest Radar run stands, and what the last completed one found",
  response: z.strictObject({
    state: z.enum(RADAR_STATES),
    startedAt: timestamp.nullable(),
    phase: z.string().nullable(),
    error: z.string().nullable(),
    lastCompleted: z
      .strictObject({
        id: z.string(),
        completedAt: timestamp,
        insight: z.string().nullable(),
        targets: z.strictObject({
          terms: texts,
          hashtags: texts,
          video_terms: texts,
          competitors: texts,
          video_channels: texts,
        }),
        kpis: z.strictObject({ all: kpi, video: kpi, social: kpi }),
      })
      .nullable(),
  }),
  errors: ["not_found"],
  etag: true,
});

export const listInspirations = operation({
  method: "GET",
  path: "/projects/{id}/radar/inspirations",
  summary: "List what others posted, best score first",
  query: z.object({
    platform: platform.optional(),
    limit: limit({ initial: 10 }),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    total: z.int(),
    next,
    inspirations: z.array(
      z.strictObject({
        shortcode: z.string(),
        url: z.url(),
        handle: z.string(),
        caption: z.string(),
        platform,
        format: z.string(),
        score: z.number(),
        views: z.int(),
        firstSeenAt: timestamp,
        publishedAt: timestamp,
      }),
    ),
  }),
  errors: ["not_found"],
});

const entries = (list: TargetList) => z.array(text({ min: 1, max: TARGET_MAX })).max(TARGET_LIMITS[list].named);
const Targets = z.strictObject({
  terms: texts,
  hashtags: texts,
  video_terms: texts,
  competitors: texts,
  video_channels: texts,
});
const failure = z.enum(RADAR_FAILURES);

const RadarView = z.strictObject({
  state: z.enum(RADAR_STATES),
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  phase: z.enum(RADAR_PHASES).nullable(),
  /** of the accounts to be read */
  collected: z.strictObject({ done: z.int(), total: z.int() }).nullable(),
  failure: failure.nullable(),
  lastCompleted: z
    .strictObject({
      id: z.string(),
      completedAt: timestamp,
      claims: z.array(z.strictObject({ kind: z.string(), text: z.string(), evidence: texts })),
      kpis: z.strictObject({ all: kpi, video: kpi, social: kpi }),
      targets: Targets,
      accounts: z.array(
        z.strictObject({
          platform,
          handle: z.string(),
          name: z.string(),
          followers: z.int().nullable(),
          usual: z.int(),
          studied: z.int(),
        }),
      ),
    })
    .nullable(),
  /** what a person named; an empty list is found from the brand */
  targets: Targets,
  sources: z.array(z.strictObject({ platform, name: z.string() })),
});

export const readRadar = operation({
  method: "GET",
  path: "/projects/{id}/radar",
  summary: "Read all that the app shows of a project's Radar but its inspirations",
  audience: "app",
  response: RadarView,
  errors: ["not_found"],
});

export const startRadar = operation({
  method: "POST",
  path: "/projects/{id}/radar/start",
  summary: "Start a Radar run",
  audience: "app",
  status: 202,
  response: RadarView,
  errors: ["not_found", "invalid_state"],
});

export const stopRadar = operation({
  method: "POST",
  path: "/projects/{id}/radar/stop",
  summary: "Stop the Radar run that is in progress",
  audience: "app",
  response: RadarView,
  errors: ["not_found", "invalid_state"],
});

export const updateRadarTargets = operation({
  method: "PATCH",
  path: "/projects/{id}/radar/targets",
  summary: "Name what the next Radar runs look at; an empty list is found from the brand",
  audience: "app",
  body: z.strictObject({
    terms: entries("terms").optional(),
    hashtags: entries("hashtags").optional(),
    video_terms: entries("video_terms").optional(),
    competitors: entries("competitors").optional(),
    video_channels: entries("video_channels").optional(),
  }),
  response: RadarView,
  errors: ["not_found"],
});

export const listRadarCards = operation({
  method: "GET",
  path: "/projects/{id}/radar/cards",
  summary: "List inspirations with their pictures and why they scored, best score first",
  audience: "app",
  query: z.object({
    platform: platform.optional(),
    handle: text({ min: 1, max: TARGET_MAX }).optional(),
    search: text({ max: SEARCH_MAX }).optional(),
    claim: integerText({ min: 0, max: 50 })
      .optional()
      .meta({ description: "Only what shows this sentence of the last insight, by its place." }),
    limit: limit({ initial: 24 }),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    total: z.int(),
    next,
    cards: z.array(
      z.strictObject({
        id: z.string(),
        url: z.url(),
        platform,
        handle: z.string(),
        title: z.string(),
        text: z.string(),
        score: z.number(),
        views: z.int(),
        publishedAt: timestamp,
        picture: z.url().nullable(),
        why: z
          .strictObject({
            usual: z.int(),
            studied: z.int(),
            followers: z.int().nullable(),
            durationSeconds: z.int().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  errors: ["not_found"],
});
