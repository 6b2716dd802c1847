import * as z from "zod";
import { TRAITS } from "#lib/content/tone/tone.ts";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);
const lines = z.tuple([text], text).readonly();
/** of folded text */
const pattern = z.string().transform((source) => new RegExp(source, "u"));

/** What a theme of a few words does, though nothing is known of it. */
export const SHAPES = [
  "opening",
  "places",
  "sale",
  "closed",
  "hours",
  "welcome",
  "holiday",
  "event",
  "giveaway",
  "hiring",
  "thanks",
  "meet",
  "ours",
  "comparison",
  "decide",
  "question",
  "advice",
  "howTo",
  "mistakes",
  "myths",
  "tips",
  "ideas",
  "signs",
  "reasons",
  "checklist",
  "questions",
  "steps",
  "order",
  "guide",
  "counted",
  "ready",
  "case",
  "scene",
  "change",
  "tale",
  "pick",
  "moment",
  "doing",
  "season",
  "thing",
  "topic",
  "statement",
  "open",
] as const;
export type Shape = (typeof SHAPES)[number];

/** What asks for knowledge, which a post cannot give where none is known: it says whom to ask. */
const SEEKING = [
  "advice",
  "howTo",
  "mistakes",
  "myths",
  "tips",
  "signs",
  "reasons",
  "checklist",
  "questions",
  "steps",
  "order",
  "guide",
  "counted",
  "moment",
  "doing",
] as const satisfies readonly Shape[];
export const isSeeking = (shape: Shape | Spoken): boolean =>
  [...SEEKING, "answered", "urgent", "shared"].some((one) => one === shape);

/** What is asked as any advice is. */
const ASKED = ["howTo", "moment", "doing"] as const satisfies readonly Shape[];
/** Of what is new or chosen: something to eat or drink, a class to book; below an answer, also one that sends for help at once; and of what is told as one's own trouble. */
const MORE = ["taste", "class", "answered", "urgent", "shared"] as const;

/** What lines are written for. */
export type Spoken = Exclude<Shape, (typeof ASKED)[number]> | (typeof MORE)[number];
export const spokenOf = (shape: Shape): Spoken => (isAsked(shape) ? "advice" : shape);
const isAsked = (shape: Shape): shape is (typeof ASKED)[number] => ASKED.some((one) => one === shape);
const SPOKEN: readonly Spoken[] = [...new Set(SHAPES.map(spokenOf)), ...MORE];

/** What a post asks for at its end: an answer, that the news goes round, a question of the reader's own, nothing, that somebody applies, orders or books, that nobody comes in vain. */
const ENDINGS = ["call", "answer", "news", "ask", "greet", "wish", "apply", "order", "book", "closed"] as const;
export type Ending = (typeof ENDINGS)[number];

/**
 * What a shape asks its reader, and what the brand does about it; last the trait of a brand that alone says so. {t} the
 * theme inside a sentence, {day} the day or season that it greets, {B} who posts, {aB} to whom, {dB} of whom; [near|formal] by how the reader is spoken to. A
 * sentence without one of them is three words at most: more would fit any theme.
 */
const asks = z
  .array(z.union([z.tuple([text, text]).readonly(), z.tuple([text, text, z.enum(TRAITS)]).readonly()]))
  // As many as an infographic asks of a brand of which nothing is known.
  .refine((lines) => lines.filter(({ length }) => length === 2).length >= 3, "fewer than three are for any brand")
  .readonly();

export const readShort = content(
  "short/{language}.json",
  z
    .strictObject({
      /** after which words a theme is a question, though it ends in no mark */
      questions: pattern,
      /** what asks within another question */
      indirect: pattern,
      /** what a theme is asked with, before and after */
      marks: z.tuple([z.string(), z.string()]).readonly(),
      /** by which a headline's shape is known where no kind names it; the clause that it speaks of in brackets */
      known: z
        .record(
          z.enum([
            "asksAfter",
            "back",
            "order",
            "class",
            "store",
            "thanks",
            "signs",
            "ours",
            "scene",
            "change",
            "tale",
            "pick",
            "advice",
            "greets",
            "opinion",
            "alone",
            "complaint",
            "urgent",
            "mine",
            "acts",
            "decide",
            "steps",
            "most",
            "ideas",
            "case",
            "moment",
            "doing",
            "season",
            "thing",
          ]),
          pattern,
        )
        .readonly(),
      /** what makes a headline a statement, accents kept */
      verbs: pattern,
      /** before the two sides of a choice */
      beforeSides: pattern,
      /** between them */
      betweenSides: pattern,
      /** what a clause is asked as: signs of it, reasons for it, what tells two things apart; and how a day is greeted */
      asked: z.strictObject({ signs: text, reasons: text, difference: text, holiday: text }).readonly(),
      /** over a choice */
      vote: z.strictObject({ title: text }).readonly(),
      shapes: z.record(z.enum(SPOKEN), asks).readonly(),
      /** by which first word of its name, folded, a brand takes which article; none where a language gives it none */
      articles: z.record(z.string(), pattern).readonly(),
      /** who posts where it has no name; how it says who it is, and how one alone does; over what the brand says of itself; where it is, in a sentence; whom to ask, and whom to ask of {thing} */
      own: z
        .strictObject({
          us: text,
          spoken: text,
          spokenAlone: text,
          ask: text,
          askOf: text,
          about: text,
          where: text,
          more: lines,
        })
        .readonly(),
      /** what the last line asks */
      closes: z.record(z.enum(ENDINGS), lines).readonly(),
      /** what the last slide says, and what whoever answers does */
      calls: z.record(z.enum(ENDINGS), z.array(z.tuple([text, text]).readonly()).readonly()).readonly(),
    })
    .readonly(),
);

/** By which signs of a headline, folded, news of the brand's own are known: the library has nothing to add to them. */
export const readNews = content(
  "short/news.json",
  z.record(
    z.string(),
    z.string().transform((source) => new RegExp(source, "u")),
  ),
);
