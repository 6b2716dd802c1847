import { readAccents, readSpelling } from "#lib/content/spelling/spelling.ts";
import type { Language } from "#lib/domain/language.ts";
import { fold } from "#lib/domain/fold.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { isTown } from "#lib/writing/embedded/region.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";

const ACCENTED = /[^\P{L}a-z]/iu;
/** "Recife PE", "mA", among small letters */
const ACRONYM = /^(?:\p{Lu}{2,4}|\p{Ll}+\p{Lu}.*)$/u;
const NAME = /^\p{Lu}\p{Ll}/u;
/** After a word or a comma, where no sentence begins. */
const WITHIN = /[\p{L}\d,]\s$/u;
const CAPITALS = /^\p{Lu}{2,}$/u;
const WORD = /(?<![\p{L}\p{N}@#._/-])\p{L}+(?!\p{L}|[\p{L}\p{N}@._/-]*[@/]|\.\p{L}|-\p{L})/gu;

/** As it is, or as who speaks so says it: "llevate", and not "llévate". */
type Said = (word: string) => string;

/** A theme as it would be printed: people type it in haste, and a post shows it to a brand's customers. */
export function spelt(text: string, expected: Language, said: Said = (word) => word): string {
  const language = spokenIn(text, expected);
  const hasAccents = ACCENTED.test(text);
  return text
    .split("\n")
    .map((line) => asked(named(corrected(accented(line, language, hasAccents, said), language), language), language))
    .join("\n");
}

/** Who typed one accent meant the others as they are by their endings; a word that is none without its own is put right. */
function accented(line: string, language: Language, hasAccents: boolean, said: Said): string {
  const { endings, words } = readSpelling(language);
  const accents = readAccents(language);
  const isCalm = /\p{Ll}/u.test(line);
  const whole = line.replace(WORD, (typed: string, at: number) => {
    if (isTown(typed, language)) return typed;
    const plain = typed.toLowerCase();
    // A name is as its people write it: "Barros Arana" is no spider.
    const isName = isCalm && NAME.test(typed) && WITHIN.test(line.slice(0, at));
    const right = words.get(plain) ?? (isName ? undefined : accents.get(plain));
    return right === undefined || (isCalm && ACRONYM.test(typed)) ? typed : inCaseOf(typed, said(right));
  });
  return hasAccents ? whole : changed(whole, endings);
}

function inCaseOf(typed: string, right: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return right.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? begun(right) : right;
}

function corrected(line: string, language: Language): string {
  const right = changed(line, readSpelling(language).always);
  return /^[¿¡"“]?\p{Lu}/u.test(line) ? begun(right) : right;
}

/** "Our ipa, a mdf shelf": names keep their capitals however a line is typed. */
function named(line: string, language: Language): string {
  const { acronyms, holidays, names, people, proper } = readSpelling(language);
  const placed = line.replace(names, (name) => name.replace(WORD, begun));
  return changed(placed, holidays).replace(WORD, (typed) => {
    // "OCT scans" are no October.
    if (CAPITALS.test(typed) && /\p{Ll}/u.test(line)) return typed;
    const plain = fold(typed);
    const person = /^\p{Lu}\p{Ll}/u.test(typed) ? people.get(plain) : undefined;
    return acronyms.get(plain) ?? proper.get(plain) ?? person ?? typed;
  });
}

/** A day that everybody has names nothing of a brand's own. */
export const withoutHolidays = (text: string, language: Language): string =>
  changed(
    text,
    readSpelling(language).holidays.map(([day]) => [day, ""]),
  );

/** The same as any other words: they show what they are of. */
export const holidaysSmall = (text: string, language: Language): string =>
  readSpelling(language).holidays.reduce(
    (told, [day]) => told.replace(day, (named: string) => named.toLowerCase()),
    text,
  );

const changed = (line: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((told, [found, right]) => told.replace(found, right), line);

/** "My tap drips what do I do": what is asked behind a statement stands apart from it, and has its mark. */
function asked(line: string, language: Language): string {
  const { asksLast, marks } = readSpelling(language);
  const [, said, question] = asksLast.exec(line.trim()) ?? [];
  return said === undefined || question === undefined ? line : `${said}: ${marks[0]}${question}${marks[1]}`;
}
