import type { Tongue } from "#lib/content/tongues/tongues.ts";

/** "3,200", "1.200,50", "12": what may be a number, with whatever signs between its figures. */
export const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const ONLY = new RegExp(`^(?:${NUMBER})$`, "u");
export const isNumber = (text: string): boolean => ONLY.test(text);

export interface Amount {
  readonly whole: string;
  /** the figures after the decimal sign; "" when there are none */
  readonly parts: string;
}

/**
 * Which sign parts thousands is told by the figures first: both signs, a sign twice, or not three figures after it
 * leave no doubt. One sign before three figures is the language's, and what is paid or counted is never told in
 * thousandths, so there the other sign parts thousands too.
 */
export function amountOf(text: string, { group }: Pick<Tongue, "group">, counts: boolean): Amount {
  const signs = text.match(/[.,]/gu) ?? [];
  const last = signs.at(-1);
  const at = last === undefined ? -1 : text.lastIndexOf(last);
  const tail = at < 0 ? "" : text.slice(at + 1);
  const plain = (from: string) => from.replaceAll(/[.,]/gu, "");
  const decimal = { whole: plain(text.slice(0, Math.max(at, 0))), parts: tail };
  const grouped = { whole: plain(text), parts: "" };
  if (last === undefined) return { whole: text, parts: "" };
  if (new Set(signs).size === 2) return decimal;
  if (signs.length > 1) return grouped;
  if (tail.length !== 3 || text.startsWith("0") || at > 3) return decimal;
  return last === group || counts ? grouped : decimal;
}

/** English tells decimals figure by figure; others do when they begin with nothing. */
function partsOf(parts: string, { date }: Tongue): string {
  const zeros = /^0+/u.exec(parts)?.[0].length ?? 0;
  if (parts.length > 3 || !date.dayFirst) return Array.from(parts).join(" ");
  if (zeros === parts.length) return "0";
  return `${"0 ".repeat(zeros)}${Number(parts)}`;
}

/** "1.500,5" as it is said: "1500 vírgula 5". */
export function number(text: string, tongue: Tongue, counts = false): string {
  const { parts, whole } = amountOf(text, tongue, counts);
  return parts === "" ? whole : `${whole} ${tongue.point} ${partsOf(parts, tongue)}`;
}

/** Nouns in -a that a man's article goes with, and those in other letters that a woman's does. */
const MASCULINE =
  /^(?:d[ií]as?|gram[ao]s?|(?:quilo|mili)gramas?|problemas?|temas?|programas?|mapas?|clientes?|watts?)$/iu;
const FEMININE =
  /^(?:pe[cç]as|vez|vezes|veces|mulheres|mujeres|f[oô]rmas|colheres|partes|fases|noites|noches|tardes|.*(?:ções|[cs]iones|idades|dades))$/iu;

export const isFeminine = (noun: string): boolean =>
  (/(?:a|as)$/iu.test(noun) && !MASCULINE.test(noun)) || FEMININE.test(noun);

/** An amount that agrees with its noun: "2" hours are "duas", "1" kilo is "un". */
export function agreeing(said: string, noun: string, { counted }: Tongue): string {
  const table = isFeminine(noun) ? counted.feminine : counted.masculine;
  return table[said] ?? said;
}

/** A counted thing, in its one form or in that for many. */
export function counting(text: string, [one, many]: readonly [string, string], tongue: Tongue): string {
  const said = number(text, tongue, text.includes(".") && tongue.group === ",");
  const noun = said === "1" ? one : many;
  return `${agreeing(said, noun, tongue)} ${noun}`;
}

/** Figures one by one, in the groups in which they are written; long ones in groups that can be remembered. */
export function figures(text: string): string {
  const written = text.split(/[^\d]+/u).filter((part) => part !== "");
  const long: Record<number, RegExp> = {
    8: /^(\d{4})(\d{4})$/u,
    9: /^(\d{5})(\d{4})$/u,
    10: /^(\d{2})(\d{4})(\d{4})$/u,
    11: /^(\d{2})(\d{5})(\d{4})$/u,
    12: /^(\d{2})(\d{2})(\d{4})(\d{4})$/u,
    13: /^(\d{2})(\d{2})(\d{5})(\d{4})$/u,
  };
  const groups = written.flatMap((part) => long[part.length]?.exec(part)?.slice(1) ?? [part]);
  return groups.map((group) => Array.from(group).join(" ")).join(", ");
}
