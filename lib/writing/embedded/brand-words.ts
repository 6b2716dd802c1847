import type { Brief } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { begun, stopped } from "./sentence.ts";

type Brand = Pick<Brief["brand"], "description">;

/** What a brand says of itself, sentence by sentence. */
export const brandSentences = ({ description }: Brand): string[] =>
  (
    description
      .replace(/[{}[\]]/g, "")
      .replace(/\s+/g, " ")
      .trim()
      .match(/.+?(?:[.!?](?=\s|$)|$)/gu) ?? []
  )
    .map((sentence) => begun(stopped(sentence.trim())))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

/** What it says first, whole; empty where that is longer. */
export function firstWords(brand: Brand, max: number): string {
  const [first = ""] = brandSentences(brand);
  return characters(first) <= max ? first : "";
}
