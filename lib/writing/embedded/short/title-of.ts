import type { Kind } from "#lib/content/phrases/phrases.ts";
import { fill } from "#lib/content/fill.ts";
import type { readShort, Shape } from "#lib/content/short/short.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { Theme } from "#lib/writing/embedded/read-theme.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { shorten, withoutBrackets } from "#lib/writing/embedded/shorten.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";
import type { Shaped } from "./shape-of.ts";

/** In another language than the project's only what they are of is shown. */
const PROMISED: ReadonlySet<Kind> = new Set(["mistakes", "tips", "myths", "checklist", "signs", "reasons"]);

/** A day by its name alone is greeted; the day of the dead is not, nor what is fought against. */
const DAY =
  /^(?!.*(?:finados|muert|difunt|memor|remembrance|consci|luta|lucha|combate|against|contra))(?:dia (?:d[aeo]s?|de la|del|internacional|mundial) .{3,40}|natal|pascoa|navidad|christmas|easter|(?:mother|father|valentine|women)(?:'|’)?s(?:'|’)? day)$/u;

type Words = ReturnType<typeof readShort>;

/** "A client's story: locked out" tells what happened after it. */
const AFTER_COLON = /:\s+(.{6,})$/u;

/** The theme as it stands over a post that asks, tells news or invites, in its own words. */
export const titleOf = (theme: Theme, shaped: Shaped, words: Words, language: Language): string =>
  fitting(wholeOf(theme, shaped, words, language));

/** What the theme says beyond its title, where it is too long for one. */
export function restOf(theme: Theme, shaped: Shaped, words: Words, language: Language): string | null {
  const whole = wholeOf(theme, shaped, words, language);
  const title = fitting(whole);
  const goesOn = whole.startsWith(title) ? whole.slice(title.length).replace(/^[\s,;:–—-]+/u, "") : "";
  return /\p{L}/u.test(goesOn) ? begun(goesOn) : null;
}

function wholeOf(theme: Theme, { clause, shape }: Shaped, words: Words, language: Language): string {
  const { headline, subject } = theme;
  // Portuguese and Spanish share many small words, and are told apart by more than one.
  const isNear = theme.language !== "en" && language !== "en";
  const isForeign = (isNear ? spokenIn(headline, language) : (theme.language ?? language)) !== language;
  if (isForeign && PROMISED.has(theme.kind) && subject !== "") return begun(shorten(subject, LIMITS.slideTitle));
  const bare = headline.replace(/^[¿¡]/, "").replace(/[?.]+$/, "");
  const isMarked = headline.endsWith("?");
  const isCounted = theme.number !== null;
  const titles: Partial<Record<Shape, () => string>> = {
    signs: () => (clause === "" || isCounted ? headline : fill(words.asked.signs, { c: clause })),
    reasons: () => (clause === "" || isCounted ? headline : fill(words.asked.reasons, { c: clause })),
    case: () => begun(AFTER_COLON.exec(headline)?.[1] ?? headline),
    holiday: () => (DAY.test(fold(headline)) ? fill(words.asked.holiday, { c: headline }) : headline),
    comparison: () => inMarks(bare, words),
    decide: () => inMarks(bare, words),
    question: () => asked(bare, isMarked, words),
    advice: () =>
      !isMarked && isTold(bare, words)
        ? begun(bare)
        : clause === ""
          ? asked(bare, isMarked, words)
          : fill(words.asked.difference, { c: clause }),
    howTo: () => asked(bare, isMarked, words),
  };
  return titles[shape]?.() ?? headline;
}

/** "When do I need X and when is Y enough?" asks twice: the first question stands alone. */
const ASKS_AGAIN =
  /^([¿]?.{20,}?),? (?:e|y|o|ou|and|or) (?:quando|cuándo|como|cómo|quanto|cuánto|qual|cuál|onde|dónde|por qué|por que|when|how|what|where|why|which)\s.+\?$/iu;
