import * as z from "zod";
import { content } from "#lib/content/content.ts";

/** What belongs to a kind that the trades speak of: a poodle is a dog, and is asked about as one. */
export const readKinds = content(
  "kinds/{language}.json",
  z.record(z.string(), z.array(z.string().min(2)).readonly()).readonly(),
);
