import { bondsOf } from "./bonds.ts";
import type { Measure, Sized } from "./measure.ts";
import type { Atom, Word } from "./words.ts";

export type Rows = Sized[][];

export const rowWidth = (row: readonly Sized[], space: number): number =>
  row.reduce((sum, { width }) => sum + width, 0) + Math.max(0, row.length - 1) * space;

export const textOf = ({ atoms }: Word): string => atoms.map(({ text }) => text).join("");
const lastText = ({ words }: Sized): string => words.slice(-1).map(textOf).join("");
const breaksAfter = ({ words }: Sized): boolean => words.at(-1)?.breaks === true;
const leans = (before: Sized, after: Sized | undefined): boolean =>
  after !== undefined &&
  bondsOf([...before.words.slice(-2), ...after.words.slice(0, 2)].map(textOf))[Math.min(1, before.words.length - 1)] !==
    "none";

/** Each line takes what it can. */
export function greedy(words: readonly Sized[], room: number, space: number): Rows {
  const rows: Rows = [];
  let row: Sized[] = [];
  let width = 0;
  for (const sized of words) {
    const wider = row.length === 0 ? sized.width : width + space + sized.width;
    if (row.length > 0 && wider > room) {
      rows.push(row);
      row = [sized];
      width = sized.width;
    } else {
      row.push(sized);
      width = wider;
    }
    if (breaksAfter(sized)) {
      rows.push(row);
      row = [];
      width = 0;
    }
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

const splitsMark = (before: Sized, after: Sized | undefined): boolean =>
  before.words.at(-1)?.atoms.at(-1)?.mark === true && after?.words[0]?.atoms[0]?.mark === true;

/** The same number of lines, as even as can be, none that ends on a small word or is a lone short one. */
export function balanced(words: readonly Sized[], room: number, space: number, count: number): Rows {
  if (count < 2 || words.length > 80 || words.some(breaksAfter)) return greedy(words, room, space);
  const total = rowWidth(words, space);
  const ideal = Math.min(room, (total / count) * 1.04);
  const best: { cost: number; from: number }[][] = Array.from({ length: count + 1 }, () => []);
  best[0] = [{ cost: 0, from: 0 }];
  for (let line = 1; line <= count; line++) {
    const now: { cost: number; from: number }[] = [];
    for (let end = 1; end <= words.length; end++) {
      let width = -space;
      for (let from = end - 1; from >= 0; from--) {
        width += (words[from]?.width ?? 0) + space;
        if (width > room) break;
        const before = best[line - 1]?.[from];
        if (!before) continue;
        const final = line === count && end === words.length;
        const lastWord = words[end - 1];
        const slack = (ideal - width) / room;
        let cost = before.cost + slack * slack * (final && slack > 0 ? 0.6 : 1);
        if (!final && lastWord && leans(lastWord, words[end])) cost += 0.06;
        if (!final && lastWord && /[,.;:!?]$/u.test(lastText(lastWord))) cost -= 0.02;
        if (!final && lastWord && splitsMark(lastWord, words[end])) cost += 0.05;
        if (end - from === 1 && width < room * 0.35) cost += final ? 0.25 : 0.12;
        const held = now[end];
        if (!held || cost < held.cost) now[end] = { cost, from };
      }
    }
    best[line] = now;
  }
  const rows: Rows = [];
  let end = words.length;
  for (let line = count; line > 0; line--) {
    const step = best[line]?.[end];
    if (!step) return greedy(words, room, space);
    rows.unshift(words.slice(step.from, end));
    end = step.from;
  }
  return rows;
}

/** No last line of one short word where the line above can give one. */
export function withoutOrphan(rows: Rows, room: number, space: number): Rows {
  const [last, above] = [rows.at(-1), rows.at(-2)];
  const given = above?.at(-1);
  if (!last || !above || !given || last.length > 1 || above.length < 2 || breaksAfter(given)) return rows;
  if (rowWidth([given, ...last], space) > room || rowWidth(last, space) > room * 0.3) return rows;
  if (above.length === 2 && rowWidth(above.slice(0, -1), space) < room * 0.3) return rows;
  return [...rows.slice(0, -2), above.slice(0, -1), [given, ...last]];
}

const ELLIPSIS: Atom = { text: "…", emoji: null, bold: false, mark: false };

/** The lines that fit, the last one ended by an ellipsis at a word. */
export function cut(rows: Rows, count: number, room: number, measure: Measure): Rows {
  const kept = rows.slice(0, count).map((row) => [...row]);
  const last = kept.at(-1);
  if (!last) return kept;
  const dots = measure.atom(ELLIPSIS);
  while (last.length > 1 && rowWidth(last, measure.space) + dots > room) last.pop();
  const end = last.pop();
  if (!end) return kept;
  const words = end.width + dots > room ? (measure.broken(end.words, room - dots)[0]?.words ?? end.words) : end.words;
  const atoms = [...(words.at(-1)?.atoms ?? [])];
  const tail = atoms.at(-1);
  if (tail && !tail.emoji) atoms.splice(-1, 1, { ...tail, text: `${tail.text.replace(/[,;:.!?…–—-]+$/u, "")}…` });
  else atoms.push(ELLIPSIS);
  last.push(measure.joined([...words.slice(0, -1), { atoms, breaks: false }]));
  return kept;
}
