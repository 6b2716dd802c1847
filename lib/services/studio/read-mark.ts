import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** Of so many, the newest, is heard at once; of an older one when its page asks again by itself. */
const POSTS = 1000;

/** Every writing of a row gives it another xmin, whichever process wrote: their sum and their number tell of any. */
export async function readMark({ db, workspaceId }: Context, id: string): Promise<string> {
  const [found] = await db.$queryRaw<{ mark: string }[]>`
    WITH post AS (
      SELECT "id", xmin::text::bigint AS written FROM "Post"
      WHERE "projectId" = ${id} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${POSTS}
    )
    SELECT concat_ws('.',
      (SELECT concat(count(*), '-', sum(written)) FROM post),
      (SELECT concat(count(*), '-', sum(comment.xmin::text::bigint))
        FROM "PostComment" comment JOIN post ON post."id" = comment."postId")
    ) AS "mark"
    FROM "Project" project WHERE project."id" = ${id} AND project."workspaceId" = ${workspaceId}`;
  if (!found) throw new Refusal("resource_not_found");
  return found.mark;
}
