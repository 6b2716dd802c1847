import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { sentencesIn } from "./cuts.ts";
import { marksOf } from "./marks.ts";
import type { Row } from "./told.ts";
import { whenRuns } from "./when.ts";

export type Shape = "heading" | "prices" | "programme" | "details" | "list" | "steps" | "quote" | "prose";

export interface Line {
  shape: Shape;
  /** without its mark */
  text: string;
  row: Row | null;
  isMarked: boolean;
}

const BULLET = /^(?:[-*•·–—▪●○◦►➤→✓✔✅☑➡]️?|\p{Extended_Pictographic}️?)\s*(?=\S)/u;
const STEP = /^(?:(?:passo|step|paso)\s+)?\d{1,2}\s?(?:º?[.):]|º(?=\s\p{Ll})|[-–—](?=\s))\s*(?=\p{L}|["“¿¡])/iu;
const SEPARATOR = /^[\s.:=·–—-]+|[\s.:=·–—-]+$/gu;
const QUOTED = /^["“«](.{20,})["”»]\s*(?:([—–(-])|,)?\s*(.{0,60}?)[.)]?$/u;

const clean = (line: string): string =>
  line
    .replace(/[{}<>]/g, "")
    .replace(/\[([^\]]*)\]/g, "($1)")
    .replace(/^#+\s+|\*\*|__/g, "")
    .replace(/^\s*\|\s*|\s*\|\s*$/g, "")
    .replace(/\t+|\s*\|\s*/g, " · ")
    .replace(/\.{4,}|\s(?:\. ){2,}/g, " – ")
    .replace(/\s+/g, " ")
    .trim();

/** Marks that stand within one line begin lines of their own. */
function unfolded(text: string, language: Language): string {
  const bulleted = text.replace(/[ \t]+[•▪●►➤✓✔✅]️?[ \t]*(?=\S)/gu, "\n• ");
  return bulleted
    .split("\n")
    .map((line) => unfoldSteps(line, language))
    .join("\n");
}

/** "1) … 2) … 3) …" on one line; what follows the last one's sentence is no part of it. */
function unfoldSteps(line: string, language: Language): string {
  const marked = Array.from(line.matchAll(/(?:^|\s)(\d{1,2})[.)]\s(?=["“¿¡]?\p{L})/gu));
  const places = marked.length > 0 ? marked : bareSteps(line);
  const steps = places.reduce<number[]>(
    (told, { 1: place, index }) => (Number(place) === told.length + 1 ? [...told, index] : told),
    [],
  );
  const last = steps.at(-1);
  if (steps.length < 3 || last === undefined) return line;
  const told = sentencesIn(line.slice(0, steps[0]), language);
  const heading = told.at(-1)?.endsWith(":") ? (told.pop() ?? "") : "";
  const pieces = steps.map((from, index) =>
    line
      .slice(from, steps[index + 1])
      .trim()
      .replace(/^(\d+)\s(.*?)[,;]?$/u, "$1. $2"),
  );
  const [place = "", own = ""] = /^(\d+[.)]\s)(.*)$/u.exec(pieces.at(-1) ?? "")?.slice(1) ?? [];
  const [first = "", ...others] = sentencesIn(own, language);
  return [told.join(" "), heading, ...pieces.slice(0, -1), place + first, others.join(" ")]
    .filter((piece) => piece !== "")
    .join("\n");
}

/** "1 wash the gravel, 2 fit the filter, 3 fill it": no sums, and nothing counted. */
function bareSteps(line: string): RegExpExecArray[] {
  const places = Array.from(line.matchAll(/(?:^|(?<=[:;,.])\s)(\d{1,2})\s(?=\p{Ll}{3})/gu));
  const words = places.map(({ 0: found, index }) => /^\p{L}+/u.exec(line.slice(index + found.length))?.[0] ?? "");
  const isCounted = new Set(words).size < words.length;
  return isCounted || !places.every(([, place], at) => Number(place) === at + 1) ? [] : places;
}

export function readLines(text: string, language: Language): Line[] {
  const lines = unfolded(text, language)
    .split(/\n+/)
    .map((raw) => ({ text: clean(raw), isTitled: /^\s*(?:#+\s|\*\*[^*]+\*\*\s*$)/.test(raw) }));
  const kept = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const read = kept.map(({ isTitled, text }): Line =>
    isTitled
      ? { shape: "heading", text: text.replace(/:$/, ""), row: null, isMarked: false }
      : readLine(text, language),
  );
  const isLabelled = (line: Line | undefined) => line?.shape === "details" && !line.isMarked;
  return read.map((line, index) => {
    const next = read[index + 1];
    // "Ingressos: R$ 60" among "Quando: …" and "Onde: …" is one of them.
    const isOne = line.shape === "prices" && !line.isMarked && (isLabelled(next) || isLabelled(read[index - 1]));
    if (isOne && labelled(line.text)) return { ...line, shape: "details", row: labelled(line.text) };
    if (line.shape === "heading" || !next || line.isMarked) return line;
    const leads = line.text.endsWith(":") && characters(line.text) <= 90;
    const names =
      line.shape === "prose" &&
      characters(line.text) <= 48 &&
      !/[.!?,;…]$/.test(line.text) &&
      next.shape !== "prose" &&
      marksOf(line.text, language).length === 0;
    return leads || names ? { ...line, shape: "heading", text: line.text.replace(/:$/, ""), row: null } : line;
  });
}

function readLine(line: string, language: Language): Line {
  const step = STEP.exec(line);
  const bullet = step ? null : BULLET.exec(line);
  const text = line.slice((step ?? bullet)?.[0].length ?? 0);
  const isMarked = step !== null || bullet !== null;
  if (step) return { shape: "steps", text, row: null, isMarked };
  if (QUOTED.test(text) && sentencesIn(text, language).length === 1)
    return { shape: "quote", text, row: null, isMarked };
  const read: [Shape, Row | null][] = [
    ["programme", programmeRow(text, language)],
    ["prices", priceRow(text, language)],
    ["details", labelled(text)],
  ];
  const found = read.find(([, row]) => row !== null);
  if (found) return { shape: found[0], text, row: found[1], isMarked };
  return { shape: isMarked ? "list" : "prose", text, row: null, isMarked };
}

/** What somebody said, and who; what only begins with a name in quotes is no quotation. */
export function readQuote(line: string, language: Language): { text: string; author: string | null } | null {
  const found = QUOTED.exec(line);
  if (!found?.[1]) return null;
  const [, text, sign, after = ""] = found;
  const verb = readToldWords(language).said.exec(fold(after))?.[0] ?? "";
  const isAuthor = sign !== undefined || verb !== "" || /^(?:$|\p{Lu})/u.test(after);
  const author = after.slice(verb.length).trim();
  return isAuthor ? { text: text.replace(/,$/, ""), author: author === "" ? null : begun(author) } : null;
}

const bare = (text: string): string => text.replace(SEPARATOR, "");
const isName = (text: string, max: number): boolean =>
  /\p{L}{2}/u.test(text) && characters(text) <= max && !/[.!?]\s/.test(text);

/** "The tent is £9" */
export const COPULA = /\s(?:is|are|costs?|for|at|custam?|sai|saem|por|cuestan?|sale|salen|es|son|é|são|a|à|x)$/u;

/** "If you book a cake over £300" costs nothing. */
export const BEYOND = /\s(?:over|under|above|below|than|up to|acima de|mais de|menos de|até|más de|hasta)$/iu;

/** "Bolo de cenoura: R$ 12 a fatia" */
export function priceRow(text: string, language: Language): Row | null {
  const price = marksOf(text, language).find(({ kind }) => kind === "price");
  if (!price || /[!?]$/.test(text) || /[.;]\s\p{Lu}/u.test(text)) return null;
  const before = text.slice(0, price.from);
  const name = bare(bare(before).replace(COPULA, ""));
  const value = text
    .slice(price.from)
    .replace(/[.;,]$/, "")
    .trim();
  if (BEYOND.test(name)) return null;
  if (isName(name, 60) && characters(value) <= 50 && !/,\s*$/.test(before)) return { name, value };
  const after = bare(text.slice(price.to).replace(/[.;,]$/, ""));
  return name === "" && isName(after, 60) && /^[\s]*[:–—-]/.test(text.slice(price.to))
    ? { name: after, value: price.text }
    : null;
}

/** "9h às 10h – Abertura", "Terça: forró" */
export function programmeRow(text: string, language: Language): Row | null {
  const [first] = whenRuns(text, language);
  if (!first || first.from !== 0 || /[.!?]\s\p{Lu}/u.test(text)) return null;
  const rest = text.slice(first.to);
  const value = bare(rest).replace(/[;,]$/, "");
  return isValue(value) && /^\s*[:·–—-]|^\s+\p{L}/u.test(rest) && characters(text) <= 140
    ? { name: first.text, value }
    : null;
}

const isValue = (text: string): boolean => /[\p{L}\p{N}]{2}/u.test(text);

/** "Local: Rua das Flores, 12" */
function labelled(text: string): Row | null {
  const found = /^(\p{L}[^:.!?]{1,38}):\s+(\S.*)$/u.exec(text);
  if (!found?.[1] || !found[2] || found[1].split(/\s+/).length > 5) return null;
  return { name: found[1].trim(), value: found[2].trim() };
}
