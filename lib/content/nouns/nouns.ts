import * as z from "zod";
import { content } from "#lib/content/content.ts";

const words = z.array(z.string().min(1)).readonly();
const bySubject = z.record(z.string(), words);

/** Words of one language by the English subject, one that the artist draws, which they name. */
export const readNouns = content(
  "nouns/{language}.json",
  z
    .strictObject({
      /** of plurals and of small forms, as patterns, and what ends the word itself */
      endings: z.array(z.tuple([z.string().min(1), z.string()])).readonly(),
      /** stand for one another at the head of a noun: with "the watch" also "your watch" is one */
      determiners: words,
      /** a compound's last word is what it is: a carrot cake is a cake */
      isHeadLast: z.literal(true).optional(),
      /** what a sentence tells by the way, as patterns: what to bring, what is included, what follows a price, what something is like */
      asides: words,
      /** before a noun that only says where something is */
      places: words,
      nouns: bySubject,
      /** what any trade speaks of: shown where a sentence names nothing else */
      general: bySubject,
      /** words of several meanings, and the other words of a sentence that settle which */
      deciding: z.record(z.string(), bySubject),
      /** nouns, and words beside which, or in whose trade, they are something that cannot be drawn */
      other: bySubject,
      /** sayings: their words name no thing */
      figurative: words,
    })
    .readonly(),
);
