import { fold } from "./fold.ts";

type Ending = readonly [pattern: RegExp, own: string];

/** Accents tell short words apart: "pá" from "pa", "té" from "te"; a tilde tells "campaña" from "campana". */
const SHORT = 4;
const keyOf = (word: string): string =>
  word.length <= SHORT ? word : Array.from(word, (letter) => (letter === "ñ" ? letter : fold(letter))).join("");

const TOKEN = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;
const tokensOf = (text: string): string[] => text.normalize("NFC").toLowerCase().match(TOKEN) ?? [];

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
  /** null: a saying or another sense, whose words name nothing that can be drawn */
  readonly subject: string | null;
  readonly isGeneral: boolean;
  /** one of them stands elsewhere in the sentence */
  readonly deciding: readonly string[] | null;
}

export interface NounIndex {
  readonly endings: readonly Ending[];
  readonly determiners: ReadonlySet<string>;
  readonly asides: readonly RegExp[];
  readonly places: ReadonlySet<string>;
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly isHeadLast: boolean;
}

interface Words {
  readonly isHeadLast?: boolean | undefined;
  readonly endings: readonly (readonly [string, string])[];
  readonly determiners: readonly string[];
  readonly asides: readonly string[];
  readonly places: readonly string[];
  readonly nouns: Readonly<Record<string, readonly string[]>>;
  readonly general: Readonly<Record<string, readonly string[]>>;
  readonly deciding: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly other: Readonly<Record<string, readonly string[]>>;
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
  for (const [word, deciding] of Object.entries(words.other))
    add(word, { subject: null, isGeneral: false, deciding: deciding.map(keyOf) });
  for (const phrase of words.figurative) add(phrase, { subject: null, isGeneral: false, deciding: null });
  const asides = words.asides.map((pattern) => new RegExp(pattern, "giu"));
  const places = new Set(words.places);
  return { endings, determiners, asides, places, entries, isHeadLast: words.isHeadLast ?? false };
}

