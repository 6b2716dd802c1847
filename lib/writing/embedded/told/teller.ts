import { type Phrases, readPhrases, type Tone } from "#lib/content/phrases/phrases.ts";
import { readToldWords, type ToldWords } from "#lib/content/told/told.ts";
import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { findPicture, shapes } from "#lib/writing/embedded/find-picture.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import { type Random, randomFrom } from "#lib/writing/embedded/random.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import { toneOf } from "#lib/writing/embedded/known/tone.ts";
import { speakerFor, type Voice, voiceFor } from "#lib/writing/embedded/voice.ts";
import { linesOf, type Part, type Told } from "./told.ts";

export type Label = keyof ToldWords["labels"];

/** What the formats' writers share: the text, its language's words, and the choices that a seed makes. */
export interface Teller {
  told: Told;
  brief: Brief;
  language: Language;
  words: ToldWords;
  phrases: Phrases;
  random: Random;
  voice: Voice;
  /** a line of ours in the brand's voice */
  speak(line: string): string;
  /** of the lines the one whose turn it is */
  line(lines: readonly [string, ...string[]]): string;
  /** a heading that does not stand in this post yet, or one that claims nothing */
  label(of: Label): string;
  /** one that says what stands below it; null where this post has it already */
  named(of: Label): string | null;
  /** whether a heading may still be given; it is, then */
  isFree(heading: string): boolean;
  /** what the words name, or else the title */
  pictureOf(text: string): PictureIdea | null;
  drawn(text: string): PictureIdea;
}

const MOODS: Record<Tone, Mood> = {
  close: "bright",
  playful: "festive",
  formal: "serious",
  warm: "warm",
  technical: "calm",
  direct: "fresh",
};

const DENIES = /^(?:no|not|não|nem|sin|sem|without|never|nunca|sorry, no)(?!\p{L})/iu;

export function tellerOf(told: Told, brief: Brief): Teller {
  const { brand, earlier, language, seed } = brief;
  const words = readToldWords(language);
  const random = randomFrom(JSON.stringify([seed, brief.format, told.title, earlier.length]));
  const voice = voiceFor(brief);
  const mood = MOODS[toneOf(voice)];
  const speak = speakerFor(voice, language);
  const used = new Set(told.parts.map(({ title }) => fold(title ?? "")));
  const given = new Set<Label>();
  const about = `${brand.profileName}. ${brand.description}`;
  // "No dogs, please" shows none.
  const pictureOf = (text: string) => (DENIES.test(text) ? null : findPicture(text, language, mood, about));
  const own = tradeOf(brand)?.topics[0].pictures ?? [];
  let shown = 0;
  /** what the trade shows, one after another */
  const ofTrade = (): PictureIdea | null => {
    const subject = own[shown++ % Math.max(1, own.length)];
    return subject === undefined ? null : { subject, mood };
  };
  let missed = 0;
  /** where a text names nothing: what the post is about, in turn with the trade's own things or plain shapes */
  const instead = (): PictureIdea => {
    const subject = missed++ % 2 === 0 ? (pictureOf(told.title) ?? pictureOf(brand.description)) : null;
    return subject ?? ofTrade() ?? shapes(mood);
  };
  const labels = Object.fromEntries(
    Object.entries(words.labels).map(([name, lines]) => [
      name,
      (voice.has("brief") ? [...lines] : random.shuffle(lines)).map(speak),
    ]),
  );
  const named = (of: Label): string | null => {
    const lines = of === "more" || given.has(of) ? [] : (labels[of] ?? []);
    given.add(of);
    const free = lines.find((line) => !used.has(fold(line))) ?? null;
    if (free !== null) used.add(fold(free));
    return free;
  };
  return {
    told,
    brief,
    language,
    words,
    phrases: readPhrases(language),
    random,
    voice,
    speak,
    line: (lines) => speak(inTurn(brand, earlier, lines)[0] ?? lines[0]),
    named,
    label: (of) => {
      const own = named(of);
      if (own !== null) return own;
      const free = labels["more"]?.find((line) => !used.has(fold(line))) ?? words.labels.more[0];
      used.add(fold(free));
      return free;
    },
    isFree: (heading) => {
      const isNew = !used.has(fold(heading));
      used.add(fold(heading));
      return isNew;
    },
    pictureOf,
    drawn: (text) => pictureOf(text) ?? instead(),
  };
}

/** Above the call: to take part, or to reach who wrote it. */
export const callLabel = ({ told, words }: Teller): Label =>
  words.joins.test(fold(told.call?.sentences.join(" ") ?? "")) ? "join" : "contact";

/** Which heading fits a part that has none of its own. */
export function labelOf(part: Part): Label {
  if (part.kind === "steps") return "steps";
  if (part.kind === "programme") {
    if (part.rows.some(({ name }) => /\d/.test(name))) return "programme";
    return part.rows.some(({ value }) => /\d\s?h|\d:\d|\d\s?[ap]\.?m/iu.test(value)) ? "hours" : "more";
  }
  if (part.kind === "details") return "more";
  const isPlain = part.topic === "what" || (part.kind === "statement" && part.topic === "content");
  return isPlain ? "more" : part.topic;
}

export const textOf = (part: Part): string => linesOf(part).join(", ");
