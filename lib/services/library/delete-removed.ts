import type { Runtime } from "#lib/runtime/context.ts";

const TAKEN_BACK_WITHIN_MS = 24 * 60 * 60 * 1000;

/** Lets go of what was taken out of a library a day ago and of which no post is made; how many files. */
export async function deleteRemoved({ db, now }: Pick<Runtime, "db" | "now">): Promise<number> {
  const before = new Date(now().getTime() - TAKEN_BACK_WITHIN_MS);
  return db.$executeRaw`
    WITH clips AS (
      DELETE FROM "Clip" WHERE "removedAt" < ${before}
        AND NOT EXISTS (SELECT FROM "ClipUse" WHERE "clipId" = "Clip"."id")
      RETURNING "key"
    ), gone AS (
      DELETE FROM "Media" WHERE "key" IN (SELECT "key" FROM clips) OR ("removedAt" < ${before}
        AND NOT EXISTS (
          SELECT FROM "Post" LEFT JOIN "Generation" ON "Generation"."postId" = "Post"."id"
          WHERE "projectId" = "Media"."projectId"
            AND strpos(concat("content"::text, "coverChoice"::text, "done"::text), "Media"."key") > 0
        ) AND NOT EXISTS (
          SELECT FROM "Slide" JOIN "Post" ON "Post"."id" = "Slide"."postId"
          WHERE "Post"."projectId" = "Media"."projectId"
            AND strpos(concat("scene"::text, "earlierScene"::text), "Media"."key") > 0
        ))
      RETURNING "key"
    )
    INSERT INTO "OrphanFile" ("key", "createdAt") SELECT "key", ${now()} FROM gone ON CONFLICT DO NOTHING`;
}
