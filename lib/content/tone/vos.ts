import * as z from "zod";
import { content } from "#lib/content/content.ts";

/** The library's verbs, which say "tú", as who says "vos" has them. */
export const readVos = content(
  "tone/vos.json",
  z
    .strictObject({
      forms: z.record(z.string(), z.string()).readonly(),
      /** are nouns or tell of somebody else too, and are orders only where they begin what is said */
      nouns: z.array(z.string()).transform((words): ReadonlySet<string> => new Set(words)),
    })
    .readonly(),
);
