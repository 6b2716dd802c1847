import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);
const several = z.array(text).min(1).readonly();

/** The words by which a brand is proposed, shown and heard. */
export const readBrandWords = content(
  "brand/{language}.json",
  z
    .strictObject({
      /** what a voice says to be heard */
      voiceSample: text,
      /** what a sample tells of, for a brand whose trade is not known */
      sampleTheme: text,
      /** the names of a palette's schemes */
      schemes: z.strictObject({ tint: text, light: text, dark: text }).readonly(),
      proposal: z
        .strictObject({
          /** by which a sentence says for whom something is */
          forWhom: several,
          /** by which a text speaks to its reader; of two that begin alike the first one is found */
          near: several,
          tones: z.strictObject({ lively: text, near: text, sober: text }).readonly(),
          topics: text,
        })
        .readonly(),
    })
    .readonly(),
);
