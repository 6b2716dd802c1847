import { plainValue, type SlideFields } from "./slide.ts";

/** The carousel's layouts: the names of each one's fields, in reading order. */
export const LAYOUTS = {
  cover: ["kicker", "title", "subtitle"],
  statement: ["title", "body"],
  list: ["title", "item1", "item2", "item3", "item4"],
  checklist: ["title", "item1", "item2", "item3", "item4", "item5"],
  steps: ["title", "step1", "step2", "step3", "step4"],
  number: ["number", "title", "body"],
  quote: ["quote", "author"],
  comparison: ["title", "leftTitle", "leftBody", "rightTitle", "rightBody"],
  myth: ["myth", "truth"],
  question: ["title", "body"],
  picture: ["title", "body"],
  call: ["title", "body", "action"],
} as const;

export type LayoutId = keyof typeof LAYOUTS;
export const LAYOUT_IDS = Object.keys(LAYOUTS) as [LayoutId, ...LayoutId[]];

export const isLayoutId = (text: string): text is LayoutId => Object.hasOwn(LAYOUTS, text);

export const layoutFields = (layoutId: LayoutId): readonly string[] => LAYOUTS[layoutId];

/**
 * The fields of one layout told in another: what has the same name stays, the rest fills the free places in
 * reading order, and what finds no place is dropped. A place without text shows the layout's own: its placeholders.
 */
export function relayout(from: SlideFields, to: LayoutId, placeholders: SlideFields): SlideFields {
  const names = layoutFields(to);
  const spare = Object.entries(from)
    .filter(([name]) => !names.includes(name))
    .map(([, value]) => value);
  return Object.fromEntries(
    names.map((name) => [name, from[name] ?? spare.shift() ?? placeholders[name] ?? plainValue("")]),
  );
}
