import * as z from "zod";
import { content } from "#lib/content/content.ts";

const words = z.string().transform((list): ReadonlySet<string> => new Set(list.split(" ")));
const required = z.string().transform((source) => new RegExp(source));
const pattern = required.optional();

/** By what a language is named and known. */
export const readLanguage = content(
  "language/{language}.json",
  z
    .strictObject({
      /** in English, as a model is told it */
      name: z.string().min(1),
      /** how its numbers are written */
      locale: z.string().refine((locale) => Intl.getCanonicalLocales(locale).length === 1),
      /** folded words that carry no matter */
      stopWords: words,
      /** folded words that stand in themes of every trade, and tell none from another */
      genericWords: words,
      /** folded words of one stem that their letters do not show */
      families: z.array(words).readonly(),
      /** small words that show the language, as they are written */
      tellingWords: words,
      /** small words that a text of another language does not have */
      ownWords: words,
      /** what stands between two things of which one is chosen; "com o bebê" is no choice, in Spanish it would be */
      choice: required,
      signs: z
        .strictObject({
          /** of a word, that hardly another language writes */
          letters: pattern,
          endings: pattern,
          /** of a text */
          marks: pattern,
        })
        .readonly(),
    })
    .readonly(),
);
