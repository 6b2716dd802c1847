import { fold, tokensOf } from "#lib/domain/fold.ts";

const FORGET = "(?:ignor[ea]|ignorem|ignoren|disregard|forget|override|desconsider[ea]|esqueca|olvid[ae]|descart[ae])";
const ORDERS = String.raw`(?:instruc\w*|prompts?)`;

/** How a text speaks to a model instead of to a reader; folded. That a reader shall mind instructions is no such. */
const ORDER = new RegExp(
  [
    String.raw`\b${FORGET}\b.{0,20}\b(?:all|any|every|previous|prior|above|your|todas?|quaisquer|cualquier|tus|suas)\b.{0,20}\b${ORDERS}\b`,
    String.raw`\b${FORGET}\b.{0,20}\b${ORDERS}\b.{0,15}\b(?:anterior\w*|acima|previas?|above|before|(?:do|del) sistema)\b`,
    String.raw`\b(?:system prompt|system message|prompt do sistema|mensaje de(?:l)? sistema)\b`,
    String.raw`\b(?:respond only with|responda (?:apenas|somente|so) com|responde (?:solo|unicamente) con|write only|output only|escreva (?:apenas|somente)|escribe (?:solo|unicamente))\b`,
    String.raw`\b(?:you are now an?|voce agora e um|ahora eres un)\b.{0,30}\b(?:ai|ia|bot|assistant|assistente|asistente|model\w*)\b`,
  ].join("|"),
);

const RUN = 2;
/** An order says what to write in the sentences about it, too. */
const NEAR = 1;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…:])\s+|\n+/u).filter((sentence) => sentence.trim() !== "");
}

const runsOf = (text: string): string[] => {
  const words = tokensOf(text);
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(" "));
};

/** What orders a material gives to whoever reads it, with what they ask to be written; and all the rest of it. */
function ordersIn(material: string): { orders: string; rest: string } {
  const sentences = sentencesOf(material);
  const isOrder = sentences.map((sentence) => ORDER.test(fold(sentence)));
  const isNear = (index: number) => isOrder.slice(Math.max(0, index - NEAR), index + NEAR + 1).some(Boolean);
  const pick = (wanted: boolean) => sentences.filter((_, index) => isNear(index) === wanted).join("\n");
  return { orders: pick(true), rest: pick(false) };
}

const LOUD = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;

/** Whether a text says what an order in the material wanted said, and the material does not say otherwise. */
export function obeyedIn(material: string): (text: string) => boolean {
  const { orders, rest } = ordersIn(material);
  if (orders === "") return () => false;
  const others = new Set(runsOf(rest));
  const wanted = new Set(runsOf(orders).filter((run) => run.length > 7 && !others.has(run)));
  const loud = new Set((orders.match(LOUD) ?? []).filter((word) => !rest.includes(word)));
  return (text) => {
    if ((text.match(LOUD) ?? []).some((word) => loud.has(word))) return true;
    const runs = runsOf(text);
    return runs.filter((run) => wanted.has(run)).length >= Math.max(2, runs.length * 0.3);
  };
}
