import type { InfographicDraft } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { chunksOf, ownHeaded } from "./chunks.ts";
import { aboutPieces } from "./spare-pages.ts";
import { piecesOf, sentencesIn } from "./cuts.ts";
import { fitted } from "./fewer.ts";
import { evenly, packedEvenly } from "./evenly.ts";
import { byColon, headed, inPieces, packed, runsOf, titleOf, unstopped } from "./fit-told.ts";
import { headingFor, headingOver, numberHeaded } from "./heading.ts";
import { inRuns } from "./in-runs.ts";
import { callLabel, labelOf, ownTitle, type Teller, tellerOf } from "./teller.ts";
import { tinyFact } from "./tiny.ts";
import { goesOn } from "./topic.ts";
import { linesOf, type Part, type Row } from "./told.ts";

const ROOM = { title: 80, body: LIMITS.itemText, isBare: true } as const;

type Item = Pick<InfographicDraft["items"][number], "title" | "text">;

/** At most seven: rows one by one where there is room, else together under their heading. */
export function itemsOf(parts: readonly Part[], teller: Teller): Item[] {
  const made = (of: readonly Part[], isClose: (part: Part) => boolean) => {
    const fresh = tellerOf(teller.told, teller.brief);
    return of.flatMap((part) => (isClose(part) ? closeItems(part, fresh) : looseItems(part, fresh)));
  };
  const loose = made(parts, () => false);
  if (loose.length < ITEMS.min) return filled(loose, teller);
  const isFitting = ({ length }: readonly Item[]) => length >= ITEMS.min && length <= ITEMS.max;
  if (isFitting(loose)) return loose;
  const fewer = (isClose: (part: Part) => boolean) => {
    const close = (of: readonly Part[]) => joined(made(of, isClose), teller);
    return close(fitted(parts, ITEMS.max, (of) => close(of).length, teller.language));
  };
  const inRows = fewer(({ kind }) => !TABLES.has(kind));
  if (isFitting(inRows)) return inRows;
  if (made(parts, () => true).length < ITEMS.min) return loose.slice(0, ITEMS.max);
  const items = fewer(() => true);
  return items.length >= ITEMS.min ? items : filled(items, teller);
}

/** What is looked up row by row. */
const TABLES: ReadonlySet<Part["kind"]> = new Set(["prices", "programme"]);

/** Its hours say what it is. */
const isProgramme = (part: Part): boolean =>
  part.kind === "programme" && part.rows.every(({ name }) => /\d/.test(name));

function looseItems(part: Part, teller: Teller): Item[] {
  if (part.kind === "statement" && part.title === null && part.sentences.length > 1)
    return apart(part.sentences, teller).flatMap((sentences) => closeItems({ ...part, sentences }, teller));
  // Apart from their heading its things would say something else: "Unimed" is no part of a clinic.
  if (ownTitle(part, teller) !== null && !isProgramme(part)) return closeItems(part, teller);
  if (part.kind === "steps" || part.kind === "list") return part.rows.flatMap((row) => rowItems(row, teller));
  if (part.kind === "prices" || part.kind === "programme" || part.kind === "details")
    return part.rows.flatMap((row) => tableItems(row, teller));
  return closeItems(part, teller);
}

/** Each sentence with those that go on from it. */
const apart = (sentences: readonly string[], { language }: Teller): string[][] =>
  inRuns(sentences, (run, sentence) => goesOn(run.at(-1) ?? "", sentence, language));

export function rowItems(row: string, { language }: Teller): Item[] {
  if (characters(row) <= LIMITS.itemTitle) return [{ title: unstopped(row), text: "" }];
  const parts = headed(row, language, LIMITS.itemTitle, LIMITS.itemText);
  return parts
    ? [{ title: parts.title, text: stopped(parts.body) }]
    : inPieces(row, language, LIMITS.itemTitle).map((title) => ({ title, text: "" }));
}

export const tableItems = ({ name, value }: Row, { language }: Teller): Item[] =>
  packed([value], language, LIMITS.itemText).map((text, index) => ({
    title: index === 0 ? begun(name) : text,
    text: index === 0 ? begun(text) : "",
  }));

