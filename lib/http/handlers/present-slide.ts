import { layoutFields } from "#lib/domain/layout.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";

/** A slide on the wire: its fields in the reading order of its layout. */
export function presentSlide({ layoutId, ...slide }: SlideRow) {
  const names = layoutId ? layoutFields(layoutId) : Object.keys(slide.fields);
  return {
    id: slide.id,
    order: slide.position,
    variant: slide.variant,
    fields: names.flatMap((name) => {
      const value = slide.fields[name];
      return value ? [{ name, value }] : [];
    }),
    titleFont: slide.titleFont,
    bodyFont: slide.bodyFont,
    colors: { background: slide.background, text: slide.text, brand: slide.brand },
  };
}
