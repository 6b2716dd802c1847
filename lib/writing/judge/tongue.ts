import { readLanguage } from "#lib/content/language/language.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { fold } from "#lib/domain/fold.ts";

/** Fewer words show no language. */
const WORDS_MIN = 8;
/** Of a whole post; below it, less is sure. */
const LONG = 40;

/** Small words of languages that are not written here, and that the three do not have. */
const STRANGE = new Set(
  "il ecco ed les et est vous pour avec dans votre vos nous pas qui au aux cette être di che sono della delle gli nel più anche tuo tua questo und der das nicht mit für ist sie ein eine auf het een voor niet met van zijn".split(
    " ",
  ),
);

/** Of Spanish, and of its neighbours as well: they count where nothing else is strange. */
const SHARED = new Set("un la en con una lo me te le se si tu".split(" "));

const kept = new Map<Language, ReadonlySet<string>>();

/** The small words of a language that none of the others has, as they are written. */
function alone(language: Language): ReadonlySet<string> {
  const known = kept.get(language);
  if (known) return known;
  const of = (one: Language) => {
    const { ownWords, stopWords, tellingWords } = readLanguage(one);
    return new Set(
      [...ownWords, ...tellingWords, ...stopWords].filter((word) => word.length > 1 || /[éyàèo]/.test(word)),
    );
  };
  const others = LANGUAGES.filter((other) => other !== language).map(of);
  const own = new Set(
    [...of(language)].filter((word) => others.every((words) => !words.has(word) && !words.has(fold(word)))),
  );
  kept.set(language, own);
  return own;
}

/** What of a text shows each language, and how many words there were to show one. */
function shownBy(text: string): { words: number; strange: number; of(language: Language): number } {
  const words =
    text
      .replace(/[#@]\S+|https?:\S+|[“"«][^”"»]*[”"»]/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const strange = words.filter((word) => STRANGE.has(word)).length;
  const isStrange = strange >= 3;
  const of = (language: Language) => {
    const own = alone(language);
    const { endings, letters } = readLanguage(language).signs;
    const shows = (word: string) =>
      (own.has(word) && !(isStrange && SHARED.has(word))) || letters?.test(word) || endings?.test(word);
    return words.filter(shows).length;
  };
  return { words: words.length, strange, of };
}

export type Tongue = "own" | "unsure" | "other";

/** Whether a text is in its language; a text too short to tell is taken for it. */
export function tongueOf(text: string, language: Language): Tongue {
  const { of, strange, words } = shownBy(text);
  const foreignScript = (text.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []).length > text.length / 8;
  if (foreignScript) return "other";
  if (words < WORDS_MIN) return "own";
  const other = Math.max(strange, ...LANGUAGES.filter((one) => one !== language).map(of));
  const own = of(language);
  if (other >= 4 && other >= own * 1.5) return "other";
  if (words < LONG) return "own";
  // French, Italian or German show little of any.
  if (own / words < 0.05) return "other";
  return other > own || own / words < 0.07 ? "unsure" : "own";
}
