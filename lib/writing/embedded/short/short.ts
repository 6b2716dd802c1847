import type { Brief } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import { type Ending, isSeeking, readShort } from "#lib/content/short/short.ts";
import type { Trait } from "#lib/content/tone/tone.ts";
import { fold } from "#lib/domain/fold.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { spokenAs } from "#lib/writing/embedded/brand-words.ts";
import { brandFacts, type BrandFacts } from "#lib/writing/embedded/brand-facts.ts";
import { type Offers, offersOf } from "#lib/writing/embedded/offers.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import type { Pair } from "#lib/writing/embedded/known/matter.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { namesOf } from "#lib/writing/embedded/names-of.ts";
import { type Theme } from "#lib/writing/embedded/read-theme.ts";
import { bare, saidBefore } from "#lib/writing/embedded/said-before.ts";
import { allBegun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { speakerFor, type Voice, voiceFor } from "#lib/writing/embedded/voice.ts";
import { type Answer, answersOf, type Said } from "./answers-of.ts";
import { endingOf, shapeOf } from "./shape-of.ts";
import { sidesOf } from "./sides-of.ts";
import { isWeighed, spokenFor } from "./spoken-for.ts";
import { thingsOf } from "./things-of.ts";
import { restOf, titleOf } from "./title-of.ts";

export type { Said } from "./answers-of.ts";

/** What is asked and what the brand does about it, in one line. */
export const inOne = ({ text, title }: Said): string => (title === "" ? text : `${stopped(title)} ${text}`);

/** All that can be said of a theme of which little or nothing is known. */
export interface Short {
  /** the theme, as the question, the news or the invitation that it is */
  title: string;
  /** what the theme says beyond its title, where it is too long for one */
  rest: string | null;
  /** what it is about, as few words as it has */
  subject: string;
  voice: Voice;
  ending: Ending;
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
  const speak = speakerFor(brief, voice);
  const slots = {
    ...namesOf(facts.name || words.own.us, language),
    t: inside,
    day: words.known.greets?.test(fold(title)) ? inside.replace(/^(?:an?|um) /u, "") : "",
    thing: thingsOf(title, language).find(({ definite }) => definite !== null)?.definite ?? "",
  };
  const said = (line: string): string => {
    const filled = allBegun(fill(speak(line), slots));
    return language === "es" ? joined(filled) : filled;
  };
  const turned = (lines: readonly string[]): string[] => {
    const told = inTurn(brand, earlier, lines).map(said);
    return told.toSorted((a, b) => Number(saidBefore(a, earlier)) - Number(saidBefore(b, earlier)));
  };
  const spoken = spokenFor(shaped.shape, theme.headline, brief);
  // What cannot wait for a message is said first.
  const isUrgent = words.known.urgent?.test(fold(firstSentence(found[0]?.answer ?? ""))) ?? false;
  const isAnswered = found.length > 0 && isWeighed(shaped.shape, spoken);
  const shape = isAnswered ? (isUrgent ? "urgent" : "answered") : spoken;
  const seeks = isSeeking(shape);
  // Who has just thanked does not thank again.
  const thanks = (line: string): boolean => words.known.thanks?.test(fold(line)) ?? false;
  const isNew = (...lines: readonly string[]): boolean => !thanks(theme.headline) || !lines.some(thanks);
  const ending = endingOf(shape);
  // Who has said all that a shape has asks on in words that fit any.
  const reserve = INVITES.has(ending) ? asksOf(words.shapes.advice, voice, brand, earlier) : [];
  const asks = [...asksOf(words.shapes[shape], voice, brand, earlier), ...reserve]
    // A greeting of the day itself comes before one that fits any.
    .filter(([, tell], _, all) =>
      slots.day === ""
        ? !tell.includes("{day}")
        : tell.includes("{day}") || !all.some(([, one]) => one.includes("{day}")),
    )
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
    ending,
    seeks,
    facts,
    offers: offersOf(facts.about),
    answers: answersOf(found, title, language),
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
      ask:
        facts.name === ""
          ? ""
          : shape === "advice" || shape === "shared"
            ? said(ask)
            : inOne(asks[0] ?? { title: "", text: "" }),
      askOf: slots.thing === "" ? "" : said(words.own.askOf),
      spoken: facts.name === "" ? "" : said(spokenAs(brand.description, words)),
      more: turned(more)[0] ?? about,
    },
    close:
      turned(words.closes[ending]).find(
        (line) => isNew(line) && ![call.title, ...heads].some((head) => bare(head) === bare(line)),
      ) ?? "",
    call,
  };
}

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
