import * as z from "zod";
import { content } from "#lib/content/content.ts";

const MARKS = /[\u0300-\u036f]/gu;
const pattern = z.string().transform((source) => new RegExp(source, "giu"));
/** What is found, and what stands in its place. */
const changes = z.array(z.tuple([pattern, z.string()]).readonly()).readonly();

/** How what people type in haste is written. */
export const readSpelling = content(
  "spelling/{language}.json",
  z
    .strictObject({
      /** words that are typed without their accents or marks: only where a line has none at all */
      words: z
        .string()
        .transform((list) => new Map(list.split(" ").map((word) => [word.normalize("NFD").replace(MARKS, ""), word]))),
      /** what is written in capitals alone */
      acronyms: z.string().transform((list) => new Map(list.split(" ").map((word) => [word, word.toUpperCase()]))),
      /** what has its capital within a sentence too */
      proper: z.string().transform((list) => new Map(list.split(" ").map((word) => [word.toLowerCase(), word]))),
      /** the same of endings */
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
