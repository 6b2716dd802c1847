import { fold } from "#lib/domain/fold.ts";

/** Whether a text was said before, in whole or as the beginning of something. */
export function saidBefore(text: string, earlier: readonly string[]): boolean {
  const bare = (said: string) =>
    fold(said)
      .replace(/[^\p{L}\p{N} ]/gu, "")
      .trim();
  return earlier.some((said) => bare(said).includes(bare(text)));
}
