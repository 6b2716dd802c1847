import type { Tongue } from "#lib/content/tongues/tongues.ts";
import type { Rule } from "./here.ts";
import { agreeing, amountOf, isNumber, number, NUMBER } from "./numbers.ts";

const SIGN = String.raw`r\$|us\$|mx\$|\$|€|£`;
const CODE = "mxn|brl|usd|eur";
const IS_SIGN = new RegExp(`^(?:${SIGN})$`, "iu");
const IS_CODE = new RegExp(`^(?:${CODE})$`, "iu");
const SIGNED = new RegExp(`^(${SIGN})(${NUMBER})(?:/(\\p{L}+)\\.?)?$`, "iu");
const FOLLOWED = new RegExp(`^(${NUMBER})(${SIGN}|${CODE})$`, "iu");
const PER = new RegExp(`^(${NUMBER})/(\\p{L}+)\\.?$`, "u");
const RANGE = new RegExp(`^(${SIGN})?(${NUMBER})[-–—](${SIGN})?(${NUMBER})$`, "iu");
const SHORT = new RegExp(`^(${SIGN})(${NUMBER})(k|m|mi|mil)$`, "iu");
const SCALE = /^(?:mil|milh(?:ão|ões)|bilh(?:ão|ões)|mill(?:ón|ones)|thousand|million|billion|k)$/iu;
const MILLIONS = /^(?:milh|bilh|mill(?:ón|ones))/iu;

const moneyOf = (sign: string, tongue: Tongue) => tongue.money[sign.toLowerCase()] ?? null;

function paid(amount: string, sign: string, tongue: Tongue): string {
  const [one = "", many = "", cents = ""] = moneyOf(sign, tongue) ?? [];
  const { parts, whole } = amountOf(amount, tongue, true);
  const unit = whole === "1" ? one : many;
  const said = `${agreeing(whole, unit, tongue)} ${unit}`;
  if (Number(parts) === 0) return said;
  const hundredths = Number(parts.padEnd(2, "0").slice(0, 2));
  return Number(whole) === 0 ? `${hundredths} ${cents}` : `${said} ${tongue.and} ${hundredths} ${cents}`;
}

const perUnit = (unit: string | undefined, tongue: Tongue): string => {
  if (unit === undefined) return "";
  const [one] = tongue.units[unit.toLowerCase()] ?? [unit];
  return ` ${tongue.per} ${one}`;
};

/** "R$" before its amount is said with it; "5 mil" of it are said "5 mil reais". */
export const money: Rule = ({ after, before, beforeThat, tongue, word }) => {
  if (IS_SIGN.test(word) && /^\d/u.test(after)) return "";
  const short = SHORT.exec(word);
  if (short) {
    const [, sign = "", digits = "", scale = ""] = short;
    const many = moneyOf(sign, tongue)?.[1] ?? "";
    const thousands = /^(?:k|mil)$/iu.test(scale);
    const name = thousands ? tongue.thousand : `${tongue.million[digits === "1" ? 0 : 1]} ${tongue.ofMillions}`;
    return `${number(digits, tongue)} ${name} ${many}`;
  }
  const signed = SIGNED.exec(word);
  const sign = signed?.[1] ?? (IS_SIGN.test(before) ? before : null);
  if (sign !== null) {
    const ranged = RANGE.exec(word);
    if (ranged) {
      const [, , from = "", , to = ""] = ranged;
      return `${number(from, tongue, true)} ${tongue.to} ${paid(to, sign, tongue)}`;
    }
    const per = signed ? null : PER.exec(word);
    const amount = signed?.[2] ?? per?.[1] ?? word;
    if (!isNumber(amount)) return null;
    if (SCALE.test(after)) return number(amount, tongue, false);
    const named = IS_CODE.test(after) && sign === "$" ? after : sign;
    return `${paid(amount, named, tongue)}${perUnit(signed?.[3] ?? per?.[2], tongue)}`;
  }
  const ranged = RANGE.exec(word);
  if (ranged?.[1] ?? ranged?.[3]) {
    const [, first, from = "", second, to = ""] = ranged ?? [];
    return `${number(from, tongue, true)} ${tongue.to} ${paid(to, second ?? first ?? "", tongue)}`;
  }
  const followed = FOLLOWED.exec(word);
  if (followed) return paid(followed[1] ?? "", followed[2] ?? "", tongue);
  if (isNumber(word) && (IS_SIGN.test(after) || IS_CODE.test(after))) return paid(word, after, tongue);
  if ((IS_CODE.test(word) || /^[€£]$/u.test(word)) && /\d$/u.test(before)) return "";
  if (!SCALE.test(word)) return null;
  const glued = SIGNED.exec(before)?.[1] ?? (isNumber(before) && IS_SIGN.test(beforeThat) ? beforeThat : null);
  const unit = glued === null ? null : moneyOf(glued, tongue);
  return unit ? `${word} ${MILLIONS.test(word) ? tongue.ofMillions : ""}${unit[1]}` : null;
};
