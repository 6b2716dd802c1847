import { characters } from "#lib/domain/text.ts";

const FOLD_CHARACTERS = 125;

/** What the network shows of a caption before "more". */
export function foldOf(caption: string): { shown: string; isFolded: boolean } {
  const [first = "", ...rest] = caption.split("\n\n");
  const room = [...first].slice(0, FOLD_CHARACTERS).join("");
  return { shown: room.trimEnd(), isFolded: characters(first) > FOLD_CHARACTERS || rest.some((text) => text.trim()) };
}
