import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { sentencesIn } from "./cuts.ts";
import { type Line, readQuote, type Shape } from "./lines.ts";
import { isContact, marksOf } from "./marks.ts";
import { enumeration } from "./enumeration.ts";
import { runsIn, tableIn } from "./rows-in-prose.ts";
import type { Part, Row } from "./told.ts";
import { isCall, pointsBack, topicOf, topicOfLabel } from "./topic.ts";

interface Group {
  heading: string | null;
  shape: Shape;
  lines: Line[];
}

export interface Read {
  parts: Part[];
  calls: string[];
  /** whether a sentence asks something of its reader */
  asks: (sentence: string) => boolean;
}

/** Lines of one shape that follow one another, with the heading above them. */
function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let heading: string | null = null;
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.shape === "heading") {
      heading = line.text;
      groups.push({ heading, shape: "heading", lines: [] });
    } else if (
      last &&
      last.lines.length > 0 &&
      last.lines[0]?.isMarked === line.isMarked &&
      (line.isMarked || last.shape === line.shape)
    ) {
      last.lines.push(line);
    } else {
      if (last?.shape !== "heading") heading = null;
      groups.push({ heading, shape: line.shape, lines: [line] });
    }
  }
  return groups.filter(({ lines: own }) => own.length > 0).map(settled);
}

/** Bullets of several shapes are a list; a date that begins a line of its own is a sentence like any other. */
function settled(group: Group): Group {
  const shapes = new Set(group.lines.map(({ shape }) => shape));
  const [first] = group.lines;
  if (first?.isMarked) return { ...group, shape: shapes.size === 1 ? first.shape : "list" };
  const isLone = group.lines.length === 1 && group.heading === null;
  return isLone && (group.shape === "prices" || group.shape === "programme") ? { ...group, shape: "prose" } : group;
}

export function readParts(
  lines: readonly Line[],
  language: Language,
  asks = (sentence: string): boolean => isCall(sentence, language),
): Read {
  const read: Read = { parts: [], calls: [], asks: asksLast(lines, language, asks) };
  for (const group of groupsOf(lines)) {
    const reader = READERS[group.shape];
    reader(group, language, read);
  }
  return read;
}

/** What asks something before the text's last facts is one of them: a step, a rule, or who is to come. */
function asksLast(lines: readonly Line[], language: Language, asks: Read["asks"]): Read["asks"] {
  const sentences = lines.flatMap(({ text }) => sentencesIn(text, language));
  const last = sentences.slice(sentences.findLastIndex((sentence) => !asks(sentence)) + 1);
  return (sentence) => asks(sentence) && last.some((one) => sentence.endsWith(one));
}

type Reader = (group: Group, language: Language, read: Read) => void;

const rowsOf = ({ lines }: Group): Row[] => lines.map(({ row }) => row).filter((row) => row !== null);

const READERS: Record<Shape, Reader> = {
  heading: () => {},
  prose,
  quote,
  list,
  details,
  steps: ({ heading, lines }, _, { parts }) => {
    parts.push({
      kind: "steps",
      topic: "content",
      title: heading,
      rows: lines.map(({ text }) => begun(text.replace(/[,;]$/, ""))),
    });
  },
  prices: (group, _, { parts }) => {
    parts.push({ kind: "prices", topic: "price", title: group.heading, rows: rowsOf(group) });
  },
  programme: (group, _, { parts }) => {
    parts.push({ kind: "programme", topic: "content", title: group.heading, rows: rowsOf(group) });
  },
};

