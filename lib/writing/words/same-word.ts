import { readLanguage } from "#lib/content/language/language.ts";
import { LANGUAGES } from "#lib/domain/language.ts";

/** What may follow the common beginning of two forms of one word. */
const ENDINGS = new Set(
  " s es a o e me se as os ar er ir r ndo ando endo indo iendo ado ada ados adas ido ida idos idas do da dos das cao coes cion ciones agem agens aje ajes mente ing ings ed d ers ly ura uras or ores ora oras m am em an en ou ei eu io iu amos emos l al ais es ales oes ones aes ito ita itos itas inho inha inhos inhas y ies ion ions ment ments ivo iva ista istas eiro eira eiros eiras ero era eros eras aria erias eria ria rias mento mentos miento mientos ncia ncias ble avel aveis adora adoras ador adores dora dor dores able ante antes ador ness ure ured uring arse erse irse ieron aron iron aram eram iram ecer ece ecen ecem eceu ecio ecido ecida ecidos ecidas ecendo eciendo".split(
    " ",
  ),
);

const SHORTEST = 4;
const OF_QUALITY = /^ncias?$/;

/** Whether two folded words are forms of one: "guardar" and "guardado", but not "chain" and "chair". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other || isFamily(one, other)) return true;
  if (one[0] !== other[0]) return false;
  const [first, second] = [hardened(one), hardened(other)];
  if (isEnglishForm(first, second) || isVerbForm(first, second) || isOfSeveral(first, second)) return true;
  const common = commonStart(first, second);
  if (common < Math.max(SHORTEST, Math.min(first.length, second.length) - 2)) return isPlural(first, second);
  const ends = [first.slice(common), second.slice(common)];
  // A noun of quality has a longer root: "melancia" is no "melão".
  if (common <= SHORTEST && ends.some((end) => OF_QUALITY.test(end))) return false;
  return ends.every((end) => ENDINGS.has(end));
}

/** "rasque" of "rascar", "pague" of "pagar"; "romperlo" of "romper" */
const hardened = (given: string): string => {
  const word = given.replace(/(?<=\p{L}{3}[aei]r)(?:me|te|se|l[aeo]s?|nos)$/u, "");
  const [, root, letter] = /^(.{2,})(q|g)ue[mns]?$/u.exec(word) ?? [];
  return root === undefined ? word : `${root}${letter === "q" ? "c" : "g"}e`;
};

/** What an English form may be of: "dripping" of "drip", "tuning" of "tune", "dries" of "dry". */
function englishBases(word: string): string[] {
  if (/ie[ds]$/.test(word)) return [word, word.replace(/ie[ds]$/, "y")];
  if (/[^aeious]s$/u.test(word)) return [word, word.slice(0, -1)];
  const [, stem = ""] = /^(.*[aeiouy].*?)(?:ing|ed)$/u.exec(word) ?? [];
  if (stem.length < 2) return [word];
  const [, undoubled] = /^(.*([bdgmnprt]))\2$/u.exec(stem) ?? [];
  if (undoubled !== undefined) return [word, undoubled, stem];
  // After one short vowel a consonant would be doubled: "rating" is of "rate", and no rat.
  return [word, `${stem}e`, ...(/^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(stem) ? [] : [stem])];
}

const BASE = 3;

const isEnglishForm = (first: string, second: string): boolean => {
  const bases = englishBases(first).filter((base) => base.length >= BASE);
  return englishBases(second).some((base) => bases.includes(base));
};

/** What a verb of Portuguese or Spanish ends in: "abre" is of "abrir", and "lata" not of "latir". */
const CONJUGATIONS = [
  new Set("ar a am an ando ou ado ada aron aram".split(" ")),
  new Set("er ir e em en endo indo iendo eu iu io ido ida ieron eram iram".split(" ")),
];
const LEAST_ROOT = 3;

function isVerbForm(first: string, second: string): boolean {
  return [
    [first, second],
    [undiphthonged(first), second],
    [first, undiphthonged(second)],
  ].some(([one = "", other = ""]) => {
    const common = commonStart(one, other);
    // An infinitive's own vowel may be common to both: "sub-ir", "sub-iendo".
    return [common, common - 1].some((root) => {
      const ends = [one.slice(root), other.slice(root)];
      return (
        root >= LEAST_ROOT &&
        ends.some((end) => VERBAL.test(end)) &&
        CONJUGATIONS.some((endings) => ends.every((end) => endings.has(end)))
      );
    });
  });
}

const VERBAL = /^(?:[aei]r|[ei]?[aei]ndo)$/;

/** "suena" and "sonar", "pierde" and "perder" */
const undiphthonged = (word: string): string => word.replace(/ie(?=[^aeiou])/u, "e").replace(/ue(?=[^aeiou])/u, "o");

/** "mejora" and "mejoran" */
const isOfSeveral = (first: string, second: string): boolean =>
  [first, second].every((word) => word.length > SHORTEST) &&
  /[ae]n?$/u.test(first) &&
  (`${first}n` === second || `${second}n` === first);

/** Short words change by their plural alone. */
const isPlural = (first: string, second: string): boolean =>
  `${first}s` === second || `${second}s` === first || `${first}es` === second || `${second}es` === first;

function commonStart(first: string, second: string): number {
  const shorter = Math.min(first.length, second.length);
  for (let at = 0; at < shorter; at++) if (first[at] !== second[at]) return at;
  return shorter;
}

let families: ReadonlyMap<string, readonly number[]> | undefined;

const isFamily = (first: string, second: string): boolean =>
  familiesOf(first).some((family) => familiesOf(second).includes(family));

/** A word may have one in each language. */
function familiesOf(word: string): readonly number[] {
  families ??= numbered(LANGUAGES.flatMap((language) => readLanguage(language).families));
  return families.get(word) ?? [];
}

function numbered(lists: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  lists.forEach((family, number) => {
    for (const word of family) numbers.set(word, [...(numbers.get(word) ?? []), number]);
  });
  return numbers;
}
