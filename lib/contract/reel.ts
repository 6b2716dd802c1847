import * as z from "zod";
import { REEL_BLOCK_MAX } from "#lib/domain/limits.ts";
import { FONTS } from "#lib/domain/brand.ts";
import { ALIGNMENTS, BOX_STYLES, REEL_SIZE } from "#lib/domain/reel.ts";
import { ClipView } from "./clips.ts";
import { hexColor, text } from "./shapes.ts";

const BLOCKS = 3;
const perBlock = <Value extends z.ZodType>(value: Value) => z.array(value.nullable()).max(BLOCKS);
const threeOf = <Value extends z.ZodType>(value: Value) => z.array(value).length(BLOCKS);

/** What may be said of a reel; what is left out stays. */
export const ReelEdit = z.strictObject({
  block1: text({ min: 1, max: REEL_BLOCK_MAX }).optional(),
  block2: text({ max: REEL_BLOCK_MAX }).optional(),
  block3: text({ min: 1, max: REEL_BLOCK_MAX }).optional(),
  font: z.enum(FONTS).optional(),
  alignment: z.enum(ALIGNMENTS).optional(),
  boxStyle: z.enum(BOX_STYLES).optional(),
  boxColor: hexColor.optional(),
  textColor: hexColor.optional(),
  boxColorByBlock: perBlock(hexColor).optional(),
  textColorByBlock: perBlock(hexColor).optional(),
  sizes: perBlock(z.number().min(REEL_SIZE.min).max(REEL_SIZE.max)).optional(),
});

export const ReelView = z.strictObject({
  blocks: threeOf(z.string()),
  frames: z.array(z.number()).meta({ description: "Each block's first frame, at 30 a second." }),
  font: z.string(),
  alignment: z.enum(ALIGNMENTS),
  boxStyle: z.enum(BOX_STYLES),
  boxColor: z.string(),
  textColor: z.string(),
  boxColorByBlock: threeOf(z.string().nullable()),
  textColorByBlock: threeOf(z.string().nullable()),
  sizes: threeOf(z.number().nullable()),
  clip: ClipView.nullable(),
  track: z.strictObject({ id: z.string(), name: z.string(), startSeconds: z.number() }).nullable(),
});
