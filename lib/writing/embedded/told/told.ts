import { readNews } from "#lib/content/short/short.ts";
import { fold } from "#lib/domain/fold.ts";

/** What a part is about: the order of these is the order in which a reader needs them. */
export const TOPICS = ["what", "when", "where", "content", "price", "conditions", "quote"] as const;
export type Topic = (typeof TOPICS)[number];

interface About {
  topic: Topic;
  /** the text's own heading above it */
  title: string | null;
}

export interface Row {
  name: string;
  value: string;
}

/** A part of a text, in the shape that it was written in; its words are the text's own. */
export type Part = About &
  (
    | { kind: "statement"; sentences: string[] }
    | { kind: "list"; rows: string[] }
    | { kind: "steps"; rows: string[] }
    | { kind: "prices"; rows: Row[] }
    | { kind: "programme"; rows: Row[] }
    | { kind: "details"; rows: Row[] }
    | { kind: "comparison"; left: Side; right: Side }
    | { kind: "quote"; text: string; author: string | null }
    | { kind: "number"; number: string; sentence: string }
  );

interface Side {
  name: string;
  rows: string[];
}

/** What the text asks of its reader, and where it says one finds it. */
export interface Call {
  sentences: string[];
  /** telephones, addresses of the web and of mail, names on networks, as written */
  contacts: string[];
}

/** A text that tells itself: a theme's, or a linked page's. */
export interface Told {
  title: string;
  /** null: the person's own words, who needs no credit */
  site: string | null;
  url: string;
  parts: Part[];
  call: Call | null;
}

/** Each of its facts says by itself what it is, and needs no heading. */
export const isLineOfFacts = ({ kind, title, topic }: Part): boolean =>
  kind === "list" && title === null && topic !== "what";

/** Those of one brief, in lines or in a table. */
export const areFacts = (part: Part): boolean => isLineOfFacts(part) || (part.kind === "prices" && part.title === null);

/** An offer of work, by its title. */
export const isJob = (title: string): boolean => readNews()["hiring"]?.test(fold(title)) ?? false;

/** What was and what is: one side is better. Two plans only differ, and no layout may cross one out. */
export const isOpposed = ({ left }: { left: Side }): boolean => /^(?:antes|before)$/i.test(left.name);

/** The title's whole sentence, where a layout has room for its beginning alone; what somebody said stands below anyway. */
export const wholeOf = ({ parts, title }: Told): Part[] =>
  parts[0]?.kind === "quote" && title.startsWith("“")
    ? []
    : [{ kind: "statement", topic: "what", title: null, sentences: [/[.!?]$/.test(title) ? title : `${title}.`] }];

/** The sentence that a title only begins, and the parts without it; else the title itself. */
export function openingOf({ parts, title }: Told): { whole: string; rest: Part[] } {
  const [first, ...others] = parts;
  const begins = first?.kind === "statement" && first.title === null && first.sentences[0]?.startsWith(title);
  if (!begins) return { whole: title, rest: parts };
  const [whole = title, ...left] = first.sentences;
  return { whole, rest: left.length > 0 ? [{ ...first, sentences: left }, ...others] : others };
}

const rowText = ({ name, value }: Row): string => (/[:–—-]$/.test(name) ? `${name} ${value}` : `${name}: ${value}`);

const sideText = ({ name, rows }: Side): string => `${name}: ${rows.join("; ")}`;

/** All that a part says, line by line; a fact stands in one of them, and in one only. */
export function linesOf(part: Part): string[] {
  switch (part.kind) {
    case "statement":
      return part.sentences;
    case "list":
    case "steps":
      return part.rows;
    case "prices":
    case "programme":
    case "details":
      return part.rows.map(rowText);
    case "comparison":
      return [sideText(part.left), sideText(part.right)];
    case "quote":
      return [part.author === null ? `“${part.text}”` : `“${part.text}” (${part.author})`];
    case "number":
      return [part.sentence];
  }
}

const rowsKept = <Rows extends { rows: readonly unknown[] }>(part: Rows, keeps: (at: number) => boolean): Rows => ({
  ...part,
  rows: part.rows.filter((_, at) => keeps(at)),
});

/** With some of its sentences or rows; null where none is left, or where it is of one piece. */
export function partKept(part: Part, keeps: (at: number) => boolean): Part | null {
  if (part.kind === "statement") {
    const sentences = part.sentences.filter((_, at) => keeps(at));
    return sentences.length > 0 ? { ...part, sentences } : null;
  }
  if (!("rows" in part)) return null;
  const left = rowsKept(part, keeps);
  return left.rows.length > 0 ? left : null;
}
