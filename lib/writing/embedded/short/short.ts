import type { Brief } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import { isSeeking, readShort } from "#lib/content/short/short.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import type { Trait } from "#lib/content/tone/tone.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { brandFacts, type BrandFacts } from "#lib/writing/embedded/brand-facts.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import { asksAlike } from "#lib/writing/embedded/known/same-question.ts";
import { type Offers, offersOf } from "#lib/writing/embedded/offers.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import type { Pair } from "#lib/writing/embedded/known/matter.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { namesOf } from "#lib/writing/embedded/names-of.ts";
import { type Theme } from "#lib/writing/embedded/read-theme.ts";
import { bare, saidBefore } from "#lib/writing/embedded/said-before.ts";
import { begun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { speak, type Voice, voiceFor } from "#lib/writing/embedded/voice.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { endingOf, shapeOf } from "./shape-of.ts";
import { sidesOf } from "./sides-of.ts";
import { isWeighed, spokenFor } from "./spoken-for.ts";
import { thingsOf } from "./things-of.ts";
import { restOf, titleOf } from "./title-of.ts";

/** What is said, and what is said below it. */
export interface Said {
  title: string;
  text: string;
}

/** What is asked and what the brand does about it, in one line. */
export const inOne = ({ text, title }: Said): string => (title === "" ? text : `${stopped(title)} ${text}`);

/** What answers the theme, and how it reads in one. */
interface Answer extends Said {
  whole: string;
  /** its text alone answers the theme: as often, as long, for the same reason */
  isDirect: boolean;
}

/** All that can be said of a theme of which little or nothing is known. */
export interface Short {
  /** the theme, as the question, the news or the invitation that it is */
  title: string;
  /** what the theme says beyond its title, where it is too long for one */
  rest: string | null;
  /** what it is about, as few words as it has */
  subject: string;
  voice: Voice;
  /** knowledge is asked that nobody here has */
  seeks: boolean;
  facts: BrandFacts;
  /** what the brand lists of itself */
  offers: Offers | null;
  /** what the library has on that very theme, where it is too little for a post of its own */
  answers: Answer[];
  /** what the reader is asked, and what the brand does about it: the first, and others for where there is room */
  asks: Said[];
  vote: { title: string; sides: [left: Said, right: Said] } | null;
  /** headings of what the brand says of itself */
  own: { about: string; ask: string; askOf: string; spoken: string; more: string };
  close: string;
  call: { title: string; action: string };
}

/** A post that ends so has its reader write. */
const INVITES: ReadonlySet<string> = new Set(["ask", "news"]);

export function shortOf(brief: Brief, theme: Theme, found: readonly Pair[]): Short {
  const { brand, earlier, language } = brief;
  const words = readShort(language);
  const facts = brandFacts(brand, LIMITS.label);
  const shaped = shapeOf(theme, language);
  const title = titleOf(theme, shaped, words, language);
  const inside = lower(title.replace(/^[¿¡]/, "").replace(/[?!.]+$/, ""));
  const voice = voiceFor(brief);
  const slots = {
    ...namesOf(facts.name || words.own.us, language),
    t: inside,
    thing: thingsOf(title, language).find(({ definite }) => definite !== null)?.definite ?? "",
  };
  const said = (line: string): string => {
    const filled = sentences(fill(speak(line, voice, words.marks[0]), slots));
    return language === "es" ? joined(filled) : filled;
  };
  const turned = (lines: readonly string[]): string[] => {
    const told = inTurn(brand, earlier, lines).map(said);
    return told.toSorted((a, b) => Number(saidBefore(a, earlier)) - Number(saidBefore(b, earlier)));
  };
  const spoken = spokenFor(shaped.shape, theme.headline, words.known, tradeOf(brand));
  const shape = found.length > 0 && isWeighed(shaped.shape, spoken) ? "answered" : spoken;
  const seeks = isSeeking(shape);
  // Who has just thanked does not thank again.
  const thanks = (line: string): boolean => words.known.thanks?.test(fold(line)) ?? false;
  const isNew = (...lines: readonly string[]): boolean => !thanks(theme.headline) || !lines.some(thanks);
  const ending = endingOf(shape);
  // Who has said all that a shape has asks on in words that fit any.
  const reserve = INVITES.has(ending) ? asksOf(words.shapes.advice, voice, brand, earlier) : [];
  const asks = [...asksOf(words.shapes[shape], voice, brand, earlier), ...reserve]
    .map(([ask, tell]): Said => ({ title: said(ask), text: said(tell) }))
    .filter(({ text, title: ask }) => isNew(ask, text))
    .toSorted((a, b) => Number(saidBefore(a.text, earlier)) - Number(saidBefore(b.text, earlier)));
  const sides = shape === "comparison" ? sidesOf(theme.headline, words) : null;
  const calls = words.calls[ending].filter((lines) => isNew(...lines));
  const heads = asks.map(({ title: head }) => head);
  const turns = inTurn(
    brand,
    earlier,
    calls.map((_, index) => String(index)),
  ).map((at) => calls[Number(at)]);
  const called = turns.find((one) => one?.every((line) => !heads.includes(said(line)))) ?? calls[0];
  const call = { title: said(called?.[0] ?? ""), action: said(called?.[1] ?? "") };
  const { about, ask, more } = words.own;
  return {
    title,
    rest: restOf(theme, shaped, words, language),
    subject: theme.subject || theme.headline,
    voice,
    seeks,
    facts,
    offers: offersOf(facts.about),
    answers: answersOf(found, title, readToldWords(language).labels.what[1] ?? ""),
    asks,
    vote: sides && {
      title: said(words.vote.title),
      sides: [
        { title: sides[0], text: "" },
        { title: sides[1], text: "" },
      ],
    },
    own: {
      about,
      ask: facts.name === "" ? "" : shape === "advice" ? said(ask) : inOne(asks[0] ?? { title: "", text: "" }),
      askOf: slots.thing === "" ? "" : said(words.own.askOf),
      spoken: facts.name === "" ? "" : said(words.own.spoken),
      more: turned(more)[0] ?? about,
    },
    close:
      turned(words.closes[ending]).find(
        (line) => isNew(line) && ![call.title, ...heads].some((head) => bare(head) === bare(line)),
      ) ?? "",
    call,
  };
}

/** Each begins as one, whatever stands first in it. */
const sentences = (line: string): string =>
  begun(line.replace(/(?<=[.?!]\s)\p{Ll}/gu, (letter) => letter.toUpperCase()));

/** "Comenta e Imprenta La Tecla responde": before the sound of an i. */
const joined = (line: string): string => line.replace(/ y (?=h?i(?![aeou]))/giu, " e ");

/** Those of the brand's voice before those that fit any, each in its turn. */
function asksOf(
  pairs: ReturnType<typeof readShort>["shapes"]["open"],
  voice: Voice,
  brand: Brief["brand"],
  earlier: Brief["earlier"],
): [ask: string, tell: string][] {
  const turned = (list: readonly (readonly [string, string, Trait?])[]): [string, string][] =>
    inTurn(
      brand,
      earlier,
      list.map((_, index) => String(index)),
    ).flatMap((at) => {
      const [ask, tell] = list[Number(at)] ?? [];
      return ask !== undefined && tell !== undefined ? [[ask, tell]] : [];
    });
  const voiced = pairs.filter(([, , trait]) => trait !== undefined && voice.has(trait));
  return [...turned(voiced), ...turned(pairs.filter(([, , trait]) => trait === undefined))];
}

const ANSWERS_MAX = 3;

/** "What to do when dismissed" asks what "what to do when dismissed from work" does, "nailon o acero" what "nylon o acero" does. */
function isSameQuestion(one: string, other: string): boolean {
  if (![one, other].every((text) => text.endsWith("?")) || !asksAlike(one, other)) return false;
  const [own, others] = [bare(one).split(" "), new Set(bare(other).split(" "))];
  if (own.filter((word) => others.has(word)).length >= Math.max(own.length, others.size) * 0.8) return true;
  const [asked, told] = [tellingWords(other), tellingWords(one)];
  const isWhole = asked.length > 0 && asked.every((word) => standsIn(word, told));
  const shared = told.filter((word) => standsIn(word, asked)).length;
  return (isWhole && told.length - shared < 2) || (shared > 1 && shared >= told.length * 0.6);
}

/** What the title asks already is only answered: by its first sentence, or under a heading of ours. */
const answersOf = (found: readonly Pair[], asked: string, heading: string): Answer[] =>
  found.slice(0, ANSWERS_MAX).map(({ answer, said }, index) => {
    const isTold = index === 0 && [said, asked].every((text) => text.endsWith("?"));
    if (!isTold && !isSameQuestion(said, asked))
      return {
        title: said,
        text: answer,
        whole: `${stopped(said)} ${answer}`,
        isDirect: said.endsWith("?") && asked.endsWith("?") && asksAlike(said, asked),
      };
    const first = firstSentence(answer);
    const rest = answer.slice(first.length).trim();
    return rest !== "" && characters(first) <= LIMITS.slideTitle
      ? { title: first.replace(/\.$/, ""), text: rest, whole: answer, isDirect: true }
      : { title: heading, text: answer, whole: answer, isDirect: true };
  });
