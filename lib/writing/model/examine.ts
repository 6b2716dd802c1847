import type { Brief, Doubt, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { AskedOf } from "#lib/writing/answer/asked.ts";
import { derive } from "#lib/writing/answer/derive.ts";
import { ASKED } from "#lib/writing/draft/contents.ts";
import { judge, type Judged } from "#lib/writing/judge/judge.ts";

export type BriefOf<F extends Format> = Brief & { readonly format: F };

interface Examined {
  readonly draft: Draft | null;
  readonly faults: readonly Judged[];
}

/** An answer as a draft, with all that is wrong with it; `isCut`: it ended before the model did. */
export function examine<F extends Format>(brief: BriefOf<F>, asked: AskedOf<F>, isCut: boolean): Examined {
  const { draft, faults } = derive(brief, asked);
  const judged = judge(brief, asked);
  const all = [...faults.map((fault) => ({ ...fault, doubt: null })), ...(isCut ? unfinished(asked) : []), ...judged];
  return { draft, faults: all.filter(({ at }, index) => all.findIndex((one) => one.at === at) === index) };
}

/** The last part of a post that was cut off is missing, unless there is enough without it. */
function unfinished(asked: object): Judged[] {
  if (!("slides" in asked) || !Array.isArray(asked.slides) || asked.slides.length >= ASKED.slides.min) return [];
  return [{ at: "slides", says: "were cut off: tell all of them, in fewer words", doubt: null }];
}

/** The best that can be made of an answer when nothing is asked again; null: it is no post. */
export function settle<F extends Format>(
  brief: BriefOf<F>,
  asked: AskedOf<F>,
): { draft: Draft; doubts: Doubt[] } | null {
  const { draft } = derive(brief, asked, true);
  const judged = judge(brief, asked);
  const doubts = judged.flatMap(({ doubt }) => (doubt === null ? [] : [doubt]));
  return draft && doubts.length === judged.length ? { draft, doubts: [...new Set(doubts)] } : null;
}
