import { fold } from "./fold.ts";

type Ending = readonly [pattern: RegExp, own: string];

/** Accents tell short words apart: "pá" from "pa", "té" from "te"; a tilde tells "campaña" from "campana". */
const SHORT = 4;
const keyOf = (word: string): string =>
  word.length <= SHORT ? word : Array.from(word, (letter) => (letter === "ñ" ? letter : fold(letter))).join("");

const tokensOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];

/** A word as it stands, and what it may be a form of. */
const formsOf = (token: string, endings: readonly Ending[]): string[] => [
  ...new Set(
    [token, ...endings.flatMap(([ending, own]) => (ending.test(token) ? [token.replace(ending, own)] : []))]
      .filter((form) => form === token || form.length > 2)
      .flatMap((form) => [form, keyOf(form)]),
  ),
];

interface Entry {
  readonly words: readonly string[];
  readonly begins: boolean;
  /** null: a saying, whose words name nothing */
  readonly subject: string | null;
  readonly isGeneral: boolean;
  /** one of them stands elsewhere in the sentence */
  readonly deciding: readonly string[] | null;
}

export interface NounIndex {
  readonly endings: readonly Ending[];
  readonly determiners: ReadonlySet<string>;
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

interface Words {
  readonly endings: readonly (readonly [string, string])[];
  readonly determiners: readonly string[];
  readonly nouns: Readonly<Record<string, readonly string[]>>;
  readonly general: Readonly<Record<string, readonly string[]>>;
  readonly deciding: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly figurative: readonly string[];
}

/** The words of a language, each found by its first. */
export function indexNouns(words: Words): NounIndex {
  const endings = words.endings.map(([pattern, own]): Ending => [new RegExp(pattern, "u"), own]);
  const determiners = new Set(words.determiners);
  const entries = new Map<string, Entry[]>();
  const add = (phrase: string, entry: Omit<Entry, "words" | "begins">) => {
    const tokens = tokensOf(phrase);
    const begins = tokens.length > 1 && determiners.has(tokens[0] ?? "");
    const own = (begins ? tokens.slice(1) : tokens).map(keyOf);
    const first = own[0] ?? "";
    entries.set(first, [...(entries.get(first) ?? []), { ...entry, words: own, begins }]);
  };
  for (const [subject, own] of Object.entries(words.nouns))
    for (const phrase of own) add(phrase, { subject, isGeneral: false, deciding: null });
  for (const [subject, own] of Object.entries(words.general))
    for (const phrase of own) add(phrase, { subject, isGeneral: true, deciding: null });
  for (const [word, meanings] of Object.entries(words.deciding))
    for (const [subject, deciding] of Object.entries(meanings))
      add(word, { subject, isGeneral: false, deciding: deciding.map(keyOf) });
  for (const phrase of words.figurative) add(phrase, { subject: null, isGeneral: false, deciding: null });
  return { endings, determiners, entries };
}

interface Hit {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/**
 * What a text names, the most telling first: a compound before a single word, the earlier before the later, and
 * what any trade speaks of last. Which of its senses a word has, its sentence decides, or else who says it.
 */
export function nounsIn(text: string, { determiners, endings, entries }: NounIndex, about = ""): string[] {
  const tokens = tokensOf(text);
  const speaker = new Set(tokensOf(about).flatMap((token) => formsOf(token, endings)));
  const forms = tokens.map((token) => formsOf(token, endings));
  const isSaid = (deciding: readonly string[], from: number): boolean =>
    deciding.some((word) => forms.some((own, at) => at !== from && own.includes(word)));
  const isAt = (entry: Entry, from: number): boolean =>
    entry.words.every((word, index) => forms[from + index]?.includes(word)) &&
    (!entry.begins || determiners.has(tokens[from - 1] ?? "")) &&
    (!entry.deciding || isSaid(entry.deciding, from) || entry.deciding.some((word) => speaker.has(word)));
  const senseOf = ({ entry: { deciding }, from }: Hit): number =>
    deciding === null ? 0 : isSaid(deciding, from) ? 2 : 1;
  const found: Hit[] = forms.flatMap((own, from) =>
    own
      .flatMap((form) => entries.get(form) ?? [])
      .filter((entry) => isAt(entry, from))
      .map((entry) => ({ entry, from, to: from + entry.words.length })),
  );
  const kept: Hit[] = [];
  for (const hit of found.toSorted(
    (a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from || senseOf(b) - senseOf(a),
  ))
    if (kept.every(({ from, to }) => hit.to <= from || hit.from >= to)) kept.push(hit);
  const named = kept
    .toSorted((a, b) => Number(a.entry.isGeneral) - Number(b.entry.isGeneral))
    .flatMap(({ entry }) => entry.subject ?? []);
  return [...new Set(named)];
}
