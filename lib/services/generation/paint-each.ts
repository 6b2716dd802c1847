import { storedFile } from "#lib/db/json/generation.ts";
import type { Picture } from "#lib/ports/image.ts";
import { requireFile, saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import { askPicture } from "./ask-picture.ts";
import type { Making } from "./making.ts";

const AT_ONCE = 3;

/**
 * A model's pictures of a post, as they are without any text: each is kept by itself, the others by the hand of the
 * first. None of the built-in artist, who draws a page's picture with the page.
 */
export async function paintEach(making: Making, pictures: readonly Picture[]): Promise<StoredFile[]> {
  const { makers, post, runtime, steps } = making;
  if (!makers.image.isModel) return [];
  const owner = { workspaceId: post.workspaceId, ownerId: post.id, purpose: "scene" };
  const painting = { codec: storedFile, atOnce: AT_ONCE, place: "provider" } as const;
  const paint = async (picture: Picture): Promise<StoredFile> => {
    const content = await askPicture(making, post.id, picture);
    const { height, width } = picture;
    return saveFile(runtime, { ...owner, width, height, extension: "jpg", content });
  };
  const [first] = await steps.each("drawing", pictures.slice(0, 1), painting, paint);
  if (!first) return [];
  const reference = await requireFile(runtime, post.workspaceId, first.key);
  return steps.each("drawing", pictures, painting, (picture) => paint({ ...picture, reference }));
}
