import type { Context } from "#lib/runtime/context.ts";
import { move } from "#lib/domain/post-moves.ts";
import { recordAct } from "./record-acts.ts";
import { takePost } from "./read-posts.ts";

/** For good, with all that was made for it; a job that is under way finds nothing and ends. The credit stays spent. */
export const deletePost = (context: Context, id: string): Promise<void> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    move("remove", post);
    await abandonFiles(within, post.id);
    await within.db.post.delete({ where: { id: post.id } });
    await recordAct(within, "post.deleted", post);
  });

/** Files outlive the transaction that forgets them; the sweep removes what stands on this list. */
async function abandonFiles({ db }: Context, postId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "OrphanFile" ("key") SELECT "key" FROM "Media" WHERE "postId" = ${postId} ON CONFLICT DO NOTHING`;
  await db.media.deleteMany({ where: { postId } });
}
