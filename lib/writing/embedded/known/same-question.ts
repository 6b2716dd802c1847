import { fold } from "#lib/domain/fold.ts";
import { requestOf } from "./request.ts";

/** What a question asks for, by how it begins; a doubt that begins otherwise asks whether. */
const ASKED: readonly [kind: string, sign: RegExp][] = [
  [
    "often",
    /^(?:com que frequencia|de quanto em quanto|de quantos? em quantos?|de qto em qto|cada cuanto|how often|con que frecuencia|que tan seguido)/,
  ],
  [
    "long",
    /^(?:(?:em |por )?quanto tempo|quanto dura|quantos dias|(?:por )?cuanto tiempo|cuanto (?:dura|tarda)|how long)/,
  ],
  ["many", /^(?:quant[ao]s?|cuant[ao]s?|how (?:many|much|big))\b/],
  ["why", /^(?:por que|porque|pq|why)\b/],
  ["when", /^(?:quando|cuando|when|a partir de|a que hora|em que mes|what time)\b/],
  ["how", /^(?:como|hows?)\b/],
  ["what", /^(?:o que|qual|quais|que|cual|cuales|whats?|which)\b/],
  ["may", /^(?:posso|pode|podem|da para|da pra|puedo|(?:se )?pueden?|can|may|is it (?:ok|safe))\b/],
];

const OF_A_THING = new Set(["often", "long", "many"]);

export const kindOf = (question: string): string => {
  const folded = fold(question).replace(/^[¿¡\s]+/, "");
  return ASKED.find(([, sign]) => sign.test(folded))?.[0] ?? "whether";
};

/** Ways to ask one thing: "can I bathe a cat", "does a cat need a bath". */
export function asksAlike(one: string, other: string): boolean {
  const kinds = [kindOf(one), kindOf(other)];
  return kinds[0] === kinds[1] || kinds.every((kind) => kind === "whether" || kind === "may");
}

/** How often, how long, how much. */
export const asksMeasure = (question: string): boolean => OF_A_THING.has(kindOf(question));

/** "Open wine lasts how many days", "leaves going yellow why" */
const LATE =
  /\s((?:(?:por |durante )?quanto tempo|quantos (?:dias|meses|anos)|quantas (?:horas|semanas|vezes)|cuanto tiempo|cuantos (?:dias|meses|anos)|cuantas (?:horas|semanas|veces)|how (?:long|often)|why)(?:\s.*)?)$/;

/** The part that asks: "how to remove it" of "a ring stuck on a finger: how to remove it". */
export const askingOf = (text: string): string =>
  text.split(/[:,.;?!]\s+/u).find((part) => kindOf(part) !== "whether") ?? LATE.exec(fold(text))?.[1] ?? text;

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
  return kind === "may" || (kind === "whether" && asked.endsWith("?"));
};

/** What a case of the reader's own is answered by: its cause, its way out, whether it is bad. */
const OF_A_CASE = new Set(["why", "how", "what", "whether", "may"]);
const LIKE_A_CASE = new Set(["why", "how"]);

/** Whether a question, or what it comes to, asks as a theme does. */
export function fits(question: string, asked: string): boolean {
  const [own, theirs] = [requestOf(question), requestOf(asked)];
  if (theirs.isAdvice) return own.isAdvice || OF_A_CASE.has(kindOf(askingOf(question)));
  if (own.isAdvice && LIKE_A_CASE.has(kindOf(askingOf(asked)))) return true;
  return [question, askingOf(question)].some((one) => asksAlike(one, askingOf(asked)));
}
