import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";

/**
 * Gives slides their places in one statement, each with the composition that it had where it stood; the unique places
 * are checked when the transaction ends.
 */
export async function renumber({ db }: Context, ordered: readonly SlideRow[]): Promise<void> {
  if (ordered.length === 0) return;
  const places = ordered.map(({ id }, position) => Prisma.sql`(${id}, ${position}::int)`);
  await db.$executeRaw`
    UPDATE "Slide" SET "position" = place."position", "look" = coalesce("Slide"."look", "Slide"."position")
    FROM (VALUES ${Prisma.join(places)}) AS place ("id", "position") WHERE "Slide"."id" = place."id"`;
}
