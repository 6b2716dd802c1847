import type { Tongue } from "#lib/content/tongues/tongues.ts";
import type { Rule } from "./here.ts";
import { agreeing, counting, isFeminine, isNumber, number, NUMBER } from "./numbers.ts";

const ORDINAL = /^(\d{1,2})\.?(º|ª|°|o|a|er|ro|do|ra|da|to|ta|mo|ma|vo|va|no|na)$/u;
const SHARE = new RegExp(`^([-+]?)(${NUMBER})\\s?%$`, "u");
const RANGE = new RegExp(`^(${NUMBER})\\s?[-–—]\\s?(${NUMBER})\\s?(%|\\p{L}+[²³23]?|°[cf]?|º[cf]?)?$`, "iu");
const MEASURE = new RegExp(`^([-+]?)(${NUMBER})\\s?(\\p{L}+(?:/\\p{L}+)?[²³23]?|°[cf]?|º[cf]?)$`, "iu");
const SIGNED = new RegExp(`^([-+−])(${NUMBER})$`, "u");
const RATED = new RegExp(`^(${NUMBER})/(\\d+)$`, "u");
const NUMBER_BEFORE = new RegExp(`^[^\\d]{0,3}(?:${NUMBER})(?:[-–—](?:${NUMBER}))?$`, "u");

/** What a number can count: it is never told in thousandths of it. */
const MEASURED = /^(?:k?g|mg|[kcm]?m|[kcm]?m[²³]|ml|l|lb|lbs|oz)$/iu;
const counts = (noun: string, { group }: Tongue): boolean =>
  noun === "" ? false : group === "." ? /^\p{L}/u.test(noun) && !MEASURED.test(noun) : false;

/** Spanish is written in both ways, by country: there "3,200 personas" are thousands. Portuguese is not. */
const bothWays = ({ money }: Tongue, noun: string): boolean =>
  money["$"]?.[0] === "peso" || /^(?:pesos?|d[oó]lar(?:es)?|dollars?)$/iu.test(noun);

function ordinalOf(text: string, ending: string, after: string, tongue: Tongue): string | null {
  const value = Number(text);
  const feminine = /[ªa]$/u.test(ending) ? 1 : 0;
  const { ordinals, short, tens } = tongue;
  const ten = value > 10 ? tens[Math.floor(value / 10) - 1]?.[feminine] : undefined;
  const one = value <= 10 ? ordinals[value - 1] : ordinals[(value % 10) - 1];
  const said = [ten, one?.[feminine]].filter((part) => part !== undefined).join(" ");
  if (said === "") return null;
  const noun = /^\p{Ll}{3,}/u.test(after) && !/^(?:del?|que|con|en|y|es)$/u.test(after);
  return (noun && short[said]) || said;
}

const sized = (digits: string, unit: string, tongue: Tongue): string | null => {
  const names = tongue.units[unit.toLowerCase()];
  return names ? counting(digits, names, tongue) : null;
};

/** Numbers with a sign or a unit, alone or from one to another. */
export const signs: Rule = ({ after, before, further, tongue, word }) => {
  const share = SHARE.exec(word);
  if (share) return `${signOf(share[1], tongue)}${number(share[2] ?? "", tongue)} ${tongue.percent}`;
  const ordinal = ORDINAL.exec(word);
  if (ordinal && tongue.ordinals.length > 0 && !(ordinal[2] === "°" && /^[cf]$/iu.test(after))) {
    const said = ordinalOf(ordinal[1] ?? "", ordinal[2] ?? "", after, tongue);
    if (said !== null) return said;
  }
  const range = RANGE.exec(word);
  if (range) {
    const [, from = "", to = "", unit = ""] = range;
    const end =
      unit === "%"
        ? `${number(to, tongue)} ${tongue.percent}`
        : unit === ""
          ? number(to, tongue)
          : sized(to, unit, tongue);
    return end === null ? null : `${number(from, tongue)} ${tongue.to} ${end}`;
  }
  const measure = MEASURE.exec(word);
  if (measure) {
    const [, sign, digits = "", unit = ""] = measure;
    if (/^k$/iu.test(unit)) return `${number(digits, tongue)} ${tongue.thousand}`;
    if (unit === "M") return `${number(digits, tongue)} ${tongue.million[digits === "1" ? 0 : 1]}`;
    const said = sized(digits, unit, tongue);
    if (said !== null) return `${signOf(sign, tongue, "")}${said}`;
  }
  if (/^\d+x$/iu.test(word)) return counting(word.slice(0, -1), tongue.times, tongue);
  if (/^\d+x\d+$/iu.test(word)) return word.replace(/x/iu, ` ${tongue.by} `);
  const signed = SIGNED.exec(word);
  if (signed) return `${signOf(signed[1], tongue)}${number(signed[2] ?? "", tongue)}`;
  const rated = RATED.exec(word);
  if (rated) return `${number(rated[1] ?? "", tongue)} ${tongue.outOf} ${rated[2]}`;
  const unit = tongue.units[word.toLowerCase()];
  if (unit && NUMBER_BEFORE.test(before)) return before === "1" ? unit[0] : unit[1];
  if (!isNumber(word)) return null;
  // "2 a 3 colheres": both agree with what is counted.
  const counted = OR.test(after) && isNumber(further[0]) ? further[1] : after;
  const measured = tongue.units[counted.toLowerCase()]?.[1];
  const said = number(word, tongue, counts(counted, tongue) && bothWays(tongue, counted));
  const noun = measured ?? (/^\p{Ll}{2,}$/u.test(counted) ? counted : "");
  const isNoun =
    noun !== "" && !JOINS.test(noun) && (isFeminine(noun) || measured !== undefined || /[soe]$/u.test(noun));
  return isNoun ? agreeing(said, noun, tongue) : said;
};

const OR = /^(?:a|o|ou|e|y|u)$/iu;

/** What may follow a number without being counted by it. */
const JOINS =
  /^(?:a|e|o|y|u|ou|de|do|da|dos|das|del|la|las|los|que|em|en|no|na|por|para|com|con|como|se|mas|es|são|até|hasta|cada|mil|entre|sobre|desde)$/iu;

const signOf = (sign: string | undefined, { minus, over }: Tongue, plus = `${over} `): string =>
  sign === "-" || sign === "−" ? `${minus} ` : sign === "+" ? plus : "";
