import { readToldWords } from "#lib/content/told/told.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { priceRow } from "./lines.ts";
import { marksOf } from "./marks.ts";

interface Headed {
  title: string;
  facts: string[];
}

const FROM = /\s(?:a partir de|desde|from|starting at|por|for)$/iu;
/** "A bakery in Lugo", "Football for children" */
const PLACED = /\s(?:em|in|en|near|na|no)\s\p{Lu}.*$|\.$/u;
const MEANT = /\s(?:for|para|pra)\s.*$/iu;

/** What is sold, without what leads to its price. */
export const soldAs = (name: string): string => name.replace(FROM, "");

/** Who sells it, as long as there is room: without its place, and then without those whom it is for. */
export function sellerIn(about: string, max: number): string {
  const [whole, short] = [about.replace(PLACED, ""), about.replace(PLACED, "").replace(MEANT, "")];
  return [whole, short].find((name) => characters(name) <= max) ?? "";
}

/** A first fact that says what costs how much: the price goes with all that it includes and depends on, and one of several is no title. */
export function pricedApart({ facts, title }: Headed, about: string, language: Language, max: number): Headed | null {
  const row = priceRow(title, language);
  if (row === null) return null;
  const [next = ""] = facts;
  const other = priceRow(next, language);
  if (other !== null && other.name !== "") {
    const { prices } = readToldWords(language);
    const seller = sellerIn(about, max - characters(prices) - 2);
    return seller === "" ? null : { title: `${seller}: ${lower(prices)}`, facts: [title, ...facts] };
  }
  const name = soldAs(row.name);
  const isBare = marksOf(title, language).some(({ kind, text }) => kind === "price" && text === row.value);
  if (isBare || !name.includes(" ") || /^\d/u.test(name)) return null;
  const costs = title.slice(title.indexOf(name) + name.length).replace(/^[\s:=·–—-]+/u, "");
  return { title: name, facts: [costs, ...facts] };
}
