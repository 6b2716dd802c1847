import * as z from "zod";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import type { NarrationContent, PhotoScene, RecordedWord } from "#lib/domain/narration.ts";
import type { People } from "#lib/domain/people.ts";
import { ALIGNMENTS, BOX_STYLES, type ReelContent } from "#lib/domain/reel.ts";
import { type Scene, SCENE_TYPES, type SceneContent } from "#lib/domain/scene.ts";
import { focus } from "./picture.ts";
import { jsonColumn } from "./stored-json.ts";
import { color, id, seconds, storageKey } from "./values.ts";

const mediaType = z.enum(["image", "video"]);

export const postMedia = jsonColumn("Post", "media", z.array(z.strictObject({ key: storageKey, type: mediaType })));
export type MediaRef = z.output<typeof postMedia.codec>[number];

const perBlock = <Value extends z.ZodType>(value: Value) => z.tuple([value, value, value]);

const reel = z.strictObject({
  blocks: perBlock(z.string()),
  font: z.string(),
  alignment: z.enum(ALIGNMENTS),
  boxStyle: z.enum(BOX_STYLES),
  boxColor: color,
  textColor: color,
  boxColorByBlock: perBlock(color.nullable()),
  textColorByBlock: perBlock(color.nullable()),
  sizes: perBlock(z.number().nullable()),
  clipId: id("clip"),
  photo: z.strictObject({ key: storageKey, focus }).nullish(),
  track: z.strictObject({ id: id("track"), startSeconds: seconds }).nullable(),
}) satisfies z.ZodType<ReelContent>;

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

export const sceneContent = z.strictObject({
  value: text,
  label: text,
  text,
  before: text,
  after: text,
  items: texts,
  steps: texts,
  percent: z.number().nullish(),
  bars: z.array(z.strictObject({ label: z.string(), value: z.number() })).nullish(),
}) satisfies z.ZodType<SceneContent>;

const scene = z.strictObject({
  start: seconds,
  end: seconds,
  type: z.enum(SCENE_TYPES),
  fields: sceneContent,
}) satisfies z.ZodType<Scene>;

/** A picture of ours by its path, or a file of the workspace's by its key. */
const photo = z.union([z.string().regex(/^\/library\/photos\/[a-z0-9-]+\.jpg$/, "no photo"), storageKey]);

const photoScene = z.strictObject({
  start: seconds,
  end: seconds,
  photo,
  description: z.string(),
  focus: focus.nullish(),
}) satisfies z.ZodType<PhotoScene>;

export const recordedWord = z.strictObject({
  text: z.string(),
  startSeconds: seconds,
  endSeconds: seconds,
  offset: z.int().min(0),
}) satisfies z.ZodType<RecordedWord>;

const narration = z.strictObject({
  hook: z.string(),
  script: z.string(),
  speed: z.number(),
  scenes: z.array(z.union([scene, photoScene])),
  audioKey: storageKey.nullable(),
  durationSeconds: seconds,
  recordedScript: z.string(),
  words: z.array(recordedWord),
  trackId: id("track").nullable(),
}) satisfies z.ZodType<NarrationContent>;

/** The cover that a person chose for a video: a second of it, or a picture of the library. */
export const coverChoice = jsonColumn(
  "Post",
  "coverChoice",
  z.union([z.strictObject({ second: seconds }), z.strictObject({ key: storageKey, focus: focus.nullable() })]),
);
export type CoverChoice = z.output<typeof coverChoice.codec>;

const share = z.number().min(0).max(1).nullable();
/** Who is named on a post at the network. */
export const postPeople = jsonColumn<People>(
  "Post",
  "people",
  z.strictObject({
    collaborators: z.array(z.string()),
    tags: z.array(z.strictObject({ handle: z.string(), slideId: z.string().nullable(), x: share, y: share })),
  }),
);

export const reelContent = jsonColumn<ReelContent>("Post", "content", reel);
export const narrationContent = jsonColumn<NarrationContent>("Post", "content", narration);

const NONE: z.ZodType = z.null();

/** What a post keeps beside its slides, by what edits it; all but two formats keep nothing. */
export function contentCodec(format: Format): z.ZodType {
  const { edits } = FORMAT_RULES[format];
  return edits === "reel" ? reel : edits === "narration" ? narration : NONE;
}
