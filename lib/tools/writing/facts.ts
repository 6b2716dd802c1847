import type { Fact } from "./corpus.ts";
import type { Fault } from "./fault.ts";
import { plain, says } from "./plain.ts";
import { type Post, shownIn } from "./post.ts";

interface Kept {
  readonly kind: Fact[0];
  readonly words: string;
  readonly shown: boolean;
  readonly captioned: boolean;
}

/** Of each fact, whether what is drawn or spoken keeps it, and whether the caption does. */
export function factsKept({ piece, texts }: Pick<Post, "piece" | "texts">): Kept[] {
  const shown = plain(shownIn(texts).join("\n"));
  const caption = plain(texts.caption);
  return piece.facts.map(([kind, ...ways]) => ({
    kind,
    words: ways[0],
    shown: ways.some((way) => says(shown, way)),
    captioned: ways.some((way) => says(caption, way)),
  }));
}

export const factsLost = (post: Post): Fault[] =>
  factsKept(post).flatMap(({ captioned, kind, shown, words }) => {
    if (shown && captioned) return [];
    const fault = shown ? "fact not in caption" : captioned ? "fact only in caption" : "fact lost";
    return [{ kind: fault, quote: words, detail: kind }];
  });
