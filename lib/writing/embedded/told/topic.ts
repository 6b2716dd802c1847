import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { hasMark, isContact, marksOf } from "./marks.ts";
import type { Topic } from "./told.ts";
import { whenRuns } from "./when.ts";

/** What a sentence is about, by its signs; null where it only goes on with the one before. */
export function topicOf(sentence: string, language: Language): Topic | null {
  const { clauseBegins, conditions, forbids, places, provided } = readToldWords(language);
  const folded = fold(sentence);
  const has = (kind: Parameters<typeof hasMark>[2]) => hasMark(sentence, language, kind);
  if (pointsBack(sentence, language)) return null;
  // "Whoever books until Friday gets a cleaning": a date on which something depends is not when it happens.
  if (clauseBegins.has(fold(sentence.split(" ")[0] ?? "")) && has("date")) return "conditions";
  if (provided.test(folded) || isDue(sentence, language)) return "conditions";
  if (EXCEPTS.test(folded) || (forbids.test(folded) && !isDated(sentence, language)) || sends(sentence))
    return "conditions";
  if (has("price") && (tellsPrice(sentence) || beginsWithPrice(sentence, language))) return "price";
  if (conditions.test(folded) && !has("time")) return has("price") ? "price" : "conditions";
  // "R$ 220 until 10 January" is a price, "Saturday at ten, R$ 20" a date.
  const [first] = marksOf(sentence, language).filter(({ kind }) => ["date", "time", "price"].includes(kind));
  if (first) return first.kind === "price" ? "price" : "when";
  if (places.test(folded)) return "where";
  return null;
}

/** "Not valid on the 24th": when it is not. */
const EXCEPTS =
  /^(?:promocao |promocion |oferta |offer )?(?:nao|no|not) (?:vale|valid[oa]?s?|se aplica|aplica|inclui|incluye|acumul)|^(?:except|exceto|excepto|menos|salvo) /;

/** Of a day with a number, or of an hour: "on holidays" is none. */
const isDated = (sentence: string, language: Language): boolean =>
  hasMark(sentence, language, "time", "price") ||
  marksOf(sentence, language).some(({ kind, text }) => kind === "date" && /\d/.test(text));

/** "Book before 31 January and travel is free", "what is asked for by the 18th": the day by which something is given is not when it happens. */
function isDue(sentence: string, language: Language): boolean {
  const { until } = readToldWords(language);
  const [run, ...others] = whenRuns(sentence, language);
  if (run === undefined || others.length > 0 || run.from === 0 || !until.test(fold(run.text))) return false;
  const given = marksOf(sentence, language).find(({ kind }) => kind === "price" || kind === "percent");
  return given === undefined ? !hasMark(sentence, language, "time") : given.from > run.from;
}

const SENDS =
  /\b(?:envi(?:amos|os?|ar)|entreg(?:amos|as?)|domicilio|frete|shipping|postage|delivery|we (?:post|ship|send|deliver))\b/;

/** What sending costs is no price of the thing, nor its day one of an event. */
export const sends = (sentence: string): boolean => SENDS.test(fold(sentence));

const COSTS =
  /\b(?:costs?|prices?|fees?|admission|tickets? (?:is|are)|custam?|custou|sai(?:em)? (?:a|por)|valor(?:es)?|investimento|preco|ingresso|entrada|cuestan?|precio|valen?|sale[n]? (?:a|por))\b/;

/** "R$ 92 a page, three working days" */
export const beginsWithPrice = (sentence: string, language: Language): boolean =>
  marksOf(sentence, language).some(({ from, kind }) => kind === "price" && from === 0);

/** That something costs so much is what the sentence says. */
const tellsPrice = (sentence: string): boolean => COSTS.test(fold(sentence));

export const isPlace = (text: string, language: Language): boolean => readToldWords(language).places.test(fold(text));

/** It makes sense only after another sentence. */
export const pointsBack = (sentence: string, language: Language): boolean =>
  readToldWords(language).pointsBack.test(fold(sentence));

/** It makes sense only after the one before: it points back, or says what to do where something is so. */
export function goesOn(before: string, sentence: string, language: Language): boolean {
  const { clauseBegins, orders } = readToldWords(language);
  const isIf = clauseBegins.has(before.split(" ")[0]?.toLowerCase() ?? "");
  return pointsBack(sentence, language) || (isIf && orders.test(fold(sentence)));
}

/** It asks its reader to do something, or says where one reaches who wrote it. */
export function isCall(sentence: string, language: Language): boolean {
  const folded = fold(sentence);
  if (/[?]$/.test(sentence)) return false;
  const { call, callNouns } = readToldWords(language);
  const marks = marksOf(sentence, language);
  const isDated = marks.some(({ kind }) => kind === "date" || kind === "time");
  const isReached = marks.some(isContact);
  // "Try a kit for £15" is an offer: whoever wants it is told elsewhere how.
  const isOffer = marks.some(({ kind }) => kind === "price");
  return isReached || (call.test(folded) && !isOffer) || (callNouns.test(folded) && isDated);
}

const LABELS: [Topic, RegExp][] = [
  ["when", /^(?:quando|datas?|dias?|horarios?|inicio|when|dates?|time|hours?|starts?|doors|cuando|fechas?|hora)\b/],
  ["where", /^(?:onde|local|endereco|lugar|where|place|location|venue|address|donde|direccion|sede)\b/],
  [
    "price",
    /^(?:valor|valores|precos?|quanto|investimento|entrada|custo|price|prices|cost|fee|admission|precios?|costo|cuanto|inversion|salario|salary|pay|sueldo)\b/,
  ],
];

/** What a heading or a label announces. */
export const topicOfLabel = (label: string): Topic | null =>
  LABELS.find(([, sign]) => sign.test(fold(label)))?.[0] ?? null;
