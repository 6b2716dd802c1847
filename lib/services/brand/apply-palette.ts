import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { readBrandWords } from "#lib/content/brand/brand.ts";
import { findPalette, schemesOf } from "#lib/domain/brand.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type BrandRow, findBrand } from "./read-brand.ts";

/** The palette's schemes become the project's own; its logo stays. */
export const applyPalette = (context: Context, projectId: string, key: string): Promise<BrandRow> => {
  const palette = findPalette(key);
  if (!palette) throw new Refusal("palette_unknown", { field: "key" });
  return context.transaction(async (within) => {
    const { id, language } = await findBrand(within, projectId);
    const schemes = schemesOf(palette, readBrandWords(language).schemes);
    await within.db.palette.deleteMany({ where: { projectId: id } });
    await within.db.palette.createMany({
      data: schemes.map((scheme, position) => ({ id: newId("pal"), projectId: id, position, ...scheme })),
    });
    const [first] = schemes;
    if (first) {
      const { backgroundColor, brandColor } = first;
      await within.db.brand.update({ where: { projectId: id }, data: { backgroundColor, brandColor } });
    }
    return findBrand(within, projectId);
  });
};
