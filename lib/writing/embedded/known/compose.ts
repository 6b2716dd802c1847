import { readShort, type Shape } from "#lib/content/short/short.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import { type Kind, type Phrases, readPhrases, type Tone } from "#lib/content/phrases/phrases.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";
import { isSameWord } from "#lib/writing/words/same-word.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { saidBefore } from "#lib/writing/embedded/said-before.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { type Theme, withoutNumber } from "#lib/writing/embedded/read-theme.ts";
import { namesOf } from "#lib/writing/embedded/names-of.ts";
import { allBegun, begun } from "#lib/writing/embedded/sentence.ts";
import { shorten, withoutBrackets } from "#lib/writing/embedded/shorten.ts";
import { shapeOf } from "#lib/writing/embedded/short/shape-of.ts";
import { titleOf } from "#lib/writing/embedded/short/title-of.ts";
import type { Matter } from "./matter.ts";
import { isTerse, speakerFor, type Voice, voiceFor } from "#lib/writing/embedded/voice.ts";
import { toneOf } from "./tone.ts";

/** All that the formats' writers share: what is said, how, and with which words. */
export interface Composition {
  brief: Brief;
  theme: Theme;
  kind: Kind;
  tone: Tone;
  voice: Voice;
  phrases: Phrases;
  matter: Matter;
  random: Random;
  /** a line that stands for the post, at most `max` characters, promising `count` of the kind if any */
  title(max: number, count: number | null): string;
  /** one of the lines that was not posted before, filled */
  line(lines: readonly string[], slots?: Record<string, string>): string;
  /** what the last slide asks, and what whoever answers does */
  asked(): readonly [ask: string, action: string];
  /** one of the brand's tone, or of any */
  voiced(lines: Readonly<Record<Tone | "all", readonly [string, ...string[]]>>): string;
}

export function compose(brief: Brief, theme: Theme, matter: Matter, random: Random, turn: number): Composition {
  const { earlier, language } = brief;
  const phrases = readPhrases(language);
  const voice = voiceFor(brief);
  const tone = toneOf(voice);
  const speak = speakerFor(brief, voice);
  const kind = kindFor(theme, matter, random, turn);
  const foreign = spokenIn(theme.headline, language) !== language;
  const name = matter.isWide ? matter.name : (nameOf(theme, language) ?? "");
  const subject = begun(matter.name);
  const brand = brief.brand.profileName.trim();
  const slots = { S: begun(name), s: name, brand, ...namesOf(brand || readShort(language).own.us, language) };
  const fitting = (text: string): boolean => name !== "" || !/\{[sS]\}/.test(text);
  const first = (lines: readonly string[], more: Record<string, string> = {}): string => {
    const told = lines
      .filter((text) => fitting(text) || "S" in more)
      .map((text) => allBegun(fill(speak(text), { ...slots, ...more })));
    return told.find((text) => !saidBefore(text, earlier)) ?? told[0] ?? "";
  };
  const line: Composition["line"] = (lines, more) => first(inTurn(brief.brand, earlier, lines), more);
  return {
    brief,
    theme,
    kind,
    tone,
    voice,
    phrases,
    matter: isTerse(voice) ? { ...matter, scene: "" } : matter,
    random,
    title: (max, count) =>
      foreign || (turn > 0 && saidBefore(theme.headline, earlier) && matter.isWide)
        ? ourTitle({ kind, line, max, phrases, subject, count })
        : (questionOf(theme, language, max) ?? theirTitle(theme, kind, max, count)),
    line,
    asked: () => {
      const asks = phrases.asks.map(([ask]) => ask).filter(fitting);
      const turned = inTurn(brief.brand, earlier, asks);
      // What is asked names the theme, which may be a long one.
      const ask = turned.find((one) => characters(first([one])) <= LIMITS.slideTitle) ?? turned[0];
      const [, action = ""] = phrases.asks.find(([own]) => own === ask) ?? [];
      return [shorten(first([ask ?? ""]), LIMITS.slideTitle), speak(action)];
    },
    voiced: (lines) => first(inTurn(brief.brand, earlier, lines[tone], lines.all)),
  };
}

const NAME_MAX = 44;
const CLAUSE =
  /^(?:o que|por ?que|como|quando|quant[oa]s?|onde|qua(?:l|is)|quem|com que|de quanto|que|cada|cuando|cuant[oa]s?|donde|cual(?:es)?|quien|how|what|why|when|where|which|who|can|do|does|is|are|should|puedo|se puede|hay que|posso|devo|pode|preciso|tem|tengo|tenho|meu|minha|mi|my|i)\s/;

/** "Nervous before the test" happens at a time, and is no thing that somebody cares about. */
const AT_A_TIME =
  /(?<!\p{L})(?:before|after|when|while|if|because|antes|depois|despues|quando|cuando|enquanto|mientras|porque)(?!\p{L})/u;

