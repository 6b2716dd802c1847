import * as z from "zod";
import { content } from "#lib/content/content.ts";

/** How Spanish speaks to its reader: by which words a text shows it, where "vos" is said, and our lines' words in it. */
export const readAddress = content(
  "tone/address.json",
  z.strictObject({
    places: z.string(),
    vos: z.string(),
    usted: z.string(),
    tu: z.string(),
    /** what "vos" says as "tú" does */
    near: z.string(),
    forms: z.record(z.string(), z.string()).readonly(),
  }),
);
