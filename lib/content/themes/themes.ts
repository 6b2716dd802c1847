import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);
const several = z.array(text).min(1).readonly();
const day = z.string().regex(/^\d\d-\d\d$/);

/** The words of the themes that the autopilot chooses. */
export const readThemeWords = content(
  "themes/{language}.json",
  z
    .strictObject({
      /** what follows a subject and a colon */
      angles: several,
      /** for a brand that says nothing of itself yet */
      subjects: several,
      ours: text,
      part: text,
      /** what {audience} stands for in a reason, where the brand has named one */
      audience: text,
      reasons: z.strictObject({ fixed: text, inspiration: text, preference: text, season: text }).readonly(),
      /** as they follow a subject: "Café coado no verão" */
      seasons: z.strictObject({ summer: text, autumn: text, winter: text, spring: text }).readonly(),
      /** what is kept where the language is spoken: month and day, both counted in; the earlier one wins */
      occasions: z.array(z.strictObject({ from: day, to: day, when: text }).readonly()).readonly(),
    })
    .readonly(),
);
