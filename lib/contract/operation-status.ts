import * as z from "zod";
import { operation } from "./operation.ts";
import { timestamp } from "./shapes.ts";

export const readPulse = operation({
  method: "GET",
  path: "/pulse",
  summary: "Read whether a worker makes and publishes posts just now",
  audience: "app",
  response: z.strictObject({ isBeating: z.boolean() }),
});

export const readStatus = operation({
  method: "GET",
  path: "/status",
  summary: "Read how this instance is, part by part",
  audience: "app",
  permission: "readStatus",
  response: z.strictObject({
    ok: z.boolean(),
    checkedAt: timestamp,
    version: z.string(),
    database: z.strictObject({ answers: z.boolean(), bytes: z.number(), version: z.string() }),
    workers: z.array(
      z.strictObject({
        id: z.string(),
        version: z.string(),
        startedAt: timestamp,
        beatAt: timestamp,
        isBeating: z.boolean(),
      }),
    ),
    queue: z.strictObject({
      waiting: z.int(),
      running: z.int(),
      dead: z.int(),
      oldestWaitingAt: timestamp.nullable(),
    }),
    latePosts: z.int(),
    storage: z.strictObject({ answers: z.boolean() }),
    network: z.strictObject({ answers: z.boolean(), address: z.string() }),
    providers: z.array(
      z.strictObject({
        part: z.enum(["text", "image", "voice", "mail", "billing"]),
        name: z.string(),
        isOurs: z.boolean(),
        answers: z.boolean(),
      }),
    ),
  }),
});
