import type { Brief } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { type Article, readArticle } from "./read-article.ts";
import { findMatter, type Matter, saidBefore } from "./find-matter.ts";
import { fold } from "#lib/domain/fold.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import { fill } from "#lib/content/fill.ts";
import { type Kind, type Phrases, readPhrases, type Tone } from "#lib/content/phrases/phrases.ts";
import { randomFrom, type Random } from "./random.ts";
import { capital, lower, readTheme, type Theme } from "./read-theme.ts";
import { shorten } from "./shorten.ts";
import { toneOf } from "./tone.ts";

/** All that the formats' writers share: what is said, how, and with which words. */
export interface Composition {
  brief: Brief;
  theme: Theme;
  kind: Kind;
  tone: Tone;
  phrases: Phrases;
  matter: Matter;
  article: Article | null;
  random: Random;
  /** the subject at the beginning of a title, and inside a sentence */
  subject: { label: string; about: string };
  /** a line that stands for the post, at most `max` characters, promising `count` of the kind if any */
  title(max: number, count: number | null): string;
  /** one of the lines that was not posted before, filled */
  line(lines: readonly [string, ...string[]], slots?: Record<string, string>): string;
}

export function compose(brief: Brief): Composition {
  const earlier = brief.earlier;
  const random = randomFrom(
    JSON.stringify([brief.seed, brief.format, brief.theme, brief.article?.url, earlier.length]),
  );
  const asWritten = brief.theme.trim() || (brief.article?.title ?? "");
  const theme = readTheme(/^https?:\/\//.test(asWritten) ? (brief.article?.title ?? asWritten) : asWritten);
  const turn = earlier.filter((said) => fold(said).includes(fold(theme.headline).slice(0, 60))).length;
  const article = readArticle(brief, theme, random);
  const told = article && article.facts.length > 0 ? article : null;
  const matter = findMatter(brief, theme, told, random, turn);
  const phrases = readPhrases(brief.language);
  const kind = told ? "article" : kindFor(theme, matter, random, turn);
  const foreign = theme.language !== null && theme.language !== brief.language;
  const subject = subjectOf(theme, matter, foreign);
  const line: Composition["line"] = (lines, slots = {}) => {
    const filled = random.shuffle(lines).map((text) => fill(text, { S: subject.label, s: subject.about, ...slots }));
    return filled.find((text) => !saidBefore(text, earlier)) ?? filled[0] ?? "";
  };
  return {
    brief,
    theme,
    kind,
    tone: toneOf(brief.brand.toneOfVoice),
    phrases,
    // What the library would say around it is not what the text says.
    matter: told ? { ...matter, hooks: [], scene: "", payoff: "" } : matter,
    article,
    random,
    subject,
    title: (max, count) =>
      told
        ? shorten(capital(told.title), max)
        : titleOf({ known: matter.known, theme, kind, phrases, subject, line, earlier, foreign, turn, max, count }),
    line,
  };
}

/** A theme that is short enough to stand in a title of ours: "Café coado: 4 tropeços comuns". */
const RETITLED_MAX = 36;

/** What the theme asks for, or else what there is most to say of. */
function kindFor(
  { headline, howTo, kind, number, subject }: Theme,
  matter: Matter,
  random: Random,
  turn: number,
): Kind {
  if (kind === "steps" && !matter.known) return "open";
  if (kind === "steps" && !fitsSteps(matter, subject, number)) return howTo ? "tips" : "checklist";
  if (kind === "comparison" && !matter.versus) return "question";
  if (kind === "timeline" && !matter.timeline) return matter.steps ? "steps" : "checklist";
  if (kind === "myths" && matter.myths.length < 2) return "tips";
  if (kind !== "open" || number !== null) return kind;
  if (!matter.known) return (["question", "checklist"] as const)[(random.below(2) + turn) % 2] ?? "question";
  const told: readonly Kind[] = matter.myths.length > 2 ? ["mistakes", "myths"] : ["mistakes"];
  const kinds: readonly Kind[] = ["open", "tips", ...(characters(headline) <= RETITLED_MAX ? told : [])];
  return kinds[(random.below(kinds.length) + turn) % kinds.length] ?? "open";
}

/** The library's steps answer what shares a telling word with them, or two of any kind, and a number that they reach. */
function fitsSteps({ steps, telling }: Matter, asked: string, number: number | null): boolean {
  if (!steps || (number !== null && number !== steps.steps.length)) return false;
  const known = new Set(stemsOf([steps.title, ...steps.steps].join(" ")));
  const shared = stemsOf(asked).filter((stem) => known.has(stem));
  return shared.length > 1 || telling.some((stem) => known.has(stem)) || telling.length === 0;
}

function subjectOf(theme: Theme, matter: Matter, foreign: boolean): Composition["subject"] {
  const about = foreign || theme.subject === "" ? (matter.known ? matter.name : lower(theme.headline)) : theme.subject;
  const short = characters(about) <= 48 || !matter.known ? about : matter.name;
  if (theme.howTo && !foreign) {
    const asked = theme.headline.replace(/[?¿]/g, "");
    if (characters(asked) <= 52) return { label: capital(asked), about: lower(asked) };
  }
  return { label: capital(short), about: short };
}

interface TitleParts extends Pick<Composition, "theme" | "kind" | "phrases" | "subject" | "line"> {
  earlier: string[];
  known: boolean;
  foreign: boolean;
  turn: number;
  max: number;
  count: number | null;
}

function titleOf({
  count,
  earlier,
  foreign,
  kind,
  known,
  line,
  max,
  phrases,
  subject,
  theme,
  turn,
}: TitleParts): string {
  const promised = theme.number;
  const kept = promised !== null && promised !== count ? withoutNumber(theme.headline) : theme.headline;
  // "signs" and counted things promise what the library does not have; a kind of our choosing must be announced
  const announced = theme.kind === kind || kind === "tips" || kind === "open" || theme.howTo;
  const keeps = announced && known && !foreign && !theme.promises && kind !== "signs" && characters(kept) <= max;
  if (keeps && (turn === 0 || !saidBefore(kept, earlier)) && (theme.kind !== "open" || characters(kept) > 24))
    return kept;
  const room = max - 26;
  const label = characters(subject.label) <= room ? subject.label : capital(shorten(subject.label, room));
  const slots = { S: label, n: String(count ?? "") };
  const fitting = phrases.titles[kind].filter(
    (text) => (count !== null || !text.includes("{n}")) && characters(fill(text, slots)) <= max,
  );
  const [first, ...others] = fitting;
  if (first !== undefined) return line([first, ...others], slots);
  return !foreign && characters(kept) <= max ? kept : shorten(capital(subject.label), max);
}

const withoutNumber = (headline: string): string =>
  capital(headline.replace(/^((?:os|as|los|las|the|top)\s+)?\S+\s+/i, ""));
