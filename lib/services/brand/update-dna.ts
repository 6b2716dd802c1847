import type { Context } from "#lib/runtime/context.ts";
import { type BrandRow, findBrand } from "./read-brand.ts";

interface DnaEdit {
  profileName?: string | undefined;
  description?: string | undefined;
  targetAudience?: string | undefined;
  contentPreferences?: string | undefined;
  toneOfVoice?: string | undefined;
  imageStyle?: string | undefined;
  titleFont?: string | null | undefined;
  bodyFont?: string | null | undefined;
  brandColor?: string | undefined;
  backgroundColor?: string | undefined;
}

/** Saves what is sent. It speaks of posts to come: those that exist keep what they have. */
export const updateDna = (
  context: Context,
  projectId: string,
  { targetAudience, ...edit }: DnaEdit,
): Promise<BrandRow> =>
  context.transaction(async (within) => {
    const { id } = await findBrand(within, projectId);
    const said = Object.entries({ ...edit, audience: targetAudience }).filter(([, value]) => value !== undefined);
    await within.db.brand.update({ where: { projectId: id }, data: Object.fromEntries(said) });
    return findBrand(within, projectId);
  });
