import * as z from "zod";
import { content } from "#lib/content/content.ts";

const lines = z.tuple([z.string().min(1)], z.string().min(1)).readonly();

/**
 * What stands around a theme of which nothing is known: {s} its subject inside a sentence, {S} as a title begins,
 * {T} the theme as it was written. A line without one of them is three words at most: more would fit any theme.
 */
export const readShort = content(
  "short/{language}.json",
  z
    .strictObject({
      /** for a theme that promises what only someone who knows can keep: the promise becomes a question */
      asks: lines,
      /** after which words a theme is a question, though it ends in no mark */
      questions: z.string().transform((source) => new RegExp(source)),
      /** what a theme is asked with, before and after */
      marks: z.tuple([z.string(), z.string()]).readonly(),
      /** what asks within another question, and that question: {h} the theme inside a sentence */
      indirect: z
        .strictObject({ asks: z.string().transform((source) => new RegExp(source)), as: z.string() })
        .readonly()
        .nullable(),
      /** for reasons of something: {c} what they are of */
      why: z.string().min(1),
      /** over what the brand says of itself */
      about: z.string().min(1),
      turns: lines,
      invites: z.strictObject({ subject: lines, question: lines, news: lines }).readonly(),
    })
    .readonly(),
);

/** By which signs of a headline, folded, news of the brand's own are known: the library has nothing to add to them. */
export const readNews = content(
  "short/news.json",
  z.record(
    z.string(),
    z.string().transform((source) => new RegExp(source)),
  ),
);
