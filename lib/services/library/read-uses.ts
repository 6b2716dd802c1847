import { Prisma } from "#lib/db/generated/client.ts";
import type { Status } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

/** Which posts are made of which files: pages and moments name a picture's key, reels a clip. */
const usesOf = (projectId: string) => Prisma.sql`
  SELECT DISTINCT file."id" AS "fileId", post."id" AS "postId" FROM "Media" file
    JOIN "Post" post ON post."projectId" = file."projectId"
    WHERE file."projectId" = ${projectId} AND file."purpose" = 'picture' AND file."postId" IS NULL
      AND (strpos(concat(post."content"::text, post."coverChoice"::text), file."key") > 0 OR EXISTS (
        SELECT FROM "Slide" WHERE "postId" = post."id" AND strpos("scene"::text, file."key") > 0))
  UNION SELECT "Clip"."id", post."id" FROM "Clip" JOIN "Post" post ON post."projectId" = "Clip"."projectId"
    WHERE "Clip"."projectId" = ${projectId} AND post."content" ->> 'clipId' = "Clip"."id"
      AND post."content" #>> '{photo,key}' IS NULL`;

/** How many posts are made of each file of a project's library. */
export async function countUses({ db }: Pick<Context, "db">, projectId: string): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ fileId: string; posts: bigint }[]>`
    SELECT "fileId", count(*) AS posts FROM (${usesOf(projectId)}) AS uses GROUP BY "fileId"`;
  return new Map(rows.map(({ fileId, posts }) => [fileId, Number(posts)]));
}

export async function readLibraryUses(context: Context, id: string, fileId: string) {
  const { db } = context;
  const { id: projectId } = await findProject(context, id);
  const where = { id: fileId, projectId };
  const known = (await db.media.count({ where })) + (await db.clip.count({ where }));
  if (known === 0) throw new Refusal("resource_not_found");
  return db.$queryRaw<{ id: string; theme: string; status: Status }[]>`
    SELECT post."id", post."theme", post."status"::text FROM (${usesOf(projectId)}) AS uses
    JOIN "Post" post ON post."id" = uses."postId" WHERE uses."fileId" = ${fileId}
    ORDER BY post."id" DESC`;
}
