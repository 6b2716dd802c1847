import type { Tongue } from "#lib/content/tongues/tongues.ts";
import type { Rule } from "./here.ts";

const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/u;
const DASHED = /^(\d{4})-(\d{2})-(\d{2})$/u;
const FRACTIONS: Record<string, string> = { "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3" };
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const ordinal = (day: number): string => {
  const teen = day % 100 > 10 && day % 100 < 14;
  return `${day}${teen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th")}`;
};

function told(day: number, month: number, year: string | undefined, { date, months }: Tongue): string | null {
  const name = months[month - 1];
  if (!name || day < 1 || day > (DAYS[month - 1] ?? 0)) return null;
  const written = year?.length === 2 ? `20${year}` : year;
  if (!date.dayFirst) return `${name} ${ordinal(day)}${written ? ` ${written}` : ""}`;
  const of = ` ${date.of} `;
  return `${day === 1 ? date.first : day}${of}${name}${written ? `${of}${written}` : ""}`;
}

/** "12/05" is a day; "1/2" is a half, "24/7" neither. */
export const dates: Rule = ({ after, further, tongue, word }) => {
  const dashed = DASHED.exec(word);
  if (dashed) return told(Number(dashed[3]), Number(dashed[2]), dashed[1], tongue);
  const slashed = SLASHED.exec(word);
  if (slashed) {
    const [, first = "", second = "", year] = slashed;
    if (word === "24/7") return `24 ${tongue.by} 7`;
    const fraction = year === undefined ? tongue.fractions[word] : undefined;
    if (fraction !== undefined) return agreeingHalf(fraction, after);
    const dayFirst = tongue.date.dayFirst || Number(first) > 12;
    const [day, month] = dayFirst ? [first, second] : [second, first];
    return told(Number(day), Number(month), year, tongue);
  }
  const mixed = /^(\d*)([½¼¾⅓⅔])$/u.exec(word);
  const fraction = tongue.fractions[FRACTIONS[mixed?.[2] ?? ""] ?? ""];
  if (mixed && fraction !== undefined)
    return mixed[1] === "" ? agreeingHalf(fraction, after) : `${mixed[1]} ${tongue.clock.and} ${fraction}`;
  const first = word === "1" && after === tongue.date.of && tongue.months.includes(further[0].toLowerCase());
  return first ? tongue.date.first : null;
};

/** "meio" and "medio" agree with what follows. */
const agreeingHalf = (fraction: string, noun: string): string =>
  /^(?:meio|medio)$/u.test(fraction) && /as?$/iu.test(noun) ? `${fraction.slice(0, -1)}a` : fraction;
