import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { type DraftSlide, listed, slide } from "#lib/writing/embedded/slide-fields.ts";
import { sentencesIn } from "./cuts.ts";
import { chunksOf } from "./chunks.ts";
import { evenly } from "./evenly.ts";
import { byColon, headed, packed, runsOf, titleOf, unstopped } from "./fit-told.ts";
import { headingFor, headingOver, numberHeaded } from "./heading.ts";
import { isFactual, type Label, labelOf, ownTitle, type Teller } from "./teller.ts";
import { inRuns } from "./in-runs.ts";
import { tinyFact } from "./tiny.ts";
import { goesOn } from "./topic.ts";
import { marksOf } from "./marks.ts";
import { isLineOfFacts, isOpposed, linesOf, type Part, type Row } from "./told.ts";
import { whenIn, whenRuns } from "./when.ts";

/** So many steps may have a slide each. */
const ALONE_MAX = 6;
const ROWS_MAX = { list: 4, checklist: 5, steps: 4 } as const;

type Of<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;
type Maker<Kind extends Part["kind"]> = (part: Of<Kind>, teller: Teller) => DraftSlide[];

const fits = (text: string, max: number): boolean => characters(text) <= max;

/** The slides that show one part. */
export function slidesOf(part: Part, teller: Teller, isClose = false): DraftSlide[] {
  if (part.kind === "steps") return stepSlides(part, teller, isClose);
  if (part.kind === "statement" && part.title === null && !isClose && isFactual(teller)) {
    const matters = mattersOf(part.sentences, teller.language);
    if (matters.length > 1) return matters.flatMap((sentences) => slidesOf({ ...part, sentences }, teller, true));
  }
  // Each maker takes the kind under whose name it stands.
  const make = MAKERS[part.kind] as Maker<typeof part.kind>;
  return make(part, teller);
}

/** So few words have no slide of their own. */
const ALONE_WORDS = 6;

/** Facts that have nothing to do with each other stand apart. */
const mattersOf = (sentences: readonly string[], language: Language): string[][] =>
  inRuns(sentences, (run, sentence) => {
    const before = run.join(" ");
    const isShort = Math.min(countWords(before), countWords(sentence)) < ALONE_WORDS;
    return (isShort || goesOn(run.at(-1) ?? "", sentence, language)) && fits(`${before} ${sentence}`, LIMITS.slideBody);
  });

const MAKERS: { [Kind in Part["kind"]]: Maker<Kind> } = {
  statement: ({ sentences, ...part }, teller) =>
    part.title === null && labelOf({ ...part, sentences }) === "more"
      ? plainSlides(sentences, teller)
      : runsOf(sentences, LIMITS.slideBody).flatMap((run, index) =>
          statements(
            run,
            index === 0 ? part.title : null,
            index === 0 ? labelOf({ ...part, sentences }) : "more",
            teller,
          ),
        ),
  list: (part, teller) => lists(part, part.rows, teller),
  details: rowSlides,
  prices: rowSlides,
  programme: rowSlides,
  steps: stepSlides,
  comparison: (part, teller) => {
    const { left, right, title } = part;
    if (!isOpposed(part))
      return [left, right].flatMap(({ name, rows }) =>
        lists({ ...part, kind: "list", title: name, rows }, rows, teller),
      );
    const [leftBody, rightBody] = [left.rows.join("; "), right.rows.join("; ")];
    const fields = {
      title: title ?? teller.told.title,
      leftTitle: left.name,
      leftBody,
      rightTitle: right.name,
      rightBody,
    };
    return [
      slide("comparison", {
        ...fields,
        title: fits(fields.title, LIMITS.slideTitle) ? fields.title : teller.label("content"),
      }),
    ];
  },
  quote: quoteSlides,
  number: ({ number, sentence, topic }, teller) => {
    if (!fits(number, LIMITS.label) || teller.random.below(4) === 0) return statements([sentence], null, topic, teller);
    const { body, title } = numberHeaded(sentence, number, topic, teller);
    if (title !== null) return [slide("number", { number, title, body })];
    return [fits(body, LIMITS.slideTitle) ? slide("number", { number, title: body }) : shown(null, body, teller)];
  },
};

function statements(sentences: readonly string[], own: string | null, label: Label, teller: Teller): DraftSlide[] {
  const { language } = teller;
  const isHeading = own !== null && fits(own, LIMITS.slideTitle);
  const whole = own === null || isHeading ? [...sentences] : [own, ...sentences];
  const [first = ""] = whole;
  if (!isHeading && (label === "more" || !fits(first, LIMITS.slideBody))) return plainSlides(whole, teller);
  const named = !isHeading && whole.length === 1 && !tinyFact(first, language) ? byColon(first) : null;
  if (named) return [shown(named.title, stopped(named.body), teller)];
  return packed(whole, language, LIMITS.slideBody).map((body, index) => {
    if (index > 0) return shown(headingFor(body, "more", teller), body, teller);
    return shown(isHeading ? own : headingOf(body, label, teller), body, teller);
  });
}

/** Sentences that no word of ours could name better: the first, or its beginning, is the heading of what follows. */
const plainSlides = (sentences: readonly string[], teller: Teller): DraftSlide[] =>
  chunksOf(sentences, { title: LIMITS.slideTitle, body: LIMITS.slideBody, isBare: false }, teller).map(
    ({ body, title }) => shown(title, body, teller),
  );

