import type { Tongue } from "#lib/content/tongues/tongues.ts";
import type { Rule } from "./here.ts";
import { agreeing } from "./numbers.ts";

const TIME = String.raw`(\d{1,2})(?:h(\d{2})?(?:m|min)?|:(\d{2})h?|\.(\d{2})h)(?:s|rs)?`;
const CLOCK = new RegExp(`^${TIME}$`, "iu");
const FROM_TO = new RegExp(`^${TIME}\\s?[-–—]\\s?${TIME}$`, "iu");
const HALF_DAY = /^([ap])\.?m\.?$/iu;
const WITH_HALF = /^(\d{1,2})(?:[:.](\d{2}))?([ap])\.?m\.?$/iu;
const HALF_RANGE = /^(\d{1,2})(?::(\d{2}))?([ap]m)?[-–—](\d{1,2})(?::(\d{2}))?([ap]m)$/iu;

const isTime = (hours: string, minutes: string): boolean => Number(hours) <= 24 && Number(minutes) < 60;

/** "19 horas e 30", "9 30"; before "pm" without the word for hours. */
function clock(hours: string, minutes: string, half: boolean, tongue: Tongue): string {
  const { clock: how, hour } = tongue;
  const whole = String(Number(hours));
  const rest =
    Number(minutes) === 0 ? "" : how.hours || Number(minutes) > 9 ? String(Number(minutes)) : `o ${Number(minutes)}`;
  if (!how.hours) return rest === "" ? whole : `${whole} ${rest}`;
  const said = agreeing(whole, hour[1], tongue);
  const unit = half ? "" : ` ${whole === "1" ? hour[0] : hour[1]}`;
  return rest === "" ? `${said}${unit}` : `${said}${unit} ${how.and} ${rest}`;
}

const halfOf = (letter: string): string => `${letter.toLowerCase()} m`;

export const times: Rule = ({ after, before, tongue, word }) => {
  const plain = CLOCK.exec(word);
  if (plain) {
    const [, hours = "", inHours, colon, stop] = plain;
    const minutes = inHours ?? colon ?? stop ?? "00";
    if (!isTime(hours, minutes)) return null;
    return clock(hours, minutes, HALF_DAY.test(after), tongue);
  }
  const ranged = FROM_TO.exec(word);
  if (ranged) {
    const [, from = "", a, b, c, to = "", d, e, f] = ranged;
    const [first, second] = [a ?? b ?? c ?? "00", d ?? e ?? f ?? "00"];
    if (!isTime(from, first) || !isTime(to, second)) return null;
    return `${clock(from, first, false, tongue)} ${tongue.to} ${clock(to, second, false, tongue)}`;
  }
  const attached = WITH_HALF.exec(word);
  if (attached) {
    const [, hours = "", minutes = "00", letter = ""] = attached;
    return isTime(hours, minutes) ? `${clock(hours, minutes, true, tongue)} ${halfOf(letter)}` : null;
  }
  const halves = HALF_RANGE.exec(word);
  if (halves) {
    const [, from = "", first = "00", one, to = "", second = "00", two = ""] = halves;
    const begins = clock(from, first, true, tongue);
    const ends = clock(to, second, true, tongue);
    return `${begins}${one ? ` ${halfOf(one.slice(0, 1))}` : ""} ${tongue.to} ${ends} ${halfOf(two.slice(0, 1))}`;
  }
  if (/^h(?:r?s)?$/iu.test(word) && /^\d{1,2}[:h]\d{2}$/u.test(before)) return "";
  const half = HALF_DAY.exec(word);
  if (half && /\d$/u.test(before)) return halfOf(half[1] ?? "");
  const o = /^[àa]s?$|^las?$/iu.test(before) && tongue.clock.hours && /^(?:1|2)$/u.test(word);
  return o ? agreeing(word, tongue.hour[1], tongue) : null;
};
