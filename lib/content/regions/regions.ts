import * as z from "zod";
import { content } from "#lib/content/content.ts";

/** How a language is spoken where a brand is: by which places it shows that, and what stands there for the library's words. */
export const readRegions = content(
  "regions/{language}.json",
  z
    .record(
      z.string(),
      z
        .strictObject({
          /** known by no other country of the language */
          places: z.array(z.string().min(1)).readonly(),
          /** small letters; the longest phrase first */
          words: z.record(z.string(), z.string()).readonly(),
        })
        .readonly(),
    )
    .readonly(),
);
