import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);

/** The voices that need nothing but the product itself, the usual one first. */
export const readVoices = content(
  "voices/{language}.json",
  z
    .array(
      z
        .strictObject({
          id: text,
          name: text,
          kind: z.enum(["feminine", "masculine"]),
          accent: text,
          variant: text,
          /** words a minute */
          rate: z.int(),
          /** 0..99, and how far it moves */
          pitch: z.int().min(0).max(99),
          range: z.int().min(0).max(99),
        })
        .readonly(),
    )
    .min(1)
    .readonly(),
);
