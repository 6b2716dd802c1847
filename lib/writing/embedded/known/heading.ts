import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { begun, firstSentence } from "#lib/writing/embedded/sentence.ts";

export interface Headed {
  title: string;
  text: string;
}

const OPENING =
  "se|si|if|quando|cuando|when|while|com|con|with|without|sem|sin|depois|despues|after|before|antes|em|en|in|on|at|no|na|para|for|por|de|da|do|of|mesmo|aunque|though|although";
const ARTICLES = "an?|the|os?|as|el|las?|los|una?|uma?";
const begins = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, "u");

/** Where a sentence may be cut so that its first part stands alone, and what no such part begins with: "if it swells". */
const CUTS: readonly [cut: RegExp, opening: RegExp | null][] = [
  [/^((?:\S+\s){2,}?\S+?)[:;]\s(.+)$/su, null],
  [/^((?:\S+\s){2,}?\S+?),\s(?=(?:mas|but|pero)\s)(.+)$/su, begins(OPENING)],
  // "A dirty filter, low chlorine": things in a row say nothing by their first.
  [/^((?:[^\s,]+\s){2,}?[^\s,]+),\s(.+)$/su, begins(`${OPENING}|${ARTICLES}`)],
];

/** An answer under its own first sentence or clause, where its question stands above it already; null where none is short. */
export function headed(answer: string, max: number): Headed | null {
  const first = firstSentence(answer);
  const clauses = CUTS.map(([cut, opening]): Headed => {
    const [, title = "", rest = ""] = cut.exec(answer) ?? [];
    return { title: opening?.test(fold(title)) ? "" : title, text: begun(rest) };
  });
  const sentence: Headed = { title: first.replace(/\.$/, ""), text: answer.slice(first.length).trim() };
  const fitting = [sentence, ...clauses].filter(({ title }) => title !== "" && characters(title) <= max);
  return fitting.find(({ text }) => text !== "") ?? fitting[0] ?? null;
}
