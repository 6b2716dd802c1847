import * as z from "zod";
import { content } from "#lib/content/content.ts";
import { fold } from "#lib/domain/fold.ts";

const text = z.string().min(1);

/** The words that slides and scenes bring of their own. */
export const readDrawnWords = content(
  "drawn/{language}.json",
  z
    .strictObject({
      myth: text,
      truth: text,
      before: text,
      after: text,
      /** headings of what is not to be done or believed: of any two other things neither is wrong */
      refused: z.array(text).transform((heads): ReadonlySet<string> => new Set(heads.map(fold))),
    })
    .readonly(),
);
