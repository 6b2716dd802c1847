import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { withoutBrackets } from "#lib/writing/embedded/shorten.ts";
import { type Mark, marksOf } from "./marks.ts";
import { BEYOND, COPULA } from "./lines.ts";
import type { Row } from "./told.ts";

const ROWS_MIN = 3;
/** "Children: £9; adults: £12" is a table of two. */
const LABELLED_MIN = 2;
const LABEL = /^[^:]*\p{L}[^:]*:\s/u;
const NAME_MAX = 44;
const VALUE_MAX = 40;
const BETWEEN = /[,;]\s+(?:and|e|y|ou|or|o)\s+|[,;]\s+|\s+(?:and|e|y)\s+/u;
/** "Foam from £80" costs from £80: what leads to a price stands beside it. */
const FROM = /\s(a partir de|desde|from|starting at)$/iu;

/** "A posy from £25" */
const withoutArticle = (name: string): string => name.replace(/^(?:an?|the)\s(?=\p{L}{3})/iu, "");

const pricesIn = (text: string, language: Language): Mark[] =>
  marksOf(text, language).filter(({ kind, text: price }) => kind === "price" && /\d/.test(price));

/** "Half day £55, full day £90, sunset paddle £48": a table within a sentence. */
export function pricesOf(sentence: string, language: Language): Row[] | null {
  const prices = pricesIn(sentence, language);
  if (prices.length < LABELLED_MIN) return null;
  const pieces: string[] = [];
  let from = 0;
  for (const { to } of prices) {
    if (to <= from) return null;
    const joint = BETWEEN.exec(sentence.slice(to));
    const end = joint ? to + joint.index : sentence.length;
    pieces.push(sentence.slice(from, end));
    from = joint ? end + joint[0].length : sentence.length;
  }
  const isShort = pieces.length < ROWS_MIN && !pieces.every((piece) => LABEL.test(piece));
  if (isShort || sentence.slice(from).trim() !== "") return null;
  const rows = pieces.map((piece) => priceSentence(piece, language));
  return rows.every((row) => row !== null) ? rows : null;
}

/** "Single 130 by 180 cm, £95." */
export function priceSentence(sentence: string, language: Language): Row | null {
  const [price, ...others] = pricesIn(sentence, language);
  if (!price || others.length > 0) return null;
  const before = sentence.slice(0, price.from).replace(/[\s,:–—-]+$/u, "");
  const lead = FROM.exec(before);
  const name = (lead ? before.slice(0, lead.index) : before).replace(COPULA, "");
  if (BEYOND.test(name)) return null;
  const value = sentence
    .slice(price.from)
    .replace(/[.;,]$/u, "")
    .trim();
  const isName = /\p{L}{2}/u.test(name) && !/[,;:](?!\d)/u.test(withoutBrackets(name));
  if (!isName || characters(name) > NAME_MAX || characters(value) > VALUE_MAX || /[,;]\s/u.test(value)) return null;
  return { name: begun(withoutArticle(name)), value: lead?.[1] ? `${lead[1]} ${value}` : value };
}
