import * as z from "zod";
import { content } from "#lib/content/content.ts";

/** What a theme asks for. */
const KINDS = [
  "mistakes",
  "tips",
  "steps",
  "myths",
  "checklist",
  "comparison",
  "question",
  "reasons",
  "signs",
  "timeline",
  "story",
  "open",
] as const;
export type Kind = (typeof KINDS)[number];

const TONES = ["close", "playful", "formal", "warm", "technical", "direct"] as const;
export type Tone = (typeof TONES)[number];

const text = z.string().min(1);
const short = (max: number) => text.refine((line) => [...line].length <= max);
const several = <Line extends z.ZodType>(line: Line) => z.tuple([line], line).readonly();
const lines = several(text);
const two = z.tuple([text, text]).readonly();
const byKind = <Words extends z.ZodType>(words: Words) => z.record(z.enum(KINDS), words).readonly();
/** Of a tone before those that fit any. */
const byVoiceOf = <Words extends z.ZodType>(words: Words) => z.record(z.enum(["all", ...TONES]), words).readonly();
const byVoice = byVoiceOf(lines);

/**
 * The words between the matter, of one language. {S} the subject as a title begins, {s} inside a sentence, {n} how
 * many, {B}, {aB}, {dB} the brand as a sentence names it, {brand} its bare name, {wrong}, {right} of a point. Where a
 * theme is no thing that has a name, only lines without {s} are said.
 */
const phrases = z
  .strictObject({
    /** what the counted things are called */
    nouns: byKind(text),
    kickers: byKind(text),
    /** titles for a subject without a kind of its own; with {n} only where as many are shown */
    titles: byKind(lines),
    /** what stands on the left and on the right */
    avoid: z.array(two).readonly(),
    mythTruth: two,
    listTitles: lines,
    verdict: text,
    /** what the last slide asks, and what whoever answers does */
    asks: several(two),
    actions: byVoiceOf(several(short(40))),
    closings: byVoice,
    reelCalls: byVoiceOf(several(short(60))),
    reelComplements: z.strictObject({ wrong: lines, myth: lines }).readonly(),
    spoken: z
      .strictObject({
        /** the first, and the next */
        myth: two,
        steps: lines,
        rest: text,
        calls: byVoice,
      })
      .readonly(),
    instead: text,
    signature: text,
    /** of a text that is another's, in a caption and on a slide */
    credit: text,
    creditSlide: text,
  })
  .readonly();
export type Phrases = z.infer<typeof phrases>;

export const readPhrases = content("phrases/{language}.json", phrases);
