import * as z from "zod";
import { content } from "#lib/content/content.ts";
import { LANGUAGES } from "#lib/domain/language.ts";

/** Words with spaces between them, folded. */
const words = z.string().transform((list) => new Set(list.split(" ")));

/** What makes a hashtag of one language, and what makes none. */
export const readTagWords = content(
  "tags/{language}.json",
  z
    .strictObject({
      /** alone they are looked for by nobody, whatever a text tells of them */
      asides: words,
      /** a trade's first word that any trade begins with: what it is of tells which one */
      anyones: words,
      /** what a brand says that it does, as it begins: what it is done with is its trade */
      does: z.string().transform((source) => new RegExp(`^(?:${source})(?:\\s|$)`, "iu")),
      /** before which a phrase of a trade's name ends: how it is done, and no thing */
      manners: words,
      /** of a post that looks for somebody to work with */
      vacancy: z.string().min(1),
    })
    .readonly(),
);

type Words = "asides" | "anyones";
const kept = new Map<Words, ReadonlySet<string>>();

/** Of all languages: a brand may post in another than its own. */
export const tagWords = (of: Words): ReadonlySet<string> => {
  const words = kept.get(of) ?? new Set(LANGUAGES.flatMap((language) => [...readTagWords(language)[of]]));
  kept.set(of, words);
  return words;
};
