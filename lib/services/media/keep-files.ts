import type { Context } from "#lib/runtime/context.ts";

/** What a brand or another post shows as well outlives the post that it was made for: it is a file of the project. */
export async function keepFiles({ db }: Pick<Context, "db">, keys: readonly string[], ownPostId = ""): Promise<void> {
  await db.media.updateMany({ where: { key: { in: [...keys] }, postId: { not: ownPostId } }, data: { postId: null } });
}
