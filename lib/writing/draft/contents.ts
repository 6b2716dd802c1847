import * as z from "zod";
import { CAPTION_MAX, HASHTAGS_MAX, HOOK_MAX, SCENE_ITEMS_MAX, SCENE_TEXT_MAX } from "#lib/domain/limits.ts";
import { INFOGRAPHIC_KINDS } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { LAYOUT_IDS, layoutFields, type LayoutId } from "#lib/domain/layout.ts";
import { MOODS } from "#lib/domain/mood.ts";
import { SCENE_TYPES } from "#lib/domain/scene.ts";
import { characters } from "#lib/domain/text.ts";

/** How long each text may be so that it can be read where it is drawn. */
export const LIMITS = {
  postTitle: 110,
  caption: CAPTION_MAX,
  slideTitle: 70,
  /** what cannot be shortened without losing its verb or its mark */
  wholeTitle: 100,
  slideBody: 180,
  slideItem: 80,
  blocks: [76, 110, 60],
  pageTitle: 70,
  pageBody: 190,
  itemTitle: 110,
  itemText: 130,
  infographicTitle: 80,
  infographicLine: 120,
  label: 40,
} as const;

export const CAPTION_TAGS = { min: 3, max: HASHTAGS_MAX } as const;
export const SLIDES = { min: 3, max: 9 } as const;
/** Of a premium carousel: no more and no fewer. */
export const PAGES = FORMAT_RULES.premium_carousel.drawnPages ?? 1;
export const ITEMS = { min: 3, max: 7 } as const;
export const SPOKEN_WORDS = { min: 30, max: 90 } as const;
export const SPOKEN_SCENES = { min: 2, max: 9 } as const;

/** What a model is asked for: a post of usual length. One that has little to say may be shorter. */
export const ASKED = {
  tags: CAPTION_TAGS,
  slides: { min: 5, max: SLIDES.max },
  spokenWords: { min: 60, max: SPOKEN_WORDS.max },
  spokenScenes: { min: 5, max: SPOKEN_SCENES.max },
} as const;

const ITEM_FIELD = /^(?:item|step)\d$/;
const LONG_FIELDS = ["body", "subtitle", "truth", "leftBody", "rightBody", "quote"];
const LABEL_FIELDS = ["kicker", "leftTitle", "rightTitle", "action", "author", "number"];

/** What a slide stands without: a cover its small lines, a list its last rows, a call its text, a sentence its heading. */
const OPTIONAL: Partial<Record<LayoutId, readonly string[]>> = {
  cover: ["kicker", "subtitle"],
  statement: ["title", "body"],
  picture: ["title", "body"],
  list: ["item3", "item4"],
  checklist: ["item3", "item4", "item5"],
  steps: ["step3", "step4"],
  number: ["body"],
  quote: ["author"],
  call: ["body", "action"],
};

/** The most characters that a slide's field may have. */
export function slideFieldMax(name: string): number {
  if (ITEM_FIELD.test(name)) return LIMITS.slideItem;
  if (LONG_FIELDS.includes(name)) return LIMITS.slideBody;
  if (LABEL_FIELDS.includes(name)) return LIMITS.label;
  return name === "myth" ? LIMITS.slideItem : LIMITS.slideTitle;
}

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => characters(value) <= max, `at most ${max} characters`);

const textOrNone = (max: number) => z.string().refine((value) => characters(value) <= max, `at most ${max} characters`);

const picture = z.object({
  subject: text(80),
  mood: z.enum(MOODS),
});

const fieldValue = (max: number) =>
  z
    .object({
      blocks: z.array(z.object({ weight: z.enum(["regular", "bold"]), text: text(max) })).min(1),
      highlight: z.string(),
    })
    .refine(({ blocks }) => characters(blocks.map((block) => block.text).join(" ")) <= max, `at most ${max} characters`)
    .refine(
      ({ blocks, highlight }) => blocks.some((block) => block.text.includes(highlight)),
      "the highlight must be a part of the text",
    );

const slide = (layoutId: LayoutId) =>
  z.object({
    layoutId: z.literal(layoutId),
    fields: z.strictObject(
      Object.fromEntries(
        layoutFields(layoutId).map((name) => {
          const value = fieldValue(name === "title" && layoutId === "cover" ? LIMITS.wholeTitle : slideFieldMax(name));
          return [name, OPTIONAL[layoutId]?.includes(name) ? value.optional() : value];
        }),
      ),
    ),
    picture: picture.nullable(),
  });

const [firstLayout, ...otherLayouts] = LAYOUT_IDS;

const sceneText = text(SCENE_TEXT_MAX).nullish();
const sceneList = z.array(text(SCENE_TEXT_MAX)).min(1).max(SCENE_ITEMS_MAX).nullish();

const narration = {
  hook: text(HOOK_MAX),
  script: text(1500),
  scenes: z
    .array(
      z.object({
        words: text(400),
        type: z.enum(SCENE_TYPES),
        fields: z.strictObject({
          value: sceneText,
          label: sceneText,
          text: sceneText,
          before: sceneText,
          after: sceneText,
          items: sceneList,
          steps: sceneList,
          percent: z.number().min(0).max(100).nullish(),
          bars: z
            .array(z.object({ label: text(SCENE_TEXT_MAX), value: z.number().min(0) }))
            .min(1)
            .max(10)
            .nullish(),
        }),
      }),
    )
    .min(SPOKEN_SCENES.min)
    .max(SPOKEN_SCENES.max),
  photos: z.array(picture).min(1),
};

const common = { title: text(LIMITS.postTitle), caption: text(LIMITS.caption) };

/** What each format's content must be, whoever wrote it. */
export const CONTENTS = {
  carousel: z.object({
    format: z.literal("carousel"),
    ...common,
    slides: z
      .array(z.discriminatedUnion("layoutId", [slide(firstLayout), ...otherLayouts.map(slide)]))
      .min(SLIDES.min)
      .max(SLIDES.max),
  }),
  caption_reel: z.object({
    format: z.literal("caption_reel"),
    ...common,
    blocks: z.tuple([text(LIMITS.blocks[0]), text(LIMITS.blocks[1]), text(LIMITS.blocks[2])]),
    picture,
  }),
  animated_audio: z.object({ format: z.literal("animated_audio"), ...common, ...narration }),
  narrated_photos: z.object({ format: z.literal("narrated_photos"), ...common, ...narration }),
  premium_carousel: z.object({
    format: z.literal("premium_carousel"),
    ...common,
    pages: z
      .array(z.object({ title: text(LIMITS.wholeTitle), body: textOrNone(LIMITS.pageBody), picture }))
      .length(PAGES),
  }),
  infographic: z.object({
    format: z.literal("infographic"),
    ...common,
    kind: z.enum(INFOGRAPHIC_KINDS),
    title: text(LIMITS.wholeTitle),
    subtitle: text(LIMITS.infographicLine),
    items: z
      .array(
        z.object({
          title: text(LIMITS.itemTitle),
          text: textOrNone(LIMITS.itemText),
          side: z.enum(["left", "right"]).nullable(),
          picture,
        }),
      )
      // How few are a list says whoever checks it.
      .min(1)
      .max(ITEMS.max),
    sides: z.object({ left: text(LIMITS.label), right: text(LIMITS.label) }).nullable(),
    footer: text(LIMITS.infographicLine),
  }),
} as const satisfies Record<Format, z.ZodType>;
