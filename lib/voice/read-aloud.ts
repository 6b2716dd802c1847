import type { Language } from "#lib/domain/language.ts";
import { readTongue, type Tongue } from "#lib/content/tongues/tongues.ts";

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u20E3|\uFE0E|\uFE0F|\u200D/gu;
const MONEY = /^(r\$|us\$|\$|€|£)$/i;

/** A full stop that ends no sentence. */
export const isAbbreviation =
  (language: Language) =>
  (word: string): boolean =>
    Object.hasOwn(readTongue(language).abbreviations, bare(word).toLowerCase()) &&
    !/^(?:etc|min|máx|mín|max)\./iu.test(bare(word));

const bare = (word: string): string => word.replace(/^["“‘«(¿¡]+/u, "").replace(/["”’»),;:!?…]+$/u, "");

/** "1.500,5" as it is said: "1500 vírgula 5". */
function number(text: string, { group, point }: Tongue): string {
  const grouped = group === "." ? /^\d{1,3}(?:\.\d{3})+(?=,|$)/ : /^\d{1,3}(?:,\d{3})+(?=\.|$)/;
  const whole = text.replace(grouped, (found) => found.replaceAll(group, ""));
  const [units = "", parts] = whole.split(group === "." ? "," : ".");
  if (parts === undefined) return units;
  const zeros = /^0+/.exec(parts)?.[0].length ?? 0;
  const said =
    parts.length > 3
      ? Array.from(parts).join(" ")
      : `${"0 ".repeat(Math.min(zeros, parts.length - 1))}${Number(parts)}`;
  return `${units} ${point} ${said}`;
}

/** "R$ 5 mil" is said "5 mil reais". */
const SCALE = /^(?:mil|milh(?:ão|ões)|bilh(?:ão|ões)|mill(?:ón|ones)|thousand|million|billion|k)\.?$/iu;

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(`^(${NUMBER})$`, "u");

/** An amount, or from one to another. */
const COUNT = new RegExp(`^(?:${NUMBER})(?:[-–—](?:${NUMBER}))?$`, "u");

function money(amount: string, sign: string, tongue: Tongue): string {
  const [one, many, cents] = tongue.money[sign.toLowerCase()] ?? ["", "", ""];
  const split = tongue.group === "." ? "," : ".";
  const [units = "0", part] = amount.split(split);
  const whole = units.replaceAll(tongue.group, "");
  const unit = whole === "1" ? one : many;
  if (part === undefined || Number(part) === 0) return `${whole} ${unit}`;
  const hundredths = Number(part.padEnd(2, "0").slice(0, 2));
  return whole === "0" ? `${hundredths} ${cents}` : `${whole} ${unit} ${tongue.and} ${hundredths} ${cents}`;
}

function clock(hours: string, minutes: string | undefined, { clock: { and }, hour }: Tongue): string {
  const unit = Number(hours) === 1 ? hour[0] : hour[1];
  return minutes && Number(minutes) > 0
    ? `${Number(hours)} ${unit} ${and} ${Number(minutes)}`
    : `${Number(hours)} ${unit}`;
}

