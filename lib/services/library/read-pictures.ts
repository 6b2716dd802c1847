import type { OwnPicture } from "#lib/domain/own-picture.ts";
import type { GivenPicture } from "#lib/render/paint/cut-picture.ts";
import type { Context } from "#lib/runtime/context.ts";
import { readFile } from "#lib/services/media/save-file.ts";

/** The files of a library's pictures, with what of each is shown; those that are gone are left out. */
export async function readPictures(
  from: Pick<Context, "ports">,
  workspaceId: string,
  own: readonly OwnPicture[],
): Promise<GivenPicture[]> {
  const files = await Promise.all(own.map(({ key }) => readFile(from, workspaceId, key)));
  return own.flatMap(({ focus }, index) => {
    const bytes = files[index];
    return bytes ? [{ bytes, focus }] : [];
  });
}
