import type { Language } from "#lib/domain/language.ts";
import { readTongue, type Tongue } from "#lib/content/tongues/tongues.ts";
import { dates } from "./reading/dates.ts";
import type { Here, Rule } from "./reading/here.ts";
import { money } from "./reading/money.ts";
import { names } from "./reading/names.ts";
import { phones } from "./reading/phones.ts";
import { signs as numbers } from "./reading/signs.ts";
import { times } from "./reading/times.ts";
import { weekdays } from "./reading/weekdays.ts";
import { abbreviations, isShortened } from "./reading/words.ts";

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u20E3|\uFE0E|\uFE0F|\u200D/gu;

/** The first that knows a word says it; what none knows is said as it is written. */
const RULES: readonly Rule[] = [abbreviations, weekdays, money, phones, dates, times, names, numbers];

/** A full stop that ends no sentence. */
export const isAbbreviation =
  (language: Language) =>
  (word: string): boolean => {
    const { abbreviations, numbered } = readTongue(language);
    const low = bare(word).toLowerCase();
    return (
      (Object.hasOwn(abbreviations, low) && !/^(?:etc|min|máx|mín|max)\./iu.test(low)) ||
      (Object.hasOwn(numbered, low) && low !== "no.")
    );
  };

const bare = (word: string): string => word.replace(/^["“‘«(¿¡]+/u, "").replace(/["”’»),;:!?…]+$/u, "");

/** An address keeps its signs. */
const ADDRESS = /[@#]|:\/\//u;

/** Without what is seen only. */
function heard(shown: string): string {
  const plain = shown.replace(EMOJI, "");
  const kept = ADDRESS.test(plain) ? plain : plain.replaceAll(/[*_~`|<>^{}\\=[\]]/gu, " ");
  return kept
    .trim()
    .replace(/(?<![,;:.!?…])\s+[–—]+$/u, ",")
    .replace(/\s+[–—+&•·-]+$/u, "")
    .replace(/(\d)\s+([%€£])/u, "$1$2")
    .replace(/\s+([,;:.!?…]+)$/u, "$1");
}

/** Apart from the signs around it: "(2 kg)." is "2 kg". */
function split(word: string): { before: string; inner: string; after: string } {
  const [, before = "", after = ""] = /^(["“‘«(¿¡•·–—]*).*?([",;:!?.…”’»)]*)$/u.exec(word) ?? [];
  return { before, inner: word.slice(before.length, word.length - after.length), after };
}

/** A dash without blanks parts two words. */
const BETWEEN = /(?<=[\p{L}\p{N}%])—(?=[\p{L}\p{N}$€£])/u;

const readWord = (here: Here): string =>
  RULES.reduce<string | null>((found, rule) => found ?? rule(here), null) ?? here.word;

/** "bolo + café": the sign between is shown with the word before it. */
const joined = (shown: string, { abbreviations: known, plus }: Tongue): string =>
  /\s\+$/u.test(shown) ? plus : /\s&$/u.test(shown) ? (known["&"] ?? "") : "";

/**
 * What is said for each word that is shown; an empty text where a word is said with its neighbour,
 * such as the sign of a currency before its amount.
 */
export function readAloud(shown: readonly string[], language: Language): string[] {
  const tongue = readTongue(language);
  const all = shown.map((word) => split(heard(word)));
  const said = all.map(({ after, before, inner }, index) => {
    if (!/[\p{L}\p{N}$€£&%]/u.test(inner)) return "";
    const here: Here = {
      word: inner,
      ending: after,
      before: all[index - 1]?.inner ?? "",
      beforeThat: all[index - 2]?.inner ?? "",
      after:
        /[.!?…;]$/u.test(after) && isShortened({ ...NOWHERE, word: inner, ending: after, tongue }) === null
          ? ""
          : (all[index + 1]?.inner ?? ""),
      further: [all[index + 2]?.inner ?? "", all[index + 3]?.inner ?? ""],
      tongue,
    };
    const words = inner
      .split(BETWEEN)
      .map((part, at, parts) => readWord(parts.length === 1 ? here : { ...here, word: part, before: "", after: "" }))
      .join(", ");
    const added = joined(shown[index] ?? "", tongue);
    const signs = isShortened(here) === null || index === all.length - 1 ? after : after.slice(1);
    const ending = /[.!?…]/u.exec(signs)?.[0] ?? (/[,;:]/u.test(signs) ? "," : "");
    const stops = ending === "…" ? "." : ending;
    const opening = /[¿¡]/u.exec(before)?.[0] ?? "";
    const told = `${words} ${added}`.replaceAll(/\s+/gu, " ").trim();
    return told === "" ? stops : `${opening}${told}${stops}`;
  });
  return said.map((text, index) => {
    // The pause after a sign that a neighbour says is that neighbour's.
    if (!/\p{L}|\p{N}/u.test(text)) return "";
    const next = said[index + 1] ?? "";
    return /^[,.!?]$/u.test(next) && !/[,.!?]$/u.test(text) ? `${text}${next}` : text;
  });
}

const NOWHERE = { before: "", beforeThat: "", after: "1", further: ["", ""] } as const;
