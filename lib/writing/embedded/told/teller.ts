import { type Phrases, readPhrases, type Tone } from "#lib/content/phrases/phrases.ts";
import { readToldWords, type ToldWords } from "#lib/content/told/told.ts";
import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { isSign } from "#lib/domain/nouns.ts";
import { atHome } from "#lib/writing/embedded/at-home.ts";
import { findPicture, namedIn, shapes } from "#lib/writing/embedded/find-picture.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import { type Random, randomFrom } from "#lib/writing/embedded/random.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import { toneOf } from "#lib/writing/embedded/known/tone.ts";
import { speakerFor, type Voice, voiceFor } from "#lib/writing/embedded/voice.ts";
import { areOpeningHours, tellsHours } from "./opening-hours.ts";
import { calling } from "./read-call.ts";
import { isTaleOf } from "./tale.ts";
import { isJob, linesOf, type Part, type Told } from "./told.ts";

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

export function tellerOf(written: Told, brief: Brief): Teller {
  const { brand, earlier, language, seed } = brief;
  const words = readToldWords(language);
  const random = randomFrom(JSON.stringify([seed, brief.format, written.title, earlier.length]));
  const voice = voiceFor(brief);
  const mood = MOODS[toneOf(voice)];
  const speak = speakerFor(brief, voice);
  const told = calling(written, speak);
  const used = new Set(told.parts.map(({ title }) => fold(title ?? "")));
  const given = new Set<Label>();
  const about = `${brand.profileName}. ${brand.description}`;
  const things = thingsOf(brand, language);
  const isAtHome = atHome(tradeOf(brand), `${told.title}. ${about}`, language);
  // "No dogs, please" shows none, and "Fern & Fossil" no fern.
  const found = (text: string) =>
    DENIES.test(text) ? null : shown(findPicture(unsigned(text, brand.profileName), language, mood, about, isAtHome));
  const trades = picturesOf(brand, things);
  /** What a sentence only mentions, "until after lunch" in a nursery, is no picture of it. */
  const isMatter = ({ subject }: PictureIdea): boolean =>
    things.length === 0 ||
    isSign(subject) ||
    [...things, ...trades, ...namedIn(told.title, language)].includes(subject) ||
    trades.some((picture) => namedIn(picture, "en").includes(subject));
  /** of what opens the post what the brand is about, where it names but a price or a date */
  const pictureOf = (text: string): PictureIdea | null => {
    const named = found(text);
    const own = named !== null && isMatter(named) ? named : null;
    const [subject] = things;
    const isOpening = told.title !== "" && text.startsWith(told.title);
    return isOpening && subject !== undefined && (own === null || isSign(own.subject)) ? { subject, mood } : own;
  };
  const instead = pictureInTurn(pictureOf(told.title), things, trades, mood);
  // The first of an infographic's things stands at its head.
  let isHead = FORMAT_RULES[brief.format].isTitleDrawn && things.length > 0;
  const drawn = (text: string): PictureIdea => {
    const own = pictureOf(text);
    const head = isHead && !(own && things.includes(own.subject)) ? pictureOf(told.title) : null;
    isHead = false;
    return head ?? own ?? instead();
  };
  const labels = Object.fromEntries(
    Object.entries(words.labels).map(([name, lines]) => [
      name,
      (voice.has("brief") ? [...lines] : random.shuffle(lines)).map(speak),
    ]),
  );
  const named = (wanted: Label): string | null => {
    const of = isJob(told.title) && wanted === "content" ? "job" : wanted;
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
    drawn,
  };
}

/** Who comes, and how many, shows nothing of what they come for. */
const ANYBODY: ReadonlySet<string> = new Set(["person", "woman", "team meeting"]);
const shown = (picture: PictureIdea | null): PictureIdea | null =>
  picture !== null && ANYBODY.has(picture.subject) ? null : picture;

const unsigned = (text: string, name: string): string => (name === "" ? text : text.replaceAll(name, "·"));

/** What the brand says that it is about, in English; what it is called, where it says nothing of the kind. */
function thingsOf({ description, profileName }: Brief["brand"], language: Language): string[] {
  const named = (text: string) =>
    namedIn(text, language)
      .filter((subject) => !ANYBODY.has(subject))
      .toSorted((a, b) => Number(isSign(a)) - Number(isSign(b)));
  const told = named(description);
  return told.length > 0 ? told : named(profileName);
}