interface Hit {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/** By how a word comes to its sense: the strongest is chosen. */
const SENSE = { usual: 0, ofSpeaker: 1, ofItsCompound: 2, ofSentence: 3, none: 4 } as const;

/** What a line is of, a price, a date, a cause: it goes with the things of any trade, and says none. */
const SIGNS: ReadonlySet<string> = new Set([
  "price tag",
  "calendar page",
  "event ticket",
  "calculator",
  "map pin",
  "coins",
  "heart",
  "phone",
  "document",
  "clock",
  "package",
]);

export const isSign = (subject: string): boolean => SIGNS.has(subject);

/**
 * What a text names, the most telling first: a compound before a single word, the earlier before the later, and
 * what any trade speaks of last. Which of its senses a word has, its sentence decides, or else who says it: the
 * speaker's own things come first, and what is told by the way is none.
 */
export function nounsIn(text: string, index: NounIndex, about = ""): string[] {
  const spoken = hitsIn(about, index);
  const own = subjectsOf(spoken);
  const things = subjectsOf(spoken.filter(({ entry }) => !entry.isGeneral));
  const kept = hitsIn(text, index, about, headsOf(spoken, about, index), things);
  const named = index.isHeadLast ? headed(kept, text, own) : kept;
  const told = about === "" ? named : mainOf(named, text, index, things);
  const rankOf = ({ entry: { isGeneral, subject } }: Hit): number => {
    if (about === "" || subject === null) return Number(isGeneral);
    if (things.has(subject)) return isSign(subject) ? 0 : -1;
    return isSign(subject) ? 2 : Number(isGeneral);
  };
  return [...subjectsOf(told.toSorted((a, b) => rankOf(a) - rankOf(b)))];
}

const subjectsOf = (hits: readonly Hit[]): Set<string> => new Set(hits.flatMap(({ entry }) => entry.subject ?? []));

/** Without what is told by the way, and where the speaker has things of its own, without what any trade speaks of. */
function mainOf(hits: readonly Hit[], text: string, index: NounIndex, things: ReadonlySet<string>): Hit[] {
  const { asides, determiners, places } = index;
  const whole = text.normalize("NFC");
  const tokens = [...whole.matchAll(TOKEN)];
  const wordAt = (at: number) => tokens[at]?.[0].toLowerCase() ?? "";
  const spans = asides.flatMap((aside) =>
    [...whole.matchAll(aside)].map((found) => [found.index, found.index + found[0].length] as const),
  );
  const isAside = ({ entry, from }: Hit): boolean => {
    if (entry.subject !== null && isSign(entry.subject)) return false;
    const at = tokens[from]?.index ?? 0;
    return spans.some(([start, end]) => at >= start && at < end);
  };
  const isPlace = ({ from }: Hit): boolean =>
    places.has(wordAt(from - 1)) || (determiners.has(wordAt(from - 1)) && places.has(wordAt(from - 2)));
  const isOwn = ({ entry }: Hit): boolean => entry.subject !== null && things.has(entry.subject);
  const isCommon = ({ entry }: Hit): boolean =>
    entry.isGeneral && things.size > 0 && entry.subject !== null && !isSign(entry.subject);
  const main = hits.filter((hit) => isOwn(hit) || (!isAside(hit) && !isCommon(hit)));
  return main.filter(
    (hit) =>
      isOwn(hit) || !isPlace(hit) || main.every((other) => other.from >= hit.from || other.entry.subject === null),
  );
}

/** Whether all of a text is one compound. */
export const isWhole = (text: string, index: NounIndex): boolean => {
  const [hit, ...others] = hitsIn(text, index);
  return hit !== undefined && others.length === 0 && hit.to - hit.from === tokensOf(text).length;
};

/** The words of a text that name nothing of what they usually do: "gatos" of hydraulic jacks. */
export const unnamedIn = (text: string, index: NounIndex): string[] =>
  hitsIn(text, index)
    .filter(({ entry }) => entry.subject === null)
    .flatMap(({ from, to }) => tokensOf(text).slice(from, to));

/** What is called by several words is called by one of them later: who sells wheelchairs says "the chair". */
function headsOf(spoken: readonly Hit[], about: string, { endings, isHeadLast }: NounIndex): Map<string, Entry> {
  const tokens = tokensOf(about);
  const compounds = spoken.filter(({ from, to }) => to - from > 1);
  return new Map(
    compounds.flatMap(({ entry, from, to }) => {
      const head = tokens[isHeadLast ? to - 1 : from] ?? "";
      return formsOf(head, endings).map((form): [string, Entry] => [form, { ...entry, words: [form] }]);
    }),
  );
}

/** Of two names side by side the last is what it is, "carrot cake", unless the first alone is the speaker's, "dog bed", or tells more, "chandelier cleaning". */
function headed(kept: readonly Hit[], text: string, own: ReadonlySet<string>): Hit[] {
  const places = [...text.normalize("NFC").matchAll(TOKEN)];
  const isJoined = (one: Hit, other: Hit): boolean => {
    const [last, first] = [places[one.to - 1], places[other.from]];
    return one.to === other.from && last !== undefined && first !== undefined
      ? first.index - last.index - last[0].length === 1
      : false;
  };
  const isOwn = ({ entry }: Hit): boolean => entry.subject !== null && own.has(entry.subject);
  const isHead = (one: Hit, other: Hit): boolean =>
    (one.entry.isGeneral || !other.entry.isGeneral) && (!isOwn(one) || isOwn(other));
  const drawn = kept.filter(({ entry }) => entry.subject !== null);
  return drawn.filter(
    (hit) =>
      !drawn.some((other) => isJoined(hit, other) && isHead(hit, other)) &&
      !drawn.some((other) => isJoined(other, hit) && !isHead(other, hit)),
  );
}

function hitsIn(
  text: string,
  { determiners, endings, entries }: NounIndex,
  about = "",
  heads: ReadonlyMap<string, Entry> = new Map(),
  things: ReadonlySet<string> = new Set(),
): Hit[] {
  const tokens = tokensOf(text);
  const speaker = new Set(tokensOf(about).flatMap((token) => formsOf(token, endings)));
  const forms = tokens.map((token) => formsOf(token, endings));
  const isSaid = (deciding: readonly string[], from: number): boolean =>
    deciding.some((word) => forms.some((own, at) => at !== from && own.includes(word)));
  const isSpoken = ({ deciding, subject }: Entry): boolean =>
    deciding?.some((word) => speaker.has(word)) === true || (subject !== null && things.has(subject));
  const isAt = (entry: Entry, from: number): boolean =>
    entry.words.every((word, index) => forms[from + index]?.includes(word)) &&
    (!entry.begins || determiners.has(tokens[from - 1] ?? "")) &&
    (!entry.deciding || isSaid(entry.deciding, from) || isSpoken(entry));
  const senseOf = ({ entry: { deciding, subject }, from }: Hit): number => {
    if (deciding === null) return SENSE.usual;
    if (subject === null) return SENSE.none;
    return isSaid(deciding, from) ? SENSE.ofSentence : SENSE.ofSpeaker;
  };
  const found = forms.flatMap((own, from) => {
    const head = own.flatMap((form) => heads.get(form) ?? [])[0];
    const hits = own
      .flatMap((form) => entries.get(form) ?? [])
      .filter((entry) => isAt(entry, from))
      .map((entry): Hit => ({ entry, from, to: from + entry.words.length }));
    const all = hits.map((hit) => ({ hit, sense: senseOf(hit) }));
    return head
      ? [...all, { hit: { entry: { ...head, deciding: null }, from, to: from + 1 }, sense: SENSE.ofItsCompound }]
      : all;
  });
  const kept: Hit[] = [];
  for (const { hit } of found.toSorted(
    (a, b) => b.hit.to - b.hit.from - (a.hit.to - a.hit.from) || a.hit.from - b.hit.from || b.sense - a.sense,
  ))
    if (kept.every(({ from, to }) => hit.to <= from || hit.from >= to)) kept.push(hit);
  return kept;
}
