import * as z from "zod";
import { DOUBTS, MATTER_KINDS } from "#lib/domain/draft.ts";
import { FAILURES, MAKER_FAILURES } from "#lib/domain/failure.ts";
import { DEFAULT_FORMAT, FORMATS } from "#lib/domain/format.ts";
import { PARTS } from "#lib/domain/provider.ts";
import { STAND_INS, STEP_NAMES } from "#lib/domain/step.ts";
import { STATUSES } from "#lib/domain/post.ts";
import { TEXTURES } from "#lib/domain/slide.ts";
import { Actor } from "./audit.ts";
import { TIMELINE_KINDS } from "#lib/domain/timeline.ts";
import { LINK_MAX, SEARCH_MAX, THEME_MAX } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { Focus } from "./pictures.ts";
import { PostView } from "./posts.ts";
import { cursor, id, instant, integerText, next, period, text, timestamp } from "./shapes.ts";

const format = z.enum(FORMATS);
const status = z.enum(STATUSES);
const failure = z.enum(FAILURES).nullable();
const step = z.enum(STEP_NAMES);
const waiting = z
  .strictObject({ provider: z.string().nullable(), until: timestamp })
  .nullable()
  .meta({ description: "For which provider, and when it is asked again." });
const matter = z.enum(MATTER_KINDS).nullable().meta({ description: "What the built-in writer has to write from." });

const ShownPicture = z.strictObject({
  id: z.string(),
  url: z.url(),
  focus: Focus,
  matched: z.string().nullable().meta({ description: "What the library says of it that the post speaks of." }),
});

/** A post as a card of the calendar or the gallery shows it. */
const Card = z.strictObject({
  id: z.string(),
  projectId: z.string(),
  format,
  status,
  theme: z.string(),
  textContent: z.string().nullable(),
  scheduledFor: timestamp.nullable(),
  publishedAt: timestamp.nullable(),
  createdAt: timestamp,
  origin: z.string(),
  reason: z.string().nullable().meta({ description: "Why the autopilot chose its theme." }),
  /** the first picture, or the video that begins with it */
  cover: z.strictObject({ url: z.url(), type: z.enum(["image", "video"]) }).nullable(),
  making: z.strictObject({ step: step.nullable(), progress: z.number(), waiting }).nullable(),
  failure,
  matter,
  isDoubted: z.boolean().meta({ description: "A person is to look at it before it goes out." }),
  views: z.int().nullable().meta({ description: "As last measured; null of what is not." }),
  openComments: z.int().meta({ description: "What was said of it and is not resolved." }),
  hasContent: z.boolean().meta({ description: "Whether there is something to show and to send." }),
});

export const listCards = operation({
  method: "GET",
  path: "/cards",
  summary: "List a project's posts as cards: by date with a period, undated on the shelf, else newest first",
  audience: "app",
  query: z.object({
    projectId: id("proj"),
    ...period,
    status: z
      .string()
      .transform((list) => list.split(","))
      .pipe(z.array(status))
      .optional(),
    shelf: z.enum(["1"]).optional().meta({ description: "Only posts without a date that are not live." }),
    search: text({ max: SEARCH_MAX }).optional(),
    limit: integerText({ min: 1, max: 2000 }).default(60),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({ cards: z.array(Card), next }),
  errors: ["not_found"],
});

export const readPostDetail = operation({
  method: "GET",
  path: "/posts/{id}/detail",
  summary: "Read what the app shows of a post beside its content",
  audience: "app",
  response: z.strictObject({
    id: z.string(),
    theme: z.string(),
    link: z.string().nullable(),
    origin: z.string(),
    reason: z.string().nullable(),
    createdAt: timestamp,
    publishedAt: timestamp.nullable(),
    version: z.int(),
    isRendering: z.boolean().meta({ description: "Its files are of the content before the last edit." }),
    pages: z.array(
      z.strictObject({
        id: z.string(),
        texture: z.enum(TEXTURES),
        picture: z.url().nullable(),
        earlier: z.url().nullable(),
        texts: z
          .array(z.strictObject({ name: z.string(), text: z.string() }))
          .meta({ description: "Of a page that is drawn whole." }),
        own: z.array(ShownPicture).meta({ description: "The project's own pictures that it shows." }),
      }),
    ),
    photos: z
      .array(ShownPicture.nullable())
      .meta({ description: "The project's own in a narration's moments, or behind a reel." }),
    failure,
    canRetry: z.boolean(),
    failedBy: z.string().nullable().meta({ description: "The provider that failed it." }),
    canBeBuiltIn: z.boolean().meta({ description: "Whether the built-in makers could make it instead." }),
    making: z
      .strictObject({
        steps: z.array(step),
        step: step.nullable(),
        progress: z.number(),
        ahead: z.int().meta({ description: "How many posts are made before it." }),
        waiting,
        enqueuedAt: timestamp,
        startedAt: timestamp.nullable(),
        finishedAt: timestamp.nullable(),
      })
      .nullable(),
    notMade: z
      .strictObject({ part: z.enum(PARTS), failure: z.enum(MAKER_FAILURES), provider: z.string().nullable() })
      .nullable()
      .meta({ description: "What a person asked for again and did not get, until it is asked for once more." }),
    permalink: z.url().nullable(),
    /** null: nothing is written yet, or it was before this was kept */
    written: z.strictObject({ writer: z.string(), matter }).nullable(),
    standIns: z.array(z.enum(STAND_INS)).meta({ description: "What was made otherwise than was asked for." }),
    doubts: z.array(z.enum(DOUBTS)).meta({ description: "What a person is to look at before it goes out." }),
  }),
  errors: ["not_found"],
});

export const readTimeline = operation({
  method: "GET",
  path: "/posts/{id}/timeline",
  summary: "Read what happened to a post and when, oldest first",
  audience: "app",
  response: z.strictObject({
    events: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(TIMELINE_KINDS),
        at: timestamp,
        times: z.int(),
        because: failure,
        views: z.int().nullable(),
        by: Actor.nullable().meta({ description: "Who did it, where somebody did." }),
        date: timestamp.nullable().meta({ description: "The date that the post was given." }),
      }),
    ),
  }),
  errors: ["not_found"],
});