/** What the trade shows of the things that the brand names, or of itself where it names none. */
function picturesOf(brand: Brief["brand"], things: readonly string[]): readonly string[] {
  const topics = tradeOf(brand)?.topics ?? [];
  const shows = (picture: string) => namedIn(picture, "en").some((subject) => things.includes(subject));
  const isThing = (picture: string) =>
    !isSign(picture) && namedIn(picture, "en").some((subject) => !isSign(subject) && subject !== "person");
  if (things.length === 0) return (topics[0]?.pictures ?? []).filter(isThing);
  return topics.flatMap(({ pictures }) => pictures).filter(shows);
}

/** How many of the brand's things stand in for what a text does not name. */
const OWN_THINGS = 2;

/** Where a text names nothing: what the post is about and what the brand is, in turn with the trade's things or plain shapes. */
function pictureInTurn(
  title: PictureIdea | null,
  things: readonly string[],
  ofTrade: readonly string[],
  mood: Mood,
): () => PictureIdea {
  const main = [...new Set([...(title ? [title.subject] : []), ...things.slice(0, OWN_THINGS)])];
  const beside = ofTrade.length > 0 ? ofTrade : main.slice(1);
  let missed = 0;
  return () => {
    const at = missed++;
    const list = at % 2 === 0 && main.length > 0 ? main : beside;
    const subject = list[(at >> 1) % Math.max(1, list.length)];
    return subject === undefined ? shapes(mood) : { subject, mood };
  };
}

/** Above the call: to take part, or to reach who wrote it. */
export function callLabel({ told, words }: Teller): Label {
  if (isJob(told.title)) return "apply";
  const call = fold(told.call?.sentences.join(" ") ?? "");
  return words.books.test(call) ? "book" : words.joins.test(call) ? "join" : "contact";
}

const HOURS = /\d\s?h|\d:\d|\d\s?[ap]\.?m|^\d{1,2} (?:to|a|às) \d/iu;

/** "From 30 March", "de 10:00 a 14:00" */
const DATED = /^(?:de|del|do|das?|from|on|el|desde|em|no|na|até|hasta|until)\s\d/iu;

const LABELS: { [Kind in Part["kind"]]?: (part: Extract<Part, { kind: Kind }>) => Label } = {
  steps: () => "steps",
  prices: () => "price",
  programme: ({ rows }) => {
    if (rows.some(({ name }) => HOURS.test(name))) return "programme";
    if (rows.some(({ name }) => /\d/.test(name))) return "when";
    return rows.filter(({ value }) => HOURS.test(value)).length * 2 >= rows.length ? "hours" : "days";
  },
  details: ({ rows, topic }) => {
    if (rows.every(({ value }) => HOURS.test(value))) return "hours";
    return topic === "what" ? "content" : "more";
  },
  list: ({ rows, title, topic }) => {
    if (tellsHours(title ?? "") || (topic === "when" && rows.every(areOpeningHours))) return "hours";
    if (rows.filter((row) => DATED.test(row)).length > 1) return "when";
    return topic === "what" ? "content" : topic;
  },
};

/** Which heading fits a part that has none of its own. */
export function labelOf(part: Part): Label {
  // Each row takes the kind under whose name it stands.
  const label = LABELS[part.kind] as ((one: Part) => Label) | undefined;
  if (label) return label(part);
  const isPlain = part.topic === "what" || (part.kind === "statement" && part.topic === "content");
  return isPlain ? "more" : part.topic;
}

/** What stands above a part: its own heading, where the title does not say it already. */
export const ownTitle = (part: Part, { told }: Pick<Teller, "told">): string | null =>
  part.title === told.title ? null : part.title;

/** A brief is told fact by fact; a page and a story go on from sentence to sentence. */
export const isFactual = ({ language, told }: Pick<Teller, "language" | "told">): boolean =>
  told.site === null && (told.call !== null || !isTaleOf([told.title, ...told.parts.flatMap(linesOf)], language));

export const textOf = (part: Part): string => linesOf(part).join(", ");
