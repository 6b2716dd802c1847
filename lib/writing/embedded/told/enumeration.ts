import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { piecesOf, sentencesIn } from "./cuts.ts";
import { priceRow, programmeRow } from "./lines.ts";
import { hasMark, isContact, marksOf } from "./marks.ts";
import { tellsHours } from "./opening-hours.ts";
import { isRow, programmeOf } from "./programme-in-prose.ts";
import type { Part, Row } from "./told.ts";
import { topicOfLabel } from "./topic.ts";

const LEAD = /^((?:\d{1,2}\s)?\p{L}[^:.!?]{2,78}):\s+(.+?)[.;]?$/u;
const PIECE_MAX = 70;
const DATE_WORDS = 4;
const REFLEXIVE = /^(?:se|me|te|nos|it|they|we|you) /i;

/** "Cardápio: bolo R$ 12, torta R$ 15 e café R$ 6": what stands after a colon, piece by piece. */
export function enumeration(sentence: string, language: Language): Part | null {
  const found = LEAD.exec(sentence);
  if (!found?.[1] || !found[2] || sentencesIn(found[2], language).length > 1) return null;
  const title = found[1];
  const days = programmeOf(found[2], language);
  if (days) return { kind: "programme", topic: "content", title, rows: days };
  const pieces = piecesOf(found[2], language);
  if (pieces.length < 2 || pieces.some((piece) => characters(piece) > PIECE_MAX)) return null;
  // "Tuesday 27, Thursday 29 and Saturday 31 October" is when.
  const isDate = (piece: string) => hasMark(piece, language, "date") && countWords(piece) <= DATE_WORDS;
  if (pieces.every(isDate)) return null;
  if (areHours(title, pieces, language)) return { kind: "list", topic: "when", title, rows: pieces.map(begun) };
  const prices = pieces.map((piece) => priceRow(piece, language)).filter((row) => row !== null);
  if (prices.length === pieces.length)
    return { kind: "prices", topic: "price", title, rows: headed(prices).map(capitalized) };
  const hours = pieces.map((piece) => programmeRow(piece, language)).filter((row) => row !== null);
  if (hours.length === pieces.length && hours.every((row) => isRow(row, language)))
    return { kind: "programme", topic: "content", title, rows: hours };
  // "It is cut once, in August, and left to dry" goes on as a sentence does.
  const { clauseEnds } = readToldWords(language);
  // "Tuesday, Wednesday and Thursday 15% off": what is said of the last is said of all.
  if (isDate(pieces[0] ?? "")) return null;
  const doesSomething = title.split(" ").some((word) => clauseEnds.has(word.toLowerCase()));
  const isSaid =
    (doesSomething && pieces.some((piece) => REFLEXIVE.test(piece))) || areClauses(title, pieces, language);
  const isList =
    pieces.length >= 3 &&
    !isSaid &&
    !isPricedLast(pieces, language) &&
    !isOfAll(pieces) &&
    !pieces.some((piece) => marksOf(piece, language).some(isContact)) &&
    topicOfLabel(title) === null;
  const hasAddress = pieces.some((piece) => /\d/.test(piece) && !/\p{L}{3}/u.test(piece) && !HOURS.test(piece));
  return isList && !hasAddress
    ? { kind: "list", topic: "content", title, rows: pricedTogether(pieces, language).map(begun) }
    : null;
}

const OPEN_MIN = 3;

/** "New hours: closed Mondays, Tues to Thurs 4-9pm, Sunday 1-9pm": a row for each. */
const areHours = (title: string, pieces: readonly string[], language: Language): boolean =>
  tellsHours(title) &&
  pieces.length >= OPEN_MIN &&
  pieces.filter((piece) => hasMark(piece, language, "date", "time")).length * 2 > pieces.length;

/** "10 to 5" */
const HOURS = /\d\S*\s?(?:to|a|às|[-–])\s?\d/iu;

const priceOf = (language: Language) => (piece: string) =>
  marksOf(piece, language).find(({ kind }) => kind === "price");

