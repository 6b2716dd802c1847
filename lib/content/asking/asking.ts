import * as z from "zod";
import { content } from "#lib/content/content.ts";

const source = z.string().min(1);
/** of folded text, from its beginning */
const pattern = source.transform((from) => new RegExp(`^${from}`, "u"));

/** What a question asks for: how often, for how long, at what price… */
export const ASKED_KINDS = ["often", "long", "cost", "many", "why", "when", "how", "what", "may"] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** How people ask, in their own order and haste. */
export const readAsking = content(
  "asking/{language}.json",
  z
    .strictObject({
      /** what a question of each kind begins with */
      asked: z.record(z.enum(ASKED_KINDS), pattern).readonly(),
      /** what begins a title that asks the same without a question: "ways to", "signs of" */
      titled: z.partialRecord(z.enum(ASKED_KINDS), pattern).readonly(),
      /** what is asked at the end: "open wine lasts how many days" */
      late: source.transform((from) => new RegExp(from, "u")),
      /** that a claim is doubted, before or after it: "myth: …", "true or false?" */
      doubt: source.transform((from) => new RegExp(from, "u")),
      /** that something is to be known by its signs: "how to tell if" */
      tells: pattern,
      /** that what is to be done is asked step by step */
      stepwise: source.transform((from) => new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, "u")),
      /** folded words in which anything is asked, and which tell nothing of what */
      words: z.string().transform((list): ReadonlySet<string> => new Set(list.split(" "))),
      /** what tells one form of a word from another at its end, the longest first */
      endings: z.string().transform((list) => list.split(" ")),
    })
    .readonly(),
);

const number = z.number();
const weights = { base: number, signs: z.record(z.string(), number).readonly() };

/** What each sign counts that a question asks what a theme does: learned, by `npm run bench -- asked --learn`. */
export const readNearness = content(
  "asking/nearness.json",
  z
    .strictObject({
      near: z.strictObject(weights).readonly(),
      /** that the nearest is the right one: also by its score, and by how far it is ahead of the next */
      sure: z.strictObject({ ...weights, score: number, ahead: number }).readonly(),
    })
    .readonly(),
);
