import * as z from "zod";
import { PLATFORMS, RADAR_STATES } from "#lib/domain/radar.ts";
import { operation } from "./operation.ts";
import { cursor, limit, next, timestamp } from "./shapes.ts";

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
