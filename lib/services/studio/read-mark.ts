import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** Every writing of a row gives it another xmin, whichever process wrote: their sum and their number tell of any. */
export async function readMark({ db, workspaceId }: Context, id: string): Promise<string> {
  const [found] = await db.$queryRaw<{ mark: string }[]>`
    SELECT concat_ws('.',
      (SELECT concat(count(*), '-', sum(post.xmin::text::bigint)) FROM "Post" post WHERE post."projectId" = project."id"),
      (SELECT concat(count(*), '-', sum(comment.xmin::text::bigint)) FROM "PostComment" comment
        JOIN "Post" post ON post."id" = comment."postId" WHERE post."projectId" = project."id")
    ) AS "mark"
    FROM "Project" project WHERE project."id" = ${id} AND project."workspaceId" = ${workspaceId}`;
  if (!found) throw new Refusal("resource_not_found");
  return found.mark;
}
