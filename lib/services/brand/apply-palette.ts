import type { Context } from "#lib/context.ts";
import { newId } from "#lib/db/id.ts";
import { findSchemes } from "#lib/domain/brand.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type BrandRow, findBrand } from "./read.ts";

/** The palette's schemes become the project's own; its logo stays. */
export const applyPalette = (context: Context, projectId: string, key: string): Promise<BrandRow> => {
  if (!findSchemes(key, "pt")) throw new Refusal("palette_unknown", { field: "key" });
  return context.transaction(async (tx) => {
    const { id, language } = await findBrand(tx, context.workspaceId, projectId);
    const schemes = findSchemes(key, language) ?? [];
    await tx.palette.deleteMany({ where: { projectId: id } });
    await tx.palette.createMany({
      data: schemes.map((scheme, position) => ({ id: newId("pal"), projectId: id, position, ...scheme })),
    });
    const [first] = schemes;
    if (first) {
      const { backgroundColor, brandColor } = first;
      await tx.brand.update({ where: { projectId: id }, data: { backgroundColor, brandColor } });
    }
    return findBrand(tx, context.workspaceId, projectId);
  });
};
