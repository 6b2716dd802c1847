import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import { LANGUAGES } from "#lib/domain/language.ts";

const of = (name: "months" | "weekdays"): string =>
  LANGUAGES.map((language) => readToldWords(language)[name]).join("|");

const JOINT = String.raw`\s?(?:[-–]|à|al?|até|hasta|through|till?|to)\s?`;
let signs: { bare: RegExp; dated: RegExp; days: RegExp } | undefined;

/** "Mon to Sat 9-6", "7am-5:30pm": when somebody is there, which is no day to come on. */
export function areOpeningHours(text: string): boolean {
  const { bare, dated, days } = (signs ??= {
    bare: new RegExp(
      String.raw`^(?:(?:das?|de|from)\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:h|[ap]m)?${JOINT.replace("al?", "al?|as|às|e|y|and")}\d\S*$`,
      "iu",
    ),
    dated: new RegExp(String.raw`\d\s?(?:(?:de|of)\s)?(?:${of("months")})(?!\p{L})`, "iu"),
    days: new RegExp(
      String.raw`(?<!\p{L})(?:${of("weekdays")})\.?${JOINT}(?:el\s)?(?:${of("weekdays")})(?!\p{L})`,
      "iu",
    ),
  });
  return bare.test(text) || (days.test(text) && !dated.test(text));
}

const HOURS = /\b(?:horarios?|hours|opening times|funcionamento|expediente|abrimos|abriremos|we(?:'|’)?re open|open)\b/;

/** "New opening hours from 1 October" */
export const tellsHours = (title: string): boolean => HOURS.test(fold(title));