/** "A free check of brakes, tyres and wipers": what stands before the first is of all of them. */
const isOfAll = ([first = "", ...others]: readonly string[]): boolean =>
  OF_SEVERAL.test(first) && others.every((other) => !other.includes(" "));
const OF_SEVERAL = /^\p{L}+ \p{L}+(?: \p{L}+)* (?:de|of) \p{L}+$/u;

const FOR_ALL = /\s(?:por|for)\s*$/iu;

/** "Emptying, cleaning and a first treatment from 190 €", "a combo of rice, noodles and chicken 89": apart from the others the last would be what costs so much. */
export function isPricedLast(pieces: readonly string[], language: Language): boolean {
  const priceIn = priceOf(language);
  const last = pieces.at(-1) ?? "";
  const price = priceIn(last);
  const isOnly = price !== undefined && /\d/u.test(price.text) && !pieces.slice(0, -1).some(priceIn);
  return isOnly && !FOR_ALL.test(last.slice(0, price.from));
}

/** "Eggs, a cheese and a cabbage for £9", "a bath and a cut for £20 small, £30 large": what stands behind the last is what all of them cost. */
export function pricedTogether(pieces: readonly string[], language: Language): readonly string[] {
  const priceIn = priceOf(language);
  const at = pieces.findIndex((piece) => priceIn(piece) !== undefined);
  const [last = "", ...sizes] = pieces.slice(Math.max(0, at));
  const [price, lead] = [priceIn(last), last.slice(0, priceIn(last)?.from)];
  if (!price || !FOR_ALL.test(lead) || sizes.some((size) => priceIn(size)?.from !== 0)) return pieces;
  const total = `${readToldWords(language).together} ${[last.slice(price.from), ...sizes].join(", ")}`;
  const thing = lead.replace(FOR_ALL, "");
  // An "and" before the sizes stands before the last of the things.
  return [...pieces.slice(0, at), ...(sizes.length > 0 ? piecesOf(thing, language) : [thing]), total];
}

const WE_DO = /^(?:we|nós|nosotros|a gente) |^\p{L}{2,}(?:amos|emos|imos)\s/iu;

/** "It gives no sign: in most cars, when it breaks, …" and "Bring it in: we open it, look and …" are sentences that go on. */
function areClauses(title: string, pieces: readonly string[], language: Language): boolean {
  const { clauseBegins, joints, turns } = readToldWords(language);
  const leaning = pieces.filter((piece) => {
    const first = fold(piece.split(" ")[0] ?? "");
    return clauseBegins.has(first) || joints.has(first);
  });
  // "£60 with lunch, 8 places, at the barn" are facts, whatever the last begins with.
  const areFacts = pieces.some((piece) => hasMark(piece, language, "price"));
  const isTorn = leaning.length > 0 && leaning.length < pieces.length && !areFacts;
  return isTorn || turns.test(fold(title)) || pieces.some((piece) => WE_DO.test(piece));
}

const LEANS = /^(?:de|do|da|del|com|con|sem|sin)\s/iu;

/** "Panetone de frutas R$ 62, de chocolate R$ 68": what a row leaves out stands in the one before it. */
function headed(rows: readonly Row[]): Row[] {
  return rows.reduce<Row[]>((told, row) => {
    const [noun = ""] = told.at(-1)?.name.split(" ") ?? [];
    const leans = LEANS.test(row.name) && /^\p{L}{3,}$/u.test(noun);
    return [...told, leans ? { ...row, name: `${noun} ${row.name}` } : row];
  }, []);
}

const FROM = /\s(a partir de|desde|from|starting at|por|for)$/i;

/** "Foam from £80" costs from £80: what leads to a price stands beside it. */
function capitalized({ name, value }: Row): Row {
  const lead = FROM.exec(name);
  return lead?.[1]
    ? { name: begun(name.slice(0, lead.index)), value: `${lead[1]} ${value}` }
    : { name: begun(name), value };
}
