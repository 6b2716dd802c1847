import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { type Dictionary, formsOf, inflected } from "./dictionary.ts";

/** How often each word stands in the library. */
type Counts = ReadonlyMap<string, number>;

/** Each spelling that there is of a word, by the word without accents. */
type Spellings = ReadonlyMap<string, Set<string>>;

/** What few people write: of nouns "-zinho" and "-zão", of verbs "-áramos" and "-ándose". */
const RARE: Partial<Record<Language, RegExp>> = {
  pt: /(?:[áêéí](?:ramos|reis|ssemos|sseis)|íeis|(?<!n)zinh[ao]s?|zon[ao]s?|z(?:ão|ões)|[ãõ]e?zinh[ao]s?|íssi?m\p{L}+|ções?on[ao]s?|çon[ao]s?|ismos?|mente)$/u,
  es: /(?:[áéí](?:ramos|semos|remos|is)|íais|mente|(?:[áéí]r|[áé]ndo)(?:[mts]e|nos|os|l[aeo]s?|[mts]?el[ao]s?))$/u,
};
const RARE_OF_VERBS = /(?:áveis|íveis|d(?:ão|ões)|dor[ae]?\p{L}+|tóri[ao]s?)$/u;

/** What is as likely meant as it stands. */
const AS_TYPED: Partial<Record<Language, string>> = {
  pt: "aloe centrifuga publico pratico fotografo critico analise opera macas rose le expo compo",
  es: "aloe canada rines puno publico animo critico cuantos cuantas cuales mas mama papa ira sera sabia veras lucia notaria cerro varia vario tenido tenida tenidas cunas campanas sonando mana danos iconos publicas empanados empana empanan empane empanen expo min max oi",
};

/** Shorter words only where the library has them. */
const SHORTEST = 4;
const VERB = { forms: 20, known: 3 } as const;
const SURELY = 2;
const FAR_MORE = 5;

/**
 * The words that are none without their accents, or none that the library has. It is of a word that the library has in
 * any form, or that `isCommon`.
 */
export function accentedWords(
  language: Language,
  dictionary: Dictionary,
  library: Counts,
  isCommon: (stem: string) => boolean,
): string[] {
  const spellings = new Map([...library.keys()].map((word) => [fold(word), new Set<string>()]));
  for (const word of commonWords(language, dictionary, library, isCommon)) spellings.set(fold(word), new Set());
  const akin = fill(spellings, dictionary);
  const asTyped = new Set(AS_TYPED[language]?.split(" "));
  const written = Map.groupBy(library.keys(), fold);
  const count = (word: string | undefined) => (word === undefined ? 0 : (library.get(word) ?? 0));
  return [...spellings].flatMap(([plain, known]) => {
    const [most, next] = (written.get(plain) ?? []).toSorted((a, b) => count(b) - count(a));
    const [only, other] = known;
    if (asTyped.has(plain) || most === plain) return [];
    if (only !== undefined && only !== plain && other === undefined && (most ?? only) === only) return [only];
    if (most === undefined) return [];
    if (known.has(plain)) return next === undefined && known.has(most) && !akin.has(most) ? [most] : [];
    return count(most) >= Math.max(SURELY, FAR_MORE * count(next)) ? [most] : [];
  });
}

function* commonWords(
  language: Language,
  dictionary: Dictionary,
  library: Counts,
  isCommon: (stem: string) => boolean,
): Generator<string> {
  for (const [stem, flags] of dictionary.stems) {
    const forms = inflected(stem, flags, dictionary);
    const isVerb = /[aeioô]r$/u.test(stem) && forms.length > VERB.forms;
    const known = forms.filter((form) => library.has(form)).length;
    if (isVerb ? known < VERB.known : known === 0 && !isCommon(stem)) continue;
    for (const form of forms) {
      const isRare = RARE[language]?.test(form) || (isVerb && RARE_OF_VERBS.test(form));
      if (form.length >= SHORTEST && form !== fold(form) && !isRare) yield form;
    }
  }
}

/** Gives the forms that are a form of the same word without their accents: "quemó", "quemo". */
function fill(spellings: Spellings, dictionary: Dictionary): ReadonlySet<string> {
  const akin = new Set<string>();
  for (const [stem, flags] of dictionary.stems) {
    const forms = new Set(formsOf(stem, flags, dictionary));
    for (const form of forms) {
      const plain = fold(form);
      spellings.get(plain)?.add(form);
      if (form !== plain && forms.has(plain)) akin.add(form);
    }
  }
  return akin;
}
