import { ASKED_KINDS, type AskedKind, readAsking } from "#lib/content/asking/asking.ts";
import { fold } from "#lib/domain/fold.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { withoutCount } from "./denial.ts";
import { requestOf } from "./request.ts";

const unmarked = (question: string): string => fold(question).replace(/^[¿¡\s]+/, "");

/** What a question asks for, by how it begins; a doubt that begins otherwise asks whether. */
export function kindOf(question: string): AskedKind | "whether" {
  const folded = unmarked(question);
  return ASKED_KINDS.find((kind) => asking().some(({ asked }) => asked[kind].test(folded))) ?? "whether";
}

/** What a title without a question comes to: "ways to", "signs of". */
export function titledKind(asked: string): AskedKind | null {
  const folded = withoutCount(fold(asked));
  if (kindOf(askingOf(asked)) !== "whether") return null;
  return ASKED_KINDS.find((kind) => asking().some(({ titled }) => titled[kind]?.test(folded))) ?? null;
}

let kinds: readonly ReturnType<typeof readAsking>[] | undefined;
const asking = () => (kinds ??= LANGUAGES.map(readAsking));

/** "How to tell if it is fresh" asks for signs, and not how it is kept. */
export const asksForSigns = (question: string): boolean => asking().some(({ tells }) => tells.test(unmarked(question)));

const OF_A_THING = new Set<string>(["often", "long", "cost", "many"]);

/** Ways to ask one thing: "can I bathe a cat", "does a cat need a bath". */
export function asksAlike(one: string, other: string): boolean {
  const kinds = [kindOf(one), kindOf(other)];
  return kinds[0] === kinds[1] || kinds.every((kind) => kind === "whether" || kind === "may");
}

/** How often, how long, how much. */
export const asksMeasure = (question: string): boolean => OF_A_THING.has(kindOf(question));

/** The part that asks: "how to remove it" of "a ring stuck on a finger: how to remove it". */
export const askingOf = (text: string): string =>
  text.split(/[:,.;?!]\s+/u).find((part) => kindOf(part) !== "whether") ?? lateIn(text) ?? text;

/** "Open wine lasts how many days", "leaves going yellow why" */
function lateIn(text: string): string | undefined {
  const folded = fold(text).replace(/[?!.\s]+$/u, "");
  return asking()
    .map(({ late }) => late.exec(folded)?.[1])
    .find((tail) => tail !== undefined);
}

/** What wants a yes or a no, though it was typed without its mark. */
const WHETHER =
  /^(?:is|are|am|do|does|did|should|will|must|es (?:normal|malo|bueno|mejor|seguro)|se puede|vale|conviene|faz mal|e (?:normal|verdade|melhor|perigoso|seguro)|precisa|tem como)\s|\s(?:(?:faz|hace|fazem|hacen) (?:mal|bem|dano|bien)|e normal|es normal|is (?:it|that) normal|vale (?:a|la) pena|estragou|tem (?:jeito|conserto)|tiene arreglo)$/;

/** A customer asks, and no brand tells of itself. */
export const isCustomers = (asked: string): boolean => requestOf(asked).isAdvice || WHETHER.test(fold(asked));

export const isAsking = (asked: string): boolean =>
  asked.endsWith("?") || kindOf(askingOf(asked)) !== "whether" || isCustomers(asked);

/** Who asks so wants a yes or a no. */
export const asksWhether = (asked: string): boolean => {
  const kind = kindOf(askingOf(asked));
  return kind === "may" || (kind === "whether" && (asked.endsWith("?") || WHETHER.test(fold(asked))));
};

/** What a case of the reader's own is answered by: its cause, its way out, whether it is bad. */
const OF_A_CASE = new Set(["why", "how", "what", "whether", "may"]);
const LIKE_A_CASE = new Set(["why", "how"]);

/** Whether a question, or what it comes to, asks as a theme does. */
export function fits(question: string, asked: string): boolean {
  const [own, theirs] = [requestOf(question), requestOf(asked)];
  if (theirs.isAdvice) return own.isAdvice || OF_A_CASE.has(kindOf(askingOf(question)));
  if (own.isAdvice && LIKE_A_CASE.has(kindOf(askingOf(asked)))) return true;
  // "Step by step" is no doubt, for want of a word that asks.
  const titled = titledKind(asked);
  if (titled !== null) return kindOf(askingOf(question)) === titled;
  return [question, askingOf(question)].some((one) => asksAlike(one, askingOf(asked)));
}
