import { readPhrases } from "#lib/content/phrases/phrases.ts";
import type { ReelDraft } from "#lib/domain/draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { AskedOf } from "./asked.ts";
import type { Deriving } from "./deriving.ts";
import { plainLine } from "./plain-text.ts";

/** Three texts, the first a hook and the last a call. */
export function deriveReel(deriving: Deriving, { picture, texts }: AskedOf<"caption_reel">): ReelDraft {
  const lines = texts.length === 1 ? sentencesOf(texts[0] ?? "") : texts.filter((text) => plainLine(text) !== "");
  const [hook = "", complement = ""] = lines;
  const call = lines.length > 2 ? (lines.at(-1) ?? "") : "";
  const [hookMax, complementMax, callMax] = LIMITS.blocks;
  return {
    blocks: [
      deriving.needed("texts.0", hook, hookMax),
      deriving.needed("texts.1", complement, complementMax),
      deriving.line("texts.2", call, callMax) ||
        deriving.pick(readPhrases(deriving.brief.language).reelCalls.all ?? []),
    ],
    picture: deriving.picture(picture, lines.join(" ")),
  };
}

const sentencesOf = (text: string): string[] => plainLine(text).split(/(?<=[.!?…])\s+/u);
