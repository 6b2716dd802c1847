import type { Slide } from "#lib/db/generated/client.ts";
import { slideFields } from "#lib/db/json/slide.ts";

/** A slide's row; a page that is drawn whole has no layout. */
export function readSlide({ fields, layoutId, ...row }: Slide) {
  return {
    ...row,
    layoutId: layoutId === "page" ? null : layoutId,
    fields: slideFields.read(fields, row.id),
  };
}

export type SlideRow = ReturnType<typeof readSlide>;
