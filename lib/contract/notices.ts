import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { NOTICE_KINDS, NOTICE_PLACES, NOTICE_TOPICS } from "#lib/domain/notice.ts";
import { operation } from "./operation.ts";
import { id, timestamp } from "./shapes.ts";

const NoticeView = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  /** of all that this one tells of */
  ids: z.array(z.string()),
  title: z.string(),
  text: z.string(),
  /** what to do next, and where in the app */
  next: z.string(),
  path: z.string(),
  project: z.string().nullable(),
  at: timestamp,
  isSeen: z.boolean(),
  /** whether it still waits for a person */
  stands: z.boolean(),
});

export const readNotices = operation({
  method: "GET",
  path: "/notices",
  summary: "Read what one was told lately, in a language's words",
  audience: "app",
  query: z.strictObject({ language: z.enum(LANGUAGES).optional() }),
  response: z.strictObject({ notices: z.array(NoticeView) }),
});

export const countNotices = operation({
  method: "GET",
  path: "/notices/count",
  summary: "Count what one has not seen, and what waits for a person where",
  audience: "app",
  response: z.strictObject({
    unseen: z.int(),
    waiting: z.array(
      z.strictObject({ place: z.enum(NOTICE_PLACES), projectId: z.string().nullable(), count: z.int() }),
    ),
  }),
});

export const seeNotices = operation({
  method: "POST",
  path: "/notices/seen",
  summary: "Say that one has seen these",
  audience: "app",
  body: z.strictObject({ ids: z.array(id("notice")).max(200) }),
  response: z.strictObject({ seen: z.literal(true) }),
});

const ChoicesView = z.strictObject({
  choices: z.array(z.strictObject({ topic: z.enum(NOTICE_TOPICS), mail: z.boolean(), list: z.boolean() })),
});

export const readNoticeChoices = operation({
  method: "GET",
  path: "/notices/choices",
  summary: "Read of what one is told, and how",
  audience: "app",
  response: ChoicesView,
});

export const chooseNotice = operation({
  method: "PATCH",
  path: "/notices/choices",
  summary: "Choose how one is told of a topic from now on",
  audience: "app",
  body: z.strictObject({ topic: z.enum(NOTICE_TOPICS), mail: z.boolean(), list: z.boolean() }),
  response: ChoicesView,
});
