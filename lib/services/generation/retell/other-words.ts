import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { withoutTags } from "#lib/writing/answer/derive-caption.ts";

/** So many other posts on the theme the built-in writer is asked for. */
const OTHERS = 8;

/**
 * The same texts as the built-in writer would put them in other posts on the theme, by their places: its caption and a
 * reel's texts, which stand by themselves. Where it only has the theme's own words, it has no others.
 */
export async function otherWords(writer: TextPort, brief: Brief): Promise<Record<string, string[]>> {
  const others: Record<string, string[]> = {};
  for (let index = 0; index <= OTHERS; index++) {
    const { draft, matter } = await writer.write(
      { ...brief, seed: brief.seed + index },
      { signal: new AbortController().signal },
    );
    if (matter === "short") return {};
    for (const [place, text] of Object.entries(textsOf(draft))) {
      const known = (others[place] ??= []);
      if (text !== "" && !known.includes(text)) known.push(text);
    }
  }
  return others;
}

const textsOf = (draft: Draft): Record<string, string> => ({
  caption: withoutTags(draft.caption).body,
  ...("blocks" in draft && Object.fromEntries(draft.blocks.map((text, index) => [`block${index + 1}`, text]))),
});

/** The one after the text that stands, in turn; null: there is no other. */
export function nextOf(texts: readonly string[], stands: string): string | null {
  const next = texts[(texts.indexOf(stands) + 1) % Math.max(1, texts.length)];
  return next === undefined || next === stands ? null : next;
}
