import type { Context } from "#lib/runtime/context.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { type LayoutId, layoutFields, relayout } from "#lib/domain/layout.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type FieldValue, plainValue, type Texture } from "#lib/domain/slide.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { placeholderFields } from "#lib/services/posts/placeholder-fields.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { drawnFirst } from "./drawn-first.ts";
import { requireLayout, takeSlide } from "./read-slides.ts";
import { saveSlide, type SlideChange } from "./save-slide.ts";
import type { LaidOutSlide } from "./read-slides.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";

/** One change to one carousel slide, by whichever rule. */
const changer =
  <Change>(apply: (slide: LaidOutSlide, change: Change, post: PostRow) => SlideChange) =>
  (context: Context, id: string, change: Change): Promise<SlideRow> =>
    drawnFirst(context, async (within, drawings) => {
      const { post, slide } = await takeSlide(within, id);
      if (FORMAT_RULES[post.format].edits !== "slides") throw new Refusal("format_not_served");
      const data = apply(requireLayout(slide), change, post);
      requireEditable(within, post, "slides");
      return saveSlide(within, post, slide, data, drawings);
    });

/** Texts by field name, as plain text or as they were read. */
export const updateSlide = changer(({ fields, layoutId }, given: Record<string, string | FieldValue>) => {
  const known = layoutFields(layoutId);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Refusal("field_not_in_layout", { field: `fields.${unknown}` });
  const values = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === "string" ? plainValue(value) : value,
  ]);
  return { fields: { ...fields, ...Object.fromEntries(values) } };
});

interface Style {
  titleFont?: string | undefined;
  bodyFont?: string | undefined;
  texture?: Texture | undefined;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  brandColor?: string | undefined;
}

export const styleSlide = changer((_, { backgroundColor, brandColor, textColor, ...style }: Style) => ({
  ...style,
  background: backgroundColor,
  text: textColor,
  brand: brandColor,
}));

export const changeVariant = changer(({ fields }, layoutId: LayoutId, { language }) => ({
  layoutId,
  variant: layoutId,
  fields: relayout(fields, layoutId, placeholderFields(layoutId, language)),
}));
