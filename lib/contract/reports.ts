import * as z from "zod";
import { FORMATS } from "#lib/domain/format.ts";
import { operation } from "./operation.ts";
import { cursor, limit, next, period, timestamp } from "./shapes.ts";

const Period = z.strictObject({ from: timestamp.nullable(), to: timestamp.nullable() });
const published = {
  postId: z.string(),
  format: z.enum(FORMATS),
  theme: z.string(),
  publishedAt: timestamp,
  url: z.url().nullable(),
};
const figures = { views: z.int(), likes: z.int(), comments: z.int() };

export const readSummary = operation({
  method: "GET",
  path: "/projects/{id}/reports/summary",
  summary: "Count a period's posts",
  query: z.object(period),
  response: z.strictObject({
    period: Period,
    published: z.int(),
    scheduled: z.int(),
    drafts: z.int(),
    publishedWithoutMetrics: z.int(),
    publishedWithoutDate: z.int(),
  }),
  errors: ["not_found"],
});

export const readPerformance = operation({
  method: "GET",
  path: "/projects/{id}/reports/performance",
  summary: "Read how a period's published posts did; unmeasured ones apart",
  query: z.object({
    ...period,
    limit: limit({ initial: 20 }),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    period: Period,
    measured: z.array(z.strictObject({ ...published, ...figures, measuredAt: timestamp })),
    totalMeasured: z.int(),
    withoutMetrics: z.array(
      z.strictObject({
        ...published,
        views: z.null(),
        likes: z.null(),
        comments: z.null(),
        measuredAt: z.null(),
        reason: z.string(),
      }),
    ),
    totalWithoutMetrics: z.int(),
    totals: z.strictObject(figures).nullable().meta({ description: "Of all the period's measured posts." }),
    next,
  }),
  errors: ["not_found"],
});

/** Of some of the period's posts: figures only where at least one of them was measured. */
const group = {
  published: z.int(),
  measured: z.int(),
  views: z.int().nullable(),
  likes: z.int().nullable(),
  comments: z.int().nullable(),
};

export const readTrends = operation({
  method: "GET",
  path: "/projects/{id}/reports/trends",
  summary: "Read a period's posts by day, by format and by hour of the project's zone",
  audience: "app",
  query: z.object(period),
  response: z.strictObject({
    timezone: z.string(),
    days: z.array(z.strictObject({ day: z.iso.date(), ...group })),
    formats: z.array(z.strictObject({ format: z.enum(FORMATS), ...group })),
    hours: z.array(z.strictObject({ hour: z.int(), ...group })),
  }),
  errors: ["not_found"],
});