/** A narrow theme by its own words, where they are a thing and no clause. */
function nameOf({ headline, howTo, subject }: Theme, language: Language): string | null {
  const isThing = subject !== "" && !howTo && !CLAUSE.test(fold(headline)) && !CLAUSE.test(fold(subject));
  const isOrder = readToldWords(language).orders.test(fold(subject));
  return isThing && !isOrder && !AT_A_TIME.test(fold(subject)) && characters(subject) <= NAME_MAX ? subject : null;
}

/** What the theme asks for, where the library has it; else what it has. */
function kindFor(theme: Theme, matter: Matter, random: Random, turn: number): Kind {
  const { headline, howTo, kind, number } = theme;
  if (matter.versus) return "comparison";
  if (matter.steps && !matter.isWide) return "steps";
  if (matter.list) return kind === "story" ? "open" : kind;
  if (isOfMyths(matter)) return "myths";
  if (kind === "comparison") return "open";
  if (!matter.isWide) return NARROW.includes(kind) && !lacks(kind, matter) ? kind : "open";
  if (kind === "steps") return fitsSteps(theme, matter) ? kind : howTo ? "tips" : "checklist";
  if (kind === "timeline") return matter.timeline ? kind : "checklist";
  if (lacks(kind, matter)) return "tips";
  if (kind !== "open" || number !== null) return kind;
  const told: readonly Kind[] = characters(headline) <= RETITLED_MAX ? ["mistakes"] : [];
  const kinds: readonly Kind[] = ["open", "tips", ...told];
  return kinds[(random.below(kinds.length) + turn) % kinds.length] ?? "open";
}

const isOfMyths = (matter: Matter): boolean =>
  !matter.isWide && !lacks("myths", matter) && matter.points.length + matter.questions.length === 0;

/** What a question within a topic can be told as; else all that answers it is told together. */
const NARROW: readonly Kind[] = ["mistakes", "myths", "question"];

/** A theme that only names a subject may become a post of mistakes. */
const RETITLED_MAX = 36;

const lacks = (kind: Kind, { myths, points, questions }: Matter): boolean =>
  (kind === "myths" && myths.length < 2) ||
  (kind === "mistakes" && points.length < 2) ||
  (kind === "question" && questions.length === 0);

/** What is asked for is a choice, which no sequence makes. */
const CHOICE = /^(?:escolh|comprar|elegir|escog|choos|pick|buy)/;

/** The library's steps answer what shares a word with them that the topic's name does not have, and a number that they reach. */
function fitsSteps({ number, subject }: Theme, { name, steps }: Matter): boolean {
  if (!steps || CHOICE.test(fold(subject)) || (number !== null && number !== steps.steps.length)) return false;
  const title = tokensOf(`${steps.title} ${name}`);
  return tokensOf(subject).some((word) => word.length > 3 && title.some((other) => isSameWord(word, other)));
}

/** What asks its reader has its mark, though it was typed without one. */
function questionOf(theme: Theme, language: Language, max: number): string | null {
  if (theme.number !== null || theme.howTo || theme.headline.endsWith("?")) return null;
  const shaped = shapeOf(theme, language);
  const title = ASKING.has(shaped.shape) ? titleOf(theme, shaped, readShort(language), language) : "";
  return title.endsWith("?") && characters(title) <= max ? title : null;
}

const ASKING: ReadonlySet<Shape> = new Set(["question", "advice"]);

/** Kinds that any telling of the subject keeps. */
const OPEN_PROMISES: readonly Kind[] = ["tips", "reasons", "signs", "question", "story", "open"];

/** The theme as it was written, without a number that is not reached. */
function theirTitle(theme: Theme, kind: Kind, max: number, count: number | null): string {
  const isReached = theme.number === count && (!theme.howTo || kind === "steps");
  const isChecked = theme.kind === "checklist" && kind === "steps";
  const kept = theme.number !== null && !isReached ? withoutNumber(theme) : theme.headline;
  const isKept =
    theme.kind === kind ||
    isChecked ||
    theme.headline.endsWith("?") ||
    theme.howTo ||
    OPEN_PROMISES.includes(theme.kind);
  const whole = isKept ? kept : begun(theme.subject || kept);
  return characters(whole) <= max ? whole : shorten(withoutBrackets(whole), max);
}

interface OwnTitle extends Pick<Composition, "kind" | "line" | "phrases"> {
  subject: string;
  max: number;
  count: number | null;
}

/** One of ours, where the theme's own was posted before or is in another language. */
function ourTitle({ count, kind, line, max, phrases, subject }: OwnTitle): string {
  const slots = { S: subject, n: String(count ?? "") };
  const [first, ...others] = phrases.titles[kind].filter(
    (text) => (count !== null || !text.includes("{n}")) && characters(fill(text, slots)) <= max,
  );
  return first === undefined ? shorten(subject, max) : line([first, ...others], slots);
}
