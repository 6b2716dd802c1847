import type { CarouselDraft, PictureIdea } from "#lib/domain/draft.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { type FieldValue, plainValue } from "#lib/domain/slide.ts";

export type DraftSlide = CarouselDraft["slides"][number];

type Text = string | FieldValue;

export const slide = (
  layoutId: LayoutId,
  fields: Record<string, Text>,
  picture: PictureIdea | null = null,
): DraftSlide => ({
  layoutId,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, typeof text === "string" ? plainValue(text) : text]),
  ),
  picture,
});

/** A title with one of its words in the brand's color: the longest of those that matter. */
export function highlighted(text: string, words: readonly string[]): FieldValue {
  const found = words
    .filter((word) => word.length > 3 && text.includes(word))
    .toSorted((a, b) => b.length - a.length)[0];
  return { blocks: [{ weight: "regular", text }], highlight: found ?? "" };
}

export const listed = (name: "item" | "step", texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, index) => [`${name}${index + 1}`, text]));