function prose({ heading, lines }: Group, language: Language, read: Read): void {
  let title = heading;
  const sentences = lines.flatMap(({ text }) => answered(sentencesIn(text, language), read));
  const runs = runsIn(sentences, language, read.asks);
  for (const [index, sentence] of sentences.entries()) {
    const run = runs.find(({ from, to }) => index >= from && index < to);
    if (run) {
      if (index === run.from) read.parts.push({ ...run.part, title });
      continue;
    }
    const listed = enumeration(sentence, language) ?? tableIn(sentence, language);
    const said = readQuote(sentence, language);
    if (listed) read.parts.push(listed);
    else if (said) read.parts.push({ kind: "quote", topic: "quote", title: null, ...said });
    else if (read.asks(sentence)) read.calls.push(...leading(read, sentence, language), sentence);
    else {
      say(read, sentence, title, language);
      continue;
    }
    title = null;
  }
}

/** What a call goes on from goes with it: "Whoever wants to sing needs no notes. Just call." */
function leading({ parts }: Read, call: string, language: Language): string[] {
  const last = parts.at(-1);
  if (!pointsBack(call, language) || last?.kind !== "statement") return [];
  const lead = last.sentences.pop();
  if (last.sentences.length === 0) parts.pop();
  return lead === undefined ? [] : [lead];
}

const QUESTION_MAX = 40;

/** "Questions?" belongs to what follows it. */
const answered = (sentences: string[], { asks }: Read): string[] =>
  sentences.reduce<string[]>((told, sentence) => {
    const asked = told.at(-1);
    // "Two. Rinse them." is one step.
    const counts = asked !== undefined && /^\p{L}+\.$/u.test(asked) && !asks(sentence);
    if (counts) return [...told.slice(0, -1), `${asked} ${sentence}`];
    const joins = asked?.endsWith("?") === true && (characters(asked) <= QUESTION_MAX || asks(sentence));
    return joins ? [...told.slice(0, -1), `${asked} ${sentence}`] : [...told, sentence];
  }, []);

/** After those of its own subject, or with what it goes on from. */
function say({ parts }: Read, sentence: string, title: string | null, language: Language): void {
  const last = parts.at(-1);
  const own = (title === null ? null : topicOfLabel(title)) ?? topicOf(sentence, language);
  const topic =
    own ??
    (pointsBack(sentence, language) || last?.topic === "what" ? (last?.topic ?? "what") : last ? "content" : "what");
  if (last?.kind === "statement" && last.topic === topic && last.title === title) last.sentences.push(sentence);
  else
    parts.push({
      kind: "statement",
      topic: title !== null && own === null ? "content" : topic,
      title,
      sentences: [sentence],
    });
}

function quote({ lines }: Group, language: Language, { parts }: Read): void {
  for (const { text } of lines) {
    const said = readQuote(text, language);
    if (said) parts.push({ kind: "quote", topic: "quote", title: null, ...said });
  }
}

function list({ heading, lines }: Group, language: Language, read: Read): void {
  const texts = lines.map(({ text }) => text.replace(/;$/, ""));
  const [first] = texts;
  if (texts.length === 1 && first) return prose({ heading, shape: "prose", lines }, language, read);
  const calls = heading === null ? texts.filter((text) => marksOf(text, language).some(isContact)) : [];
  read.calls.push(...calls);
  const rows = texts.filter((text) => !calls.includes(text)).map(begun);
  const topic = (heading === null ? null : (topicOfLabel(heading) ?? topicOf(heading, language))) ?? "content";
  if (rows.length > 0) read.parts.push({ kind: "list", topic, title: heading, rows });
}

/** As many as one list of facts shows. */
const ROWS_MAX = 5;

function details(group: Group, language: Language, read: Read): void {
  for (const { row, text } of group.lines) {
    if (!row) continue;
    const listed = enumeration(text, language);
    const topic = topicOfLabel(row.name) ?? topicOf(row.value, language);
    const reaches = marksOf(row.value, language).some(isContact) || (read.asks(text) && topic === null);
    const last = read.parts.at(-1);
    if (listed) read.parts.push(listed);
    else if (reaches) read.calls.push(text);
    else if (last?.kind === "details" && last.rows.length < ROWS_MAX) last.rows.push(row);
    else read.parts.push({ kind: "details", topic: topic ?? "content", title: group.heading, rows: [row] });
  }
}
