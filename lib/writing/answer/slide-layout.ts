import { readPhrases } from "#lib/content/phrases/phrases.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { AskedSlide } from "./asked.ts";
import { cutAtEnd } from "./cut.ts";
import type { Deriving } from "./deriving.ts";
import { plainLine, without } from "./plain-text.ts";

/** A slide with its place in the answer, by which it is asked for again. */
export type Placed = AskedSlide & { readonly at: string };

/** How many rows each layout has places for. */
export const ROWS = { list: 4, checklist: 5, steps: 4 } as const;

/** The layout that was asked for where its fields are there, else one that they fill. */
export function layoutOf({ body, items, label, layout, title }: Placed): LayoutId {
  const rows = items.length;
  if (layout === "comparison" && rows >= 2 && items.slice(0, 2).every((item) => sideParts(item))) return "comparison";
  if (layout === "steps" && rows >= 2 && rows <= ROWS.steps) return "steps";
  if (rows >= 2) return rows > ROWS.list || layout === "checklist" ? "checklist" : "list";
  if (layout === "number" && /\d/.test(label)) return "number";
  if (layout === "quote") return "quote";
  if ((layout === "myth" || (MYTH.test(title) && TRUTH.test(body))) && body) return "myth";
  return layout === "question" || layout === "picture" ? layout : "statement";
}

/** The layout says so itself. */
const MYTH = /^\W*(?:mito|myth)\s*\d*\s*[:–-]\s*/iu;
const TRUTH = /^\W*(?:verdade|verdad|truth|realidade|realidad|fact|fato|na verdade)\s*[:–-]\s*/iu;

function sideParts(item: string): [title: string, body: string] | null {
  const [, title, body] = /^([^:\n]{2,60}?)\s*[:\n–—]\s*(\S[\s\S]*)$/u.exec(plainLine(item)) ?? [];
  return title && body ? [title, body] : null;
}

type Fields = Record<string, string>;

/** Where each layout takes its fields from. */
export const FIELDS_OF: Record<LayoutId, (slide: Placed, deriving: Deriving) => Fields> = {
  cover: ({ body, label, title }) => ({ kicker: label, title, subtitle: body }),
  statement: withBody,
  question: withBody,
  picture: withBody,
  list: ({ items, title }) => ({ title, ...rowsOf("item", items, ROWS.list) }),
  checklist: ({ items, title }) => ({ title, ...rowsOf("item", items, ROWS.checklist) }),
  steps: ({ items, title }) => ({ title, ...rowsOf("step", items, ROWS.steps) }),
  number: ({ body, label, title }) => ({ number: label, title, body }),
  quote: ({ body, label, title }) => ({ quote: title || body, author: label || (title ? body : "") }),
  comparison: ({ items, title }) => {
    const [left, right] = items.map(sideParts);
    return {
      title,
      leftTitle: left?.[0] ?? "",
      leftBody: left?.[1] ?? "",
      rightTitle: right?.[0] ?? "",
      rightBody: right?.[1] ?? "",
    };
  },
  myth: ({ body, title }) => ({ myth: without(title, MYTH), truth: without(body, TRUTH) }),
  call: ({ body, items, label, title }, deriving) => ({
    title,
    body: body || items.join(" "),
    action: actionOf(label, deriving),
  }),
};

function withBody({ body, items, title }: Placed): Fields {
  return { title, body: body || items.join(" ") };
}

const rowsOf = (name: string, items: readonly string[], most: number): Fields =>
  Object.fromEntries(items.slice(0, most).map((item, index) => [`${name}${index + 1}`, item]));

/** The button's words; the model's own where they fit one. */
function actionOf(label: string, deriving: Deriving): string {
  const own = cutAtEnd(plainLine(label), LIMITS.label);
  return own || deriving.pick(readPhrases(deriving.brief.language).actions.all ?? []);
}

/** Which of an answer's fields says a layout's field, to ask for it again. */
export function placeOf(at: string, name: string): string {
  if (at === "title" || at === "slides") return at;
  const row = /^(?:item|step)(\d)$/.exec(name)?.[1];
  if (row) return `${at}.items.${Number(row) - 1}`;
  if (/^left|^right/.test(name)) return `${at}.items.${name.startsWith("left") ? 0 : 1}`;
  if (["kicker", "number", "author", "action"].includes(name)) return `${at}.label`;
  return `${at}.${["title", "quote", "myth"].includes(name) ? "title" : "body"}`;
}