/** What stands before a comma goes on without the rest. */
const CLAUSES = /^(.{20,})[,;–—]\s/u;
const ASKED_AFTER = /(?:^|[.:!]\s+)([¿]?[^.:!?]{16,}\?)$/u;

/** Whole where it can be; else a whole clause of it, never a beginning without its verb or its mark. */
function fitting(title: string): string {
  const bare = withoutBrackets(title);
  const fits = (text: string | undefined): text is string =>
    text !== undefined && characters(text) <= LIMITS.slideTitle;
  if (fits(title)) return title;
  const twice = ASKS_AGAIN.exec(bare)?.[1];
  const clauses = bare.endsWith("?")
    ? [bare, ASKED_AFTER.exec(bare)?.[1], twice && `${twice}?`]
    : [bare, CLAUSES.exec([...bare].slice(0, LIMITS.slideTitle + 2).join(""))?.[1]];
  const clause = clauses.find(fits);
  if (clause !== undefined) return begun(clause);
  return characters(bare) <= LIMITS.wholeTitle ? bare : shorten(bare, LIMITS.wholeTitle);
}

/** "Where bees sleep" asks within another question, and stands without a mark; "onde dormem as abelhas" takes one. */
function asked(bare: string, isMarked: boolean, words: Words): string {
  const behind = /[?]\s+([^?]+)$/u.exec(bare)?.[1];
  // What is said behind a question asks nothing.
  if (behind !== undefined && !isMarked && !words.questions.test(fold(behind))) return begun(bare);
  if (!isMarked && (TELLS.test(fold(bare)) || HAPPENED.test(bare))) return begun(bare);
  const isDirect = isMarked || words.questions.test(fold(bare)) || words.marks[0] !== "" || !ENGLISH.test(fold(bare));
  return isDirect ? inMarks(bare, words) : begun(bare);
}

/** "Why not to repaint it" and "what to wear" promise to tell, as does "how I left the bank"; with a mark the one would invite to do it. */
const TELLS =
  /^(?:(?:por que|why) (?:nao|no|not) |(?:what|which|when|where) (?:\p{L}+ )?to |como (?:eu |nos |yo |nosotros )?\p{L}+(?:ei|amos|emos|imos) |how (?:i|we) )/u;
/** "Cómo llegó a mis manos": the accent tells that it did. */
const HAPPENED = /^c[oó]mo (?:me |nos |se )?\p{L}+ó\s/iu;
const ENGLISH = /^(?:how|why|when|where|what|which|who)\b/;

/** "My cat drinks little water" says what happens, and asks nothing. */
const isTold = (bare: string, { known, questions }: Words): boolean =>
  (known.mine?.test(fold(bare)) ?? false) && !/[:,]/.test(bare) && !questions.test(fold(bare));

/** "Which would you have: meat, cheese or palm?" asks to its end. */
const CHOICE = /\s(?:ou|or|o|u|vs\.?)\s/u;

/** "Engine light on: ¿can I drive?", "sunglasses, ¿do I need them?": the mark stands where the question begins. */
function inMarks(clause: string, words: Words): string {
  const { marks } = words;
  const marked = clause.replace(/,\s+([^,¿]+)$/u, (all, last: string) =>
    marks[0] !== "" && words.known.asksAfter?.test(fold(last)) ? `, ${marks[0]}${last}` : all,
  );
  const [, before = "", after = clause] = /^([^¿]*(?::\s+|,\s+(?=¿)))¿?(.+)$/u.exec(marked) ?? [];
  const asks = [before, after].map((part) => words.questions.test(fold(part)) || words.indirect.test(fold(part)));
  // "How oil is made: from the olive to the bottle" asks before its colon.
  if (before !== "" && asks[0] === true && asks[1] === false && !CHOICE.test(after))
    return `${marks[0]}${begun(before).replace(/[:,]\s+$/u, "")}${marks[1]} ${begun(after)}`;
  return before === "" ? `${marks[0]}${begun(after)}${marks[1]}` : `${begun(before)}${marks[0]}${after}${marks[1]}`;
}
