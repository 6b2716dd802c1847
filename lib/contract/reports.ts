import * as z from "zod";
import { FORMATS } from "#lib/domain/format.ts";
import { operation } from "./operation.ts";
import { cursor, id, limit, next, period, timestamp } from "./shapes.ts";

const Period = z.strictObject({ from: timestamp.nullable(), to: timestamp.nullable() });
const published = {
  postId: z.string(),
  format: z.enum(FORMATS),
  theme: z.string(),
  publishedAt: timestamp,
  url: z.url().nullable(),
};
const figures = { views: z.int(), likes: z.int(), comments: z.int() };

const Measured = z.strictObject({ ...published, ...figures, measuredAt: timestamp });

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
    measured: z.array(Measured),
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

const group = {
  published: z.int(),
  measured: z.int(),
  totals: z.strictObject(figures).nullable().meta({ description: "Of its measured posts; null when none is." }),
};

export const readTrends = operation({
  method: "GET",
  path: "/projects/{id}/reports/trends",
  summary: "Read how a period's published posts did day by day, by format and by hour of the project's clock",
  audience: "app",
  query: z.object(period),
  response: z.strictObject({
    period: Period,
    timezone: z.string(),
    days: z
      .array(z.strictObject({ day: z.iso.date(), ...figures, measurements: z.int(), measuredAt: timestamp }))
      .meta({ description: "All the posts' figures as last known that day; only days on which one was measured." }),
    formats: z.array(z.strictObject({ format: z.enum(FORMATS), ...group })),
    hours: z.array(z.strictObject({ hour: z.int().min(0).max(23), ...group })),
    reached: z
      .strictObject({ measured: z.int(), reach: z.int(), saves: z.int() })
      .nullable()
      .meta({ description: "Of the posts whose reach the network told; null when of none." }),
    best: z.array(Measured).meta({ description: "The three with the most of each figure, by views." }),
  }),
  errors: ["not_found"],
});

export const listPostTrends = operation({
  method: "GET",
  path: "/projects/{id}/reports/posts",
  summary: "List every measurement of some posts, oldest first",
  audience: "app",
  query: z.object({
    posts: z
      .string()
      .transform((list) => list.split(","))
      .pipe(z.array(id("post")).max(100)),
  }),
  response: z.strictObject({
    posts: z.array(
      z.strictObject({
        postId: z.string(),
        cover: z.strictObject({ url: z.url(), type: z.enum(["image", "video"]) }).nullable(),
        samples: z.array(
          z.strictObject({
            ...figures,
            reach: z.int().nullable(),
            saves: z.int().nullable(),
            measuredAt: timestamp,
          }),
        ),
      }),
    ),
  }),
  errors: ["not_found"],
});
