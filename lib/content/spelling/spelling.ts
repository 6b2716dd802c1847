import * as z from "zod";
import { content } from "#lib/content/content.ts";
import { fold } from "#lib/domain/fold.ts";

const pattern = z.string().transform((source) => new RegExp(source, "giu"));
/** What is found, and what stands in its place. */
const changes = z.array(z.tuple([pattern, z.string()]).readonly()).readonly();

/** Words by how they are typed without their accents. */
function byPlain(list: string): ReadonlyMap<string, string> {
  const plain = fold(list).split(" ");
  return new Map(list.split(" ").map((word, index) => [plain[index] ?? word, word]));
}

/** Each of these words is none without its accents; made by lib/tools/library/make-accents.ts. */
export const readAccents = content(
  "spelling/accents/{language}.json",
  z.array(z.string()).transform((lines) => byPlain(lines.join(" "))),
);

/** How what people type in haste is written. */
export const readSpelling = content(
  "spelling/{language}.json",
  z
    .strictObject({
      /** what is no word without its accents, or hardly one, and no dictionary says so */
      words: z.string().transform(byPlain),
      /** people, whose accents only a capital tells */
      people: z.string().transform(byPlain),
      /** what is written in capitals alone */
      acronyms: z.string().transform((list) => new Map(list.split(" ").map((word) => [word, word.toUpperCase()]))),
      /** what has its capital within a sentence too */
      proper: z.string().transform(byPlain),
      /** how words end: only where a text has no accent at all */
      endings: changes,
      /** what is wrong however the rest is typed */
      always: changes,
      /** days and the like that are names, each as it is written */
      holidays: changes,
      /** what has a capital where it stands: a theatre's name behind "teatro", a day before its date */
      names: pattern,
      /** of what is asked behind a statement, which a colon parts and a mark ends */
      asksLast: z.string().transform((source) => new RegExp(source, "iu")),
      marks: z.tuple([z.string(), z.string()]).readonly(),
    })
    .readonly(),
);
