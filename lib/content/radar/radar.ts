import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);
const words = z.string().transform((list): ReadonlySet<string> => new Set(list.split(" ")));
const counted = z.tuple([text, text]).readonly();

/** What the Radar reads past, and how it says what it found; the slots are the finding's own names. */
const radar = z
  .strictObject({
    /** folded words of trade talk that say nothing of the trade */
    plainWords: words,
    /** folded words that titles are made of in every trade */
    emptyWords: words,
    /** one, and many */
    videos: counted,
    accounts: counted,
    best: text,
    account: text,
    /** how a group stands beside the others, after what names it */
    beside: text,
    topic: text,
    hashtag: text,
    hook: z.strictObject({ question: text, number: text, how_to: text, warning: text }).readonly(),
    length: z.strictObject({ short: text, long: text }).readonly(),
    time: z.strictObject({ morning: text, midday: text, afternoon: text, evening: text, night: text }).readonly(),
  })
  .readonly();
export type RadarPhrases = z.infer<typeof radar>;

export const readRadarWords = content("radar/{language}.json", radar);