/** A heading and under it as much as there is room for; a sentence of its own is its own heading. */
function closeItems(part: Part, teller: Teller): Item[] {
  const { language } = teller;
  if (part.kind === "comparison")
    return [part.left, part.right].flatMap(({ name, rows }) =>
      packed(rows, language, LIMITS.itemText, " · ").map((text, index) => ({
        title: index === 0 ? name : teller.label("more"),
        text,
      })),
    );
  if (part.kind === "number") {
    const { body, title } = numberHeaded(part.sentence, part.number, part.topic, teller);
    if (characters(body) <= LIMITS.itemText) return [itemOf(title, body, teller)];
  }
  if (part.kind === "quote") {
    const author =
      part.author !== null && characters(part.author) <= LIMITS.itemTitle ? part.author : teller.label("quote");
    return packed([part.text], language, LIMITS.itemText - 2).map((text, index) => ({
      title: index === 0 ? author : teller.label("more"),
      text: `“${text}”`,
    }));
  }
  if (part.kind === "statement" && part.title === null && labelOf(part) === "more" && part.sentences.length > 1)
    return chunksOf(part.sentences, ROOM, teller).map(({ body, title }) => itemOf(title, body, teller));
  if (part.kind === "statement" && runsOf(part.sentences, LIMITS.itemText).length > 1)
    return runsOf(part.sentences, LIMITS.itemText).flatMap((sentences, index) =>
      closeItems({ ...part, sentences, title: index === 0 ? part.title : null }, teller),
    );
  const lines = part.kind === "steps" ? part.rows.map((row, index) => `${index + 1}. ${row}`) : linesOf(part);
  const joint = part.kind === "statement" ? " " : " · ";
  const [first = ""] = lines;
  const own =
    ownTitle(part, teller) ?? (part.kind === "statement" || part.kind === "number" ? null : headingOver(part, teller));
  if (own === null && lines.length === 1) {
    const label = labelOf(part);
    const named = part.kind === "statement" && !tinyFact(first, language) ? byColon(first) : null;
    if (named && characters(named.body) <= LIMITS.itemText) return [{ title: named.title, text: named.body }];
    if (label === "more" && characters(first) <= LIMITS.itemTitle) return [{ title: unstopped(first), text: "" }];
    if (characters(first) <= LIMITS.itemText) return [itemOf(headingFor(first, label, teller), first, teller)];
  }
  // A word of ours gives way to the sentence's own beginning.
  const isOurs = own === null || part.title === teller.words.labels[callLabel(teller)][0];
  const split =
    isOurs && lines.length === 1 && characters(first) > LIMITS.itemText
      ? headed(first, language, LIMITS.itemTitle, LIMITS.itemText)
      : null;
  if (split) return [{ title: split.title, text: stopped(split.body) }];
  if (part.kind !== "statement" && own === null && lines.length > 1) return underFirst(lines.map(unstopped));
  if (part.kind !== "statement" && own !== null && characters(own) <= LIMITS.itemTitle)
    return packedEvenly(lines.map(unstopped), language, LIMITS.itemText, joint).map((text) => ({ title: own, text }));
  return packed(lines, language, LIMITS.itemText, joint).map((text, index) => {
    const isOwn = index === 0 && own !== null && characters(own) <= LIMITS.itemTitle;
    return itemOf(isOwn ? own : headingFor(text, index === 0 ? labelOf(part) : "more", teller), text, teller);
  });
}

/** So many lines stand together where nothing heads them but the first. */
const TOGETHER = 3;

const underFirst = (lines: readonly string[]): Item[] =>
  evenly(lines, TOGETHER).flatMap(([title = "", ...rest]) => {
    const text = rest.join(" · ");
    const isWhole = characters(title) <= LIMITS.itemTitle && characters(text) <= LIMITS.itemText;
    return isWhole ? [{ title, text }] : [title, ...rest].map((line) => ({ title: line, text: "" }));
  });

function itemOf(title: string | null, text: string, teller: Teller): Item {
  if (title !== null) return { title, text };
  const own = ownHeaded(text, teller, LIMITS.itemTitle, LIMITS.itemText);
  return { title: own.title, text: own.body };
}

/** Headings that no text has lost if they go. */
const oursOf = ({ words }: Teller): ReadonlySet<string> => new Set(Object.values(words.labels).flat());

/** Neighbours stand together, where no heading but one of ours is lost by it. */
function joined(items: readonly Item[], teller: Teller): Item[] {
  const ours = oursOf(teller);
  return items.reduce<Item[]>((told, item, index) => {
    const last = told.at(-1);
    const left = items.length - index + told.length;
    if (!last || left <= ITEMS.max) return [...told, item];
    const text = `${last.text} ${item.text}`.trim();
    const isFree = ours.has(item.title) && last.text !== "" && !/[“·]/.test(text);
    return isFree && characters(text) <= LIMITS.itemText ? [...told.slice(0, -1), { ...last, text }] : [...told, item];
  }, []);
}

/** The things of one sentence that stands under a heading. */
function thingsOf({ text, title }: Item, { language, words }: Teller): string[] {
  const own = text === "" ? title : text;
  const pieces = piecesOf(unstopped(own), language);
  const stands = (piece: string) => countWords(piece) > 1 && !words.light.has(fold(piece.split(" ")[0] ?? ""));
  return pieces.length >= ITEMS.min && pieces.every(stands) ? pieces.map(begun) : [];
}

/** Three at least: what is said, by whom, and what the text asks for. */
function filled(items: readonly Item[], teller: Teller): Item[] {
  const { brief, told, words } = teller;
  const ours = oursOf(teller);
  const single = items.flatMap((item) => {
    const several = sentencesIn(item.text, teller.language);
    const sentences = several.length > 1 ? several : thingsOf(item, teller);
    if (sentences.length < 2) return [item];
    const [first = "", ...others] = sentences;
    const rest = others.map((text) => ({ title: unstopped(text), text: "" }));
    return ours.has(item.title)
      ? [{ title: unstopped(first), text: "" }, ...rest]
      : [{ title: item.title, text: first }, ...rest];
  });
  const [about = "", ...others] = aboutPieces(brief.brand, LIMITS.itemText);
  const spare: Item[] = [
    ...(told.parts.length === 0
      ? [{ title: teller.label("what"), text: titleOf(told.title, teller.language, LIMITS.itemText) }]
      : []),
    ...(about === "" ? [] : [{ title: brief.brand.profileName.trim() || words.about, text: about }]),
    ...others.map((text) => ({ title: unstopped(text), text: "" })),
    ...words.calls.action.map((title) => ({ title: teller.speak(title), text: "" })),
  ];
  return [...single, ...spare].slice(0, Math.max(ITEMS.min, Math.min(single.length, ITEMS.max)));
}
