import * as z from "zod";
import { MOODS } from "#lib/domain/mood.ts";

const text = z.string().min(1);
const two = z.tuple([text, text]).readonly();

/**
 * A thing people get wrong and how to get it right. `wrong` is a phrase without a full stop, `why` a sentence that
 * holds for both, `right` an imperative without a full stop: so one point serves as mistake, tip, reason or check.
 */
const point = z.tuple([text, text, text, text]).readonly();
export type Point = readonly [label: string, wrong: string, why: string, right: string];

/** A title, then steps of the form "Short name: what to do". */
const steps = z.tuple([text, text, text, text], text).readonly();
export type Steps = z.infer<typeof steps>;

const versus = z
  .strictObject({
    left: text,
    right: text,
    /** an aspect, then what it is on the left and on the right */
    rows: z.array(z.tuple([text, text, text]).readonly()).readonly(),
    verdict: text,
  })
  .readonly();
export type Versus = z.infer<typeof versus>;

/** What several things are told of: the heading that promises them, other words by which people ask for it, the things. */
const list = z
  .strictObject({
    title: text,
    otherWords: text,
    /** each is believed and not so */
    areMyths: z.literal(true).optional(),
    items: z.array(two).min(4).max(6).readonly(),
  })
  .readonly();
export type List = z.infer<typeof list>;

/** What is asked, its answer, and other words by which people ask for the same. */
const question = z.tuple([text, text, text.optional()]);

/** What there is to say of one topic in one language. */
const topicText = z
  .strictObject({
    /** as it stands inside a sentence */
    name: text,
    hooks: two,
    /** an everyday moment that everyone who has it knows */
    scene: text,
    /** what is gained */
    payoff: text,
    points: z.array(point).readonly(),
    myths: z.array(two).readonly(),
    questions: z.array(question).readonly(),
    lists: z.array(list).readonly().default([]),
    steps: steps.optional(),
    timeline: steps.optional(),
    versus: versus.optional(),
  })
  .transform(({ questions, ...told }) => ({
    ...told,
    questions: questions.map(([said, answer]) => [said, answer] as const),
    /** by the question's place */
    otherWords: questions.map(([, , words]) => words ?? ""),
  }))
  .readonly();
export type TopicText = z.infer<typeof topicText>;

/** A trade in one language: its hashtags, and the texts by the keys of its topics. */
export const tradeTexts = z.strictObject({ tags: text, topics: z.record(z.string(), topicText) }).readonly();

/** Beginnings of words, with spaces between them; `_` joins a phrase. */
const words = z.string().regex(/^(?:[\p{L}\p{N}_]+(?: [\p{L}\p{N}_]+)*)?$/u);

const topic = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9-]+$/),
    /** that choose this topic within its trade, whatever the language */
    words,
    /** English noun phrases, the n-th for the n-th point */
    pictures: z.tuple([text], text).readonly(),
  })
  .readonly();
export type Topic = z.infer<typeof topic>;

/** What a trade has in every language. */
export const tradeRow = z
  .strictObject({
    mood: z.enum(MOODS),
    /** what people ask of it they tell of themselves, and not in public */
    isPrivate: z.literal(true).optional(),
    /** what it sells is eaten or drunk */
    isTasted: z.literal(true).optional(),
    emoji: text,
    /** by which a theme or a brand shows this trade, whatever the language */
    words,
    /** subjects that the artist draws and that are at home in the trade, besides its topics' pictures */
    things: z.array(text).readonly(),
    topics: z.tuple([topic], topic).readonly(),
  })
  .readonly();
export type Trade = z.infer<typeof tradeRow> & { readonly key: string };

/** The words of one language, by the trade and the topic that they choose. */
export const tradeWords = z.record(
  z.string(),
  z.strictObject({ words, topics: z.record(z.string(), words) }).readonly(),
);
