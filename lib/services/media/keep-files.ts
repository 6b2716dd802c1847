import type { Tx } from "#lib/db/client.ts";

/** What a brand or another post shows as well outlives the post that it was made for: it is a file of the project. */
export async function keepFiles(tx: Tx, keys: readonly string[], ownPostId = ""): Promise<void> {
  await tx.media.updateMany({ where: { key: { in: [...keys] }, postId: { not: ownPostId } }, data: { postId: null } });
}
