import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);
const counted = z.tuple([text, text]).readonly();

/** How a language says what is written in signs. */
const tongue = z
  .strictObject({
    abbreviations: z.record(z.string(), text),
    /** short ones, and their whole names */
    weekdays: z.record(z.string(), text),
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
    /** masculine, and feminine: the first ten, then the tens */
    ordinals: z.array(counted).readonly(),
    tens: z.array(counted).readonly(),
    /** ordinals that lose their end before a noun */
    short: z.record(z.string(), text),
    /** amounts that agree with what they count */
    counted: z.strictObject({ masculine: z.record(z.string(), text), feminine: z.record(z.string(), text) }).readonly(),
    fractions: z.record(z.string(), text),
    /** abbreviations that are words unless a number follows */
    numbered: z.record(z.string(), text),
    months: z.array(text).length(12).readonly(),
    date: z.strictObject({ dayFirst: z.boolean(), of: z.string(), first: text }).readonly(),
    at: text,
    minus: text,
    plus: text,
    /** "+50" people */
    over: text,
    per: text,
    either: text,
    /** "4,9/5" */
    outOf: text,
    thousand: text,
    million: counted,
    times: counted,
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
