import sharp from "sharp";
import type { Context } from "#lib/runtime/context.ts";
import { editReel, type ReelEdit } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { reelBoxes } from "#lib/render/video/reel-boxes.ts";
import { findPost, reelOf } from "./read-posts.ts";

/** A reel's boxes with a change that is not made: the very pixels that its video would show. */
export async function drawBoxes(context: Context, id: string, edit: ReelEdit) {
  const reel = reelOf(await findPost(context, id));
  if (!reel) throw new Refusal("format_not_served");
  const boxes = await reelBoxes(editReel(reel, edit));
  return Promise.all(
    boxes.map(async ({ block, draw, height, margin, size, width, x, y }) => {
      const raw = { width, height, channels: 4 } as const;
      const png = await sharp(await draw(), { raw })
        .png({ compressionLevel: 4 })
        .toBuffer();
      return { block, x, y, width, height, margin, size, image: `data:image/png;base64,${png.toString("base64")}` };
    }),
  );
}
