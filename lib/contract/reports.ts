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
