import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);
const counted = z.tuple([text, text]).readonly();

/** How a language says what is written in signs. */
const tongue = z
  .strictObject({
    abbreviations: z.record(z.string(), text),
    /** one, and many */
    units: z.record(z.string(), counted),
    /** one, many, and the hundredths */
    money: z.record(z.string(), z.tuple([text, text, text]).readonly()),
    /** between thousands, and before parts of one */
    group: z.enum([".", ","]),
    point: text,
    to: text,
    percent: text,
    dot: text,
    hour: counted,
    /** masculine, and feminine */
    ordinals: z.array(counted).readonly(),
    times: text,
    by: text,
    and: text,
    /** whether the word for hours is said, and what is said before the minutes */
    clock: z.strictObject({ hours: z.boolean(), and: text }).readonly(),
    /** between a million and its unit */
    ofMillions: z.string(),
  })
  .readonly();
export type Tongue = z.infer<typeof tongue>;

export const readTongue = content("tongues/{language}.json", tongue);