function core(word: string, tongue: Tongue): string {
  const low = word.toLowerCase();
  const known = tongue.abbreviations[low];
  if (known !== undefined) return known;
  const cash = new RegExp(`^(r\\$|us\\$|\\$|€|£)(${NUMBER})$`, "iu").exec(word);
  if (cash) return money(cash[2] ?? "", cash[1] ?? "", tongue);
  const after = new RegExp(`^(${NUMBER})\\s?(€|£)$`, "u").exec(word);
  if (after) return money(after[1] ?? "", after[2] ?? "", tongue);
  const share = new RegExp(`^[-+]?(${NUMBER})%$`, "u").exec(word);
  if (share) return `${number(share[1] ?? "", tongue)} ${tongue.percent}`;
  const time = /^(\d{1,2})h(\d{2})?(?:min)?$/iu.exec(word);
  if (time && tongue.clock.hours) return clock(time[1] ?? "", time[2], tongue);
  const colon = /^(\d{1,2}):(\d{2})$/u.exec(word);
  if (colon)
    return tongue.clock.hours
      ? clock(colon[1] ?? "", colon[2], tongue)
      : `${Number(colon[1])} ${Number(colon[2]) === 0 ? "" : colon[2]}`.trim();
  const ordinal = /^(\d{1,2})(º|ª|o|a)$/u.exec(word);
  const named = ordinal ? tongue.ordinals[Number(ordinal[1]) - 1] : undefined;
  if (ordinal && named) return /[ªa]/u.test(ordinal[2] ?? "") ? named[1] : named[0];
  const range = new RegExp(`^(${NUMBER})[-–—](${NUMBER})(%?)$`, "u").exec(word);
  if (range)
    return `${number(range[1] ?? "", tongue)} ${tongue.to} ${number(range[2] ?? "", tongue)}${range[3] ? ` ${tongue.percent}` : ""}`;
  const measure = new RegExp(`^(${NUMBER})(\\p{L}+[²]?|°[cf]|ºc)$`, "iu").exec(word);
  const unit = measure ? tongue.units[(measure[2] ?? "").toLowerCase()] : undefined;
  if (measure && unit) return `${number(measure[1] ?? "", tongue)} ${measure[1] === "1" ? unit[0] : unit[1]}`;
  if (/^\d+x$/iu.test(word)) return `${word.slice(0, -1)} ${tongue.times}`;
  if (/^\d+x\d+$/iu.test(word)) return word.replace(/x/iu, ` ${tongue.by} `);
  if (AMOUNT.test(word)) return number(word, tongue);
  if (/^24\/7$/u.test(word)) return `24 ${tongue.by} 7`;
  if (/^[#@][\p{L}\p{N}_.]+$/u.test(word)) return word.slice(1).replaceAll(/[_.]/gu, " ");
  if (/^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+(?:com|br|net|org|app|io|es|mx|ar|co)(?:\/\S*)?$/iu.test(word))
    return word
      .replace(/^https?:\/\//iu, "")
      .replace(/\/\S*$/u, "")
      .replaceAll(".", ` ${tongue.dot} `);
  if (/^\p{L}+(?:\/\p{L}+)+$/u.test(word)) return word.replaceAll("/", ", ");
  return word;
}

/**
 * What is said for each word that is shown; an empty text where a word is said with its neighbour,
 * such as the sign of a currency before its amount.
 */
export function readAloud(words: readonly string[], language: Language): string[] {
  const tongue = readTongue(language);
  return words.map((shown, index) => {
    const word = shown
      .replace(EMOJI, "")
      .replaceAll(/[*_~`|<>^{}\\=[\]]/gu, " ")
      .trim();
    if (!/[\p{L}\p{N}$€£&]/u.test(word)) return "";
    if (MONEY.test(word) && AMOUNT.test(bare(words[index + 1] ?? ""))) return "";
    const [, before = "", after = ""] = /^(["“‘«(¿¡]*).*?([",;:!?.…”’»)]*)$/u.exec(word) ?? [];
    const inner = word.slice(before.length, word.length - after.length);
    const whole = tongue.abbreviations[`${inner}${after.startsWith(".") ? "." : ""}`.toLowerCase()];
    const sign = words[index - 1] ?? "";
    const unit = tongue.units[inner.toLowerCase()];
    const counted = COUNT.test(bare(words[index - 1] ?? ""));
    const next = bare(words[index + 1] ?? "");
    const glued = new RegExp(`^(r\\$|us\\$|\\$|€|£)(${NUMBER})$`, "iu").exec(bare(sign));
    if (glued && SCALE.test(inner))
      return `${inner} ${tongue.money[(glued[1] ?? "").toLowerCase()]?.[1] ?? ""}${after.slice(0, 1)}`;
    const own = new RegExp(`^(?:r\\$|us\\$|\\$|€|£)(${NUMBER})$`, "iu").exec(inner);
    if (own && SCALE.test(next)) return number(own[1] ?? "", tongue);
    const cash = MONEY.test(sign) ? tongue.money[sign.toLowerCase()] : undefined;
    const scaled = SCALE.test(inner) && counted ? tongue.money[(words[index - 2] ?? "").toLowerCase()] : undefined;
    const said =
      whole !== undefined
        ? whole
        : cash && AMOUNT.test(inner)
          ? SCALE.test(next)
            ? number(inner, tongue)
            : money(inner, sign, tongue)
          : scaled
            ? `${inner} ${/^(?:milh|bilh|mill)/iu.test(inner) ? tongue.ofMillions : ""}${scaled[1]}`
            : unit && counted
              ? bare(words[index - 1] ?? "") === "1"
                ? unit[0]
                : unit[1]
              : core(inner, tongue);
    const ending = /[.!?…]/u.exec(after)?.[0] ?? (/[,;:]/u.test(after) ? "," : "");
    const stops = whole !== undefined && ending === "." ? "" : ending === "…" ? "." : ending;
    return `${/[¿¡]/u.exec(before)?.[0] ?? ""}${said.replaceAll(/\s+/gu, " ").trim()}${stops}`;
  });
}
