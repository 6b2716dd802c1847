import { isSeeking, readShort, type Shape, type Spoken, spokenOf } from "#lib/content/short/short.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import { asksNothing, endingOf } from "./shape-of.ts";

/** What is shown as new or chosen: how it is had depends on what it is. */
const OFFERED: ReadonlySet<Shape> = new Set(["pick", "opening", "ready"]);

/** Only what readers think is theirs to answer, and nobody's bleeding gums in public. */
export function spokenFor(
  shape: Shape,
  headline: string,
  { brand, language }: Pick<Brief, "brand" | "language">,
): Spoken {
  const { known } = readShort(language);
  const trade = tradeOf(brand);
  const is = (name: keyof typeof known): boolean => known[name]?.test(fold(headline)) ?? false;
  if (shape === "question" && !is("opinion")) return "advice";
  if (shape === "advice" && !headline.includes("?") && (is("mine") || is("complaint"))) return "shared";
  if (shape === "ours" && trade?.isTasted && is("back")) return "taste";
  if (OFFERED.has(shape)) {
    if (is("class")) return "class";
    if (is("store")) return shape === "opening" ? shape : "welcome";
    if (trade?.isTasted) return "taste";
  }
  const spoken = spokenOf(shape);
  return trade?.isPrivate && endingOf(spoken) === "answer" && !asksNothing(shape) ? "advice" : spoken;
}

/** What readers are asked to weigh, unless the post does. */
const WEIGHED: ReadonlySet<Shape | Spoken> = new Set(["comparison", "decide", "statement", "question"]);
export const isWeighed = (shape: Shape, spoken: Spoken): boolean =>
  WEIGHED.has(shape) || WEIGHED.has(spoken) || isSeeking(spoken);
