import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);

/** The words that slides and scenes bring of their own. */
export const readDrawnWords = content(
  "drawn/{language}.json",
  z.strictObject({ myth: text, truth: text, before: text, after: text }).readonly(),
);
