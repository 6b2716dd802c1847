import type { Picture } from "#lib/ports/image.ts";
import { readFile, saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { askMaker, type Asking } from "#lib/services/usage/ask-maker.ts";

/** A model's picture as a person's words change the one in `like`; null where the built-in artist draws. */
export async function paintAgain(
  asking: Pick<Asking, "makers" | "runtime" | "signal">,
  { id: postId, projectId, workspaceId }: Pick<PostRow, "id" | "projectId" | "workspaceId">,
  picture: Picture,
  like: string | undefined,
): Promise<StoredFile | null> {
  const { makers, runtime } = asking;
  if (!makers.image.isModel) return null;
  const reference = like === undefined ? null : await readFile(runtime, workspaceId, like);
  const wanted = { ...picture, ...(reference && { reference }) };
  const whose = { workspaceId, projectId, postId };
  const content = await askMaker({ ...asking, whose }, "image", (image, use) => image.draw(wanted, use));
  const { height, width } = picture;
  const file = { purpose: "scene", width, height, extension: "jpg", content } as const;
  return saveFile(runtime, { workspaceId, ownerId: postId, ...file });
}