export const retryPost = operation({
  method: "POST",
  path: "/posts/{id}/retry",
  summary: "Make a post again whose making failed; the credit is spent already",
  audience: "app",
  response: PostView,
  errors: ["not_found", "invalid_state"],
});

export const makeBuiltIn = operation({
  method: "POST",
  path: "/posts/{id}/make-built-in",
  summary: "Make a post again whose making failed, by the built-in makers; the credit is spent already",
  audience: "app",
  response: PostView,
  errors: ["not_found", "invalid_state"],
});

export const settleDoubts = operation({
  method: "POST",
  path: "/posts/{id}/settle-doubts",
  summary: "Say that a person looked at what was doubtful in a post",
  audience: "app",
  response: PostView,
  errors: ["not_found"],
});

export const noteIdea = operation({
  method: "POST",
  path: "/ideas",
  summary: "Note an idea, free: a theme, and a date if it has one",
  audience: "app",
  body: z.strictObject({
    projectId: id("proj"),
    theme: text({ min: 1, max: THEME_MAX }),
    format: format.default(DEFAULT_FORMAT),
    when: instant.optional(),
  }),
  status: 201,
  response: PostView,
  errors: ["not_found"],
});

export const generateIdea = operation({
  method: "POST",
  path: "/posts/{id}/generate",
  summary: "Make an idea's post, for its credit",
  audience: "app",
  response: PostView,
  errors: ["not_found", "invalid_state"],
});

export const checkTheme = operation({
  method: "POST",
  path: "/themes/check",
  summary: "Read what a post on a theme would be written from, before its credit is spent",
  audience: "app",
  body: z.strictObject({
    projectId: id("proj"),
    theme: text({ max: THEME_MAX }).default(""),
    link: text({ max: LINK_MAX }).optional(),
    format: format.default(DEFAULT_FORMAT),
  }),
  response: z.strictObject({
    matter: matter.meta({ description: "Null: a model writes, or the link could not be read now." }),
  }),
  errors: ["not_found"],
});

export const readStudio = operation({
  method: "GET",
  path: "/projects/{id}/studio",
  summary: "Read what the app must know of a project before anything is made or planned in it",
  audience: "app",
  response: z.strictObject({
    timezone: z.string(),
    language: z.string(),
    requiresApproval: z.boolean(),
    hasVoice: z.boolean(),
    previewFormats: z.array(z.string()),
    filledSlots: z
      .array(timestamp)
      .meta({ description: "Hours to come that the autopilot gave a theme already, whatever became of it." }),
  }),
  errors: ["not_found"],
});

export const readMark = operation({
  method: "GET",
  path: "/projects/{id}/mark",
  summary: "Read a mark that is another one once anything of a project's posts has changed, whoever changed it",
  audience: "app",
  response: z.strictObject({ mark: z.string() }),
  errors: ["not_found"],
});
