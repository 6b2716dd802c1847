import * as z from "zod";
import { HOOK_MAX, SCENES_MAX, SCENE_ITEMS_MAX, SCENE_TEXT_MAX, SCRIPT_MAX } from "#lib/domain/limits.ts";
import { SPEED } from "#lib/domain/narration.ts";
import { foreignField, SCENE_TYPES } from "#lib/domain/scene.ts";
import { text } from "./shapes.ts";

const sceneText = text({ max: SCENE_TEXT_MAX }).nullish();
const texts = z
  .array(text({ max: SCENE_TEXT_MAX }))
  .max(SCENE_ITEMS_MAX)
  .nullish();

const fields = z.strictObject({
  value: sceneText,
  label: sceneText,
  text: sceneText,
  before: sceneText,
  after: sceneText,
  items: texts,
  steps: texts,
  percent: z.number().min(0).max(100).nullish(),
  bars: z
    .array(z.strictObject({ label: text({ max: SCENE_TEXT_MAX }), value: z.number().min(0) }))
    .max(SCENE_ITEMS_MAX)
    .nullish(),
});

export const SceneView = z.strictObject({
  start: z.number().min(0).meta({ description: "Seconds." }),
  end: z.number(),
  type: z.enum(SCENE_TYPES),
  fields,
});

const scene = SceneView.superRefine(({ end, fields, start, type }, context) => {
  if (end <= start) context.addIssue({ code: "custom", path: ["end"], message: "deve vir depois de start" });
  const foreign = foreignField(type, fields);
  if (foreign) {
    context.addIssue({ code: "custom", path: ["fields", foreign], message: `uma cena ${type} não tem este campo` });
  }
});

/** What may be said of a narration; what is left out stays. */
export const NarrationEdit = z.strictObject({
  hook: text({ max: HOOK_MAX }).optional(),
  script: text({ min: 1, max: SCRIPT_MAX }).optional(),
  speed: z.number().min(SPEED.min).max(SPEED.max).optional(),
  scenes: z
    .array(scene)
    .max(SCENES_MAX)
    .optional()
    .meta({ description: "animated_audio only: the whole list, in place of the one that was there." }),
});
