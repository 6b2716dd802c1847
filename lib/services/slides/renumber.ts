import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { SlideRow } from "./read.ts";

/** Gives slides their places in one statement; the unique places are checked when the transaction ends. */
export async function renumber(tx: Tx, ordered: readonly SlideRow[]): Promise<void> {
  if (ordered.length === 0) return;
  const places = ordered.map(({ id }, position) => Prisma.sql`(${id}, ${position}::int)`);
  await tx.$executeRaw`
    UPDATE "Slide" SET "position" = place."position"
    FROM (VALUES ${Prisma.join(places)}) AS place ("id", "position") WHERE "Slide"."id" = place."id"`;
}
