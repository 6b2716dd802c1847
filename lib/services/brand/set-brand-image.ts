import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findMediaByUrl, mediaKind } from "#lib/services/media/find-by-url.ts";
import { keepFiles } from "#lib/services/media/keep-files.ts";
import { findBrand } from "./read-brand.ts";

type Place = "photoKey" | "logoKey";

/** Puts a picture of the workspace's own storage in the brand. */
export const setBrandImage = (context: Context, projectId: string, place: Place, url: string): Promise<void> =>
  context.transaction(async (within) => {
    const media = await findMediaByUrl(within, url, "url");
    if (mediaKind(media.type) !== "image") {
      throw new Refusal("field_invalid", { field: "url", detail: "deve ser uma imagem" });
    }
    const { id } = await findBrand(within, projectId);
    await keepFiles(within, [media.key]);
    await within.db.brand.update({ where: { projectId: id }, data: { [place]: media.key } });
  });
