import * as z from "zod";
import { CAPTION_MAX, LINK_MAX, NETWORK_SLIDES_MAX, THEME_MAX } from "#lib/domain/limits.ts";
import { DEFAULT_FORMAT, FORMAT_RULES, type Format, FORMATS, NARRATED_FORMATS } from "#lib/domain/format.ts";

import { STATUSES } from "#lib/domain/post.ts";
import { ClipView } from "./clips.ts";
import { NarrationEdit, SceneView } from "./narration.ts";
import { operation } from "./operation.ts";
import { ReelEdit, ReelView } from "./reel.ts";
import { cursor, deleted, id, instant, limit, next, period, text, timestamp } from "./shapes.ts";
import { SlideView } from "./slides.ts";

const MEDIA_TYPES = ["image", "video"] as const;

const format = z.enum(FORMATS);
const status = z.enum(STATUSES);
const scheduledFor = timestamp.nullable();

const NarrationView = {
  script: z.string(),
  hook: z.string(),
  speed: z.number(),
  audioUrl: z.url().nullable(),
  durationSeconds: z.number(),
  audioOutdated: z.boolean().meta({ description: "The script changed after the last recording." }),
};

const Content = z.union([
  z.strictObject({ slides: z.array(SlideView) }),
  ReelView,
  z.strictObject({ ...NarrationView, scenes: z.array(SceneView) }),
  z.strictObject({
    ...NarrationView,
    scenes: z.array(z.strictObject({ start: z.number(), end: z.number(), photo: z.url(), description: z.string() })),
  }),
]);

export const PostView = z.strictObject({
  id: z.string(),
  format,
  status,
  projectId: z.string(),
  workspaceId: z.string(),
  scheduledFor,
  textContent: z.string().nullable(),
  mediaUrls: z.array(z.strictObject({ url: z.url(), type: z.enum(MEDIA_TYPES) })),
  content: Content.nullable().meta({ description: "By format; null while the post is generating." }),
});

const PostItem = z.strictObject({
  id: z.string(),
  status,
  scheduledFor,
  textContent: z.string().nullable(),
  projectId: z.string(),
  contentFormat: format,
  theme: z.string(),
});

const LISTED_STATUSES = ["draft", "scheduled", "published", "failed", "idea"] as const;
const listedStatuses = z.array(z.enum(LISTED_STATUSES));
const statusList = z
  .string()
  .transform((list, context) => {
    const read = listedStatuses.safeParse(list.split(","));
    if (read.success) return [...new Set(read.data)];
    context.addIssue({ code: "custom", message: `deve ser uma lista de ${LISTED_STATUSES.join(",")}` });
    return z.NEVER;
  })
  .meta({ description: `Comma-separated: ${LISTED_STATUSES.join(", ")}` });

