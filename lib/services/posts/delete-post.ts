import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { move } from "#lib/domain/post.ts";
import { auditName, recordAudit } from "#lib/services/audit/record.ts";
import { takePost } from "./read.ts";

/** For good, with all that was made for it; a job that is under way finds nothing and ends. The credit stays spent. */
export const deletePost = (context: Context, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    move("remove", post);
    await abandonFiles(tx, post.id);
    await tx.post.delete({ where: { id: post.id } });
    await recordAudit(tx, context, "post.deleted", post.id, { name: auditName(post.theme) });
  });

/** Files outlive the transaction that forgets them; the sweep removes what stands on this list. */
async function abandonFiles(tx: Tx, postId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "OrphanFile" ("key") SELECT "key" FROM "Media" WHERE "postId" = ${postId} ON CONFLICT DO NOTHING`;
  await tx.media.deleteMany({ where: { postId } });
}