/** The date itself where the text says one, else a neutral word. */
function headingOf(body: string, label: Label, teller: Teller): string | null {
  const isOne = teller.told.site !== null && label === "when" && whenRuns(body, teller.language).length === 1;
  const when = isOne ? whenIn(body, teller.language) : null;
  const isTelling =
    when !== null && characters(when) >= 10 && fits(when, 48) && characters(body) > characters(when) + 24;
  if (isTelling && teller.random.below(3) > 0) return begun(when);
  return headingFor(body, label, teller);
}

/** A sentence without a heading is the slide itself. */
function shown(title: string | null, body: string, teller: Teller): DraftSlide {
  const picture = teller.pictureOf(`${title ?? ""} ${body}`);
  if (title !== null) return slide(picture ? "picture" : "statement", { title, body }, picture);
  if (!fits(body, LIMITS.slideTitle)) return slide("statement", { body });
  return slide(picture ? "picture" : "statement", { title: unstopped(body) }, picture);
}

function lists(part: Part, rows: readonly string[], teller: Teller): DraftSlide[] {
  const own = ownTitle(part, teller);
  const named = own !== null && fits(own, LIMITS.slideTitle) ? own : headingOver(part, teller);
  if (named === null && isLineOfFacts(part))
    return mattersOf(rows.map(stopped), teller.language).flatMap((facts) => plainSlides(facts, teller));
  const title = named ?? titleOf(teller.told.title, teller.language, LIMITS.slideTitle);
  const long = rows.filter((row) => !fits(row, LIMITS.slideItem));
  if (long.length > 0) return statements(rows.map(stopped), title, labelOf(part), teller);
  const priced =
    rows.length === 1 && own === null && part.topic === "price" ? pricedSlide(rows[0] ?? "", teller) : null;
  if (priced) return [priced];
  if (rows.length === 1) return statements(rows, title, labelOf(part), teller);
  const isShort =
    part.kind === "list" && rows.length >= 3 && rows.length <= ROWS_MAX.list && teller.random.below(2) === 0;
  if (isShort) return [slide("list", { title, ...listed("item", rows) })];
  return evenly(rows, ROWS_MAX.checklist).map((group) => slide("checklist", { title, ...listed("item", group) }));
}

/** "£165 incl clay": the sum large, and below it what it is for. */
function pricedSlide(fact: string, { language }: Teller): DraftSlide | null {
  const price = marksOf(fact, language).find(
    ({ from, kind, text }) => kind === "price" && from === 0 && /\d/.test(text),
  );
  const rest = price ? fact.slice(price.to).trim() : "";
  const isShort = price !== undefined && fits(price.text, LIMITS.label) && fits(rest, LIMITS.slideTitle);
  return isShort && /^\p{L}.{2}/u.test(rest) ? slide("number", { number: price.text, title: begun(rest) }) : null;
}

/** Rows of a table; one whose value is a text of its own stands as a statement. */
function rowSlides(part: Of<"prices" | "programme" | "details">, teller: Teller): DraftSlide[] {
  const texts = linesOf(part);
  const isLong = (row: Row, index: number) => !fits(texts[index] ?? "", LIMITS.slideItem) || part.rows.length === 1;
  const alone = part.rows.filter(isLong);
  const short = texts.filter((_, index) => !alone.includes(part.rows[index] ?? { name: "", value: "" }));
  const own = alone.flatMap(({ name, value }) =>
    statements(sentencesIn(begun(value), teller.language), begun(name), labelOf(part), teller),
  );
  return [...(short.length > 0 ? lists(part, short, teller) : []), ...own];
}

function stepSlides(part: Of<"steps">, teller: Teller, isClose = false): DraftSlide[] {
  const { language } = teller;
  const rows = part.rows.map(unstopped);
  const own = ownTitle(part, teller);
  const title = own !== null && fits(own, LIMITS.slideTitle) ? own : teller.label("steps");
  const numbers = rows.map((row, index) => `${index + 1}. ${row}`);
  if (rows.length >= 2 && rows.length <= ROWS_MAX.steps && rows.every((row) => fits(row, LIMITS.slideItem)))
    return [slide("steps", { title, ...listed("step", rows) })];
  if (!isClose && rows.length <= ALONE_MAX && rows.every((row) => fits(row, LIMITS.slideBody)))
    return rows.map((row, index) => {
      const number = String(index + 1);
      if (fits(row, LIMITS.slideTitle)) return slide("number", { number, title: row });
      const parts = headed(row, language, LIMITS.slideTitle, LIMITS.slideBody);
      const own = parts ?? { title: `${teller.words.step} ${number}`, body: row };
      return slide("number", { number, title: own.title, body: stopped(own.body) });
    });
  if (numbers.every((row) => fits(row, LIMITS.slideItem)))
    return evenly(numbers, ROWS_MAX.checklist).map((group) => slide("checklist", { title, ...listed("item", group) }));
  return packed(numbers.map(stopped), language, LIMITS.slideBody).map((body) => slide("statement", { title, body }));
}

function quoteSlides({ author, text }: Of<"quote">, teller: Teller): DraftSlide[] {
  const named = author === null ? {} : { author };
  if (fits(text, LIMITS.slideBody) && (author === null || fits(author, LIMITS.label)))
    return [slide("quote", { quote: text, ...named })];
  const pieces = packed(sentencesIn(text, teller.language), teller.language, LIMITS.slideBody - 2);
  // Who says it, without what is told of her.
  const name = author?.replace(/,\s.*$/u, "") ?? null;
  const title = name !== null && fits(name, LIMITS.slideTitle) ? name : teller.label("quote");
  return pieces.map((piece, index) => shown(index === 0 ? title : null, `“${piece}”`, teller));
}
