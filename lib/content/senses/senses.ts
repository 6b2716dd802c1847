import * as z from "zod";
import { content } from "#lib/content/content.ts";

/** So many numbers tell what a word means. */
export const SENSE_SIZE = 64;

/**
 * What the roots of words mean, each a direction: near to each other where the same is asked and told with them, in
 * whatever language. Learned of the trades' texts, by `npm run bench -- asked --senses`.
 */
export const readSenses = content(
  "senses/{language}.json",
  z
    .strictObject({
      roots: z.string().transform((list) => list.split(" ")),
      /** a signed byte for each number, in base64 */
      senses: z.string().transform((text) => new Int8Array(Buffer.from(text, "base64"))),
    })
    .refine(({ roots, senses }) => senses.length === roots.length * SENSE_SIZE, "each root has its sense")
    .transform(
      ({ roots, senses }): ReadonlyMap<string, Int8Array> =>
        new Map(roots.map((root, at) => [root, senses.subarray(at * SENSE_SIZE, (at + 1) * SENSE_SIZE)])),
    ),
);
