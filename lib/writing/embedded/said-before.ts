import { fold } from "#lib/domain/fold.ts";

/** For comparing what two lines say. */
export const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();

/** Whether a text was said before, in whole or as the beginning of something. */
export const saidBefore = (text: string, earlier: readonly string[]): boolean =>
  earlier.some((said) => bare(said).includes(bare(text)));
