import { fill } from "#lib/content/fill.ts";
import { readThemeWords } from "#lib/content/themes/themes.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { excerpt } from "#lib/domain/text.ts";
import { seasonAt } from "./season.ts";

/** What a theme is chosen from. The same wish gives the same theme. */
export interface ThemeWish {
  readonly language: Language;
  readonly zone: string;
  /** the slot's day on the project's clock */
  readonly localDate: string;
  readonly brand: Brief["brand"];
  /** what the writer knows to tell of such a brand */
  readonly subjects: readonly string[];
  /** what does well elsewhere now, the best first */
  readonly inspirations: readonly { readonly handle: string; readonly caption: string }[];
  /** how many themes the project has been given: sources, subjects and angles take turns */
  readonly turn: number;
  /** keys of what was posted or planned lately: none comes again */
  readonly rested: ReadonlySet<string>;
}

export interface ChosenTheme {
  readonly theme: string;
  /** why this one, in the project's language */
  readonly reason: string;
}

/** Themes that differ in case, accents, marks or a number are one theme; the parts of a series are not. */
export function themeKey(theme: string): string {
  const [, part = ""] = /\(\p{L}+ (\d+)\)$/u.exec(theme) ?? [];
  const words = theme
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ");
  return `${words.trim()} ${part}`.trim();
}

export const fixedTheme = (theme: string, language: Language): ChosenTheme => ({
  theme,
  reason: readThemeWords(language).reasons.fixed,
});

type Source = (wish: Gathered) => Iterable<ChosenTheme>;
type Gathered = ThemeWish & { readonly told: readonly string[]; readonly audience: string };

const TURNS: readonly Source[] = [fromInspirations, fromSubjects, fromSeason, fromSubjects];

export function chooseTheme(wish: ThemeWish): ChosenTheme {
  const gathered = { ...wish, told: toldBy(wish), audience: audienceOf(wish) };
  const first = TURNS[wish.turn % TURNS.length] ?? fromSubjects;
  for (const source of [first, fromSubjects, fromSeason]) {
    for (const chosen of source(gathered)) if (!wish.rested.has(themeKey(chosen.theme))) return chosen;
  }
  return nextPart(gathered);
}

/** All was told within the month: the series goes on. */
function nextPart(wish: Gathered): ChosenTheme {
  const [chosen = { theme: wish.brand.profileName, reason: "" }] = fromSubjects(wish);
  for (let part = 2; ; part++) {
    const theme = fill(readThemeWords(wish.language).part, { theme: chosen.theme, number: String(part) });
    if (!wish.rested.has(themeKey(theme))) return { ...chosen, theme };
  }
}

function* fromInspirations({ audience, inspirations, language }: Gathered): Iterable<ChosenTheme> {
  const { ours, reasons } = readThemeWords(language);
  for (const { caption, handle } of inspirations) {
    const headline = headlineOf(caption);
    if (headline) yield { theme: fill(ours, { headline }), reason: fill(reasons.inspiration, { handle, audience }) };
  }
}

function* fromSubjects({ audience, language, told, turn }: Gathered): Iterable<ChosenTheme> {
  const { angles, reasons } = readThemeWords(language);
  for (const [subject, angle] of pairs(told, angles, turn)) {
    yield { theme: `${subject}: ${angle}`, reason: fill(reasons.preference, { subject, audience }) };
  }
}

function* fromSeason({ audience, language, localDate, told, turn, zone }: Gathered): Iterable<ChosenTheme> {
  const { angles, reasons } = readThemeWords(language);
  const when = seasonAt(localDate, zone, language);
  for (const [subject, angle] of pairs(told, angles, turn)) {
    yield { theme: `${subject} ${when}: ${angle}`, reason: fill(reasons.season, { when, subject, audience }) };
  }
}

/** Each subject with each angle, once, beginning elsewhere at each turn. */
function* pairs(subjects: readonly string[], angles: readonly string[], turn: number): Iterable<[string, string]> {
  for (let row = 0; row < angles.length; row++) {
    for (let column = 0; column < subjects.length; column++) {
      const subject = subjects[(turn + column) % subjects.length];
      const angle = angles[(turn + row + column * 3) % angles.length];
      if (subject && angle) yield [subject, angle];
    }
  }
}

const SUBJECT_MAX = 60;

/** What the brand says it likes to tell, then what the writer knows of its trade. */
function toldBy({ brand, language, subjects }: ThemeWish): string[] {
  const own = brand.contentPreferences
    .split(/[,;.\n]|\s(?:e|and|y)\s/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && part.length <= SUBJECT_MAX);
  const all = [...own, ...subjects].map(capital);
  const told = [...new Map(all.map((subject) => [themeKey(subject), subject])).values()];
  return told.length > 0 ? told : [...readThemeWords(language).subjects];
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const AUDIENCE_MAX = 60;

/** The first clause of the audience, to stand inside a sentence; nothing where the brand has named none. */
function audienceOf({ brand, language }: ThemeWish): string {
  const clause = brand.audience.trim().split(/[.,;:\n]/)[0] ?? "";
  if (!clause) return "";
  const audience = excerpt(`${clause.charAt(0).toLowerCase()}${clause.slice(1)}`, AUDIENCE_MAX);
  return audience ? fill(readThemeWords(language).audience, { audience }) : "";
}

const HEADLINE_MAX = 90;
const WORDS_MIN = 3;

/** A caption's first line without tags, mentions, links and pictures; null when no headline is left. */
function headlineOf(caption: string): string | null {
  const line = caption.split("\n").find((one) => /\p{L}{3}/u.test(one)) ?? "";
  const plain = line
    .replaceAll(/https?:\/\/\S+|[#@][\p{L}\p{N}_.]+|\p{Extended_Pictographic}\uFE0F?/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/[:.;,\s]+$/, "");
  return plain.split(" ").length < WORDS_MIN ? null : excerpt(plain, HEADLINE_MAX);
}