export const listPosts = operation({
  method: "GET",
  path: "/posts",
  summary: "List posts: by scheduled date with `from` or `to`, else newest first",
  query: z.object({
    status: statusList.optional(),
    ...period,
    projectId: id("proj").optional(),
    limit: limit({ initial: 25 }),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({ posts: z.array(PostItem), next }),
  errors: ["not_found"],
});

const Accepted = z.strictObject({
  postId: z.string(),
  format,
  state: z.literal("generating"),
  remainingCredits: z.int(),
  clipSource: z.literal("library").optional().meta({ description: "Only for caption_reel." }),
});

const creation = {
  method: "POST",
  status: 202,
  response: Accepted,
  errors: ["not_found", "invalid_state"],
} as const;

const theme = text({ max: THEME_MAX });
const onlyTheme = (format: Format) => text({ min: 1, max: FORMAT_RULES[format].themeMax });

export const createPost = operation({
  ...creation,
  path: "/posts",
  summary: "Create a post, for one credit",
  body: z.strictObject({
    projectId: id("proj"),
    theme: theme.optional(),
    format: format.default(DEFAULT_FORMAT),
    link: text({ max: LINK_MAX }).optional(),
  }),
});

export const createReel = operation({
  ...creation,
  path: "/reels",
  summary: "Create a caption_reel, for one credit",
  body: z.strictObject({ projectId: id("proj"), theme: onlyTheme("caption_reel") }),
});

export const createAudiogram = operation({
  ...creation,
  path: "/audiograms",
  summary: "Create a narrated post, for one credit",
  body: z.strictObject({
    projectId: id("proj"),
    theme: onlyTheme("animated_audio"),
    format: z.enum(NARRATED_FORMATS).default("animated_audio"),
  }),
});

export const readPost = operation({
  method: "GET",
  path: "/posts/{id}",
  summary: "Read a post",
  response: PostView,
  errors: ["not_found"],
  etag: true,
});

const write = { method: "POST", response: PostView, errors: ["not_found", "invalid_state"] } as const;

export const updatePost = operation({
  ...write,
  method: "PATCH",
  path: "/posts/{id}",
  summary: "Change a post's caption, its reel or its narration",
  body: z.strictObject({
    caption: text({ max: CAPTION_MAX }).optional(),
    reel: ReelEdit.optional(),
    narration: NarrationEdit.optional(),
  }),
});

export const updateReel = operation({
  ...write,
  method: "PATCH",
  path: "/reels/{id}",
  summary: "Change a caption_reel",
  body: ReelEdit,
});

export const updateAudiogram = operation({
  ...write,
  method: "PATCH",
  path: "/audiograms/{id}",
  summary: "Change a narrated post",
  body: NarrationEdit,
});

export const deletePost = operation({
  method: "DELETE",
  path: "/posts/{id}",
  summary: "Delete a post for good; what is on the social network stays there",
  response: deleted,
  errors: ["not_found", "invalid_state"],
});

export const replaceMedia = operation({
  ...write,
  path: "/posts/{id}/media",
  summary: "Replace an infographic's media",
  body: z.strictObject({
    media: z
      .array(z.strictObject({ url: text({ max: LINK_MAX }), type: z.enum(MEDIA_TYPES).optional() }))
      .max(NETWORK_SLIDES_MAX),
  }),
});

export const schedulePost = operation({
  ...write,
  path: "/posts/{id}/schedule",
  summary: "Schedule a post, or move its date",
  body: z.strictObject({ when: instant }),
});

export const unschedulePost = operation({ ...write, path: "/posts/{id}/unschedule", summary: "Back to a draft" });

export const archivePost = operation({
  ...write,
  path: "/posts/{id}/archive",
  summary: "Take a post off the calendar",
});

export const reactivatePost = operation({
  ...write,
  path: "/posts/{id}/reactivate",
  summary: "Make an archived post a draft",
});

export const publishPost = operation({
  ...write,
  path: "/posts/{id}/publish",
  summary: "Publish a post now; this cannot be undone",
  status: 202,
});

export const readEditBudget = operation({
  method: "GET",
  path: "/posts/{id}/edit-budget",
  summary: "How many of a drawn post's image edits are used and left",
  response: z.strictObject({ used: z.int(), cap: z.int(), remaining: z.int() }),
  errors: ["not_found", "invalid_state"],
});

const clipId = id("clip");

export const listClips = operation({
  method: "GET",
  path: "/posts/{id}/clips",
  summary: "List the project's video library",
  response: z.strictObject({ clips: z.array(ClipView) }),
  errors: ["not_found", "invalid_state"],
});

export const chooseClip = operation({
  ...write,
  path: "/posts/{id}/clip",
  summary: "Replace a reel's background video",
  body: z.strictObject({ clipId }),
});

export const listTracks = operation({
  method: "GET",
  path: "/posts/{id}/tracks",
  summary: "List the music that a reel may have",
  response: z.strictObject({
    tracks: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        description: z.string().nullable(),
        durationSeconds: z.number(),
        suggestedStartSeconds: z.number(),
        url: z.url(),
        inUse: z.boolean(),
      }),
    ),
    inUse: z.string().nullable(),
  }),
  errors: ["not_found", "invalid_state"],
});

export const chooseTrack = operation({
  ...write,
  path: "/posts/{id}/track",
  summary: "Choose a reel's music, or mute it",
  body: z.strictObject({
    trackId: id("track").nullable(),
    startSeconds: z.number().min(0).optional().meta({ description: "The second where the reel's 7 seconds start." }),
  }),
});
