import type { Runtime } from "#lib/runtime/context.ts";
import type { StandIn } from "#lib/domain/step.ts";

/** Keeps, once, that something was made otherwise than was asked for: the post tells it. */
export async function noteStandIn({ db }: Pick<Runtime, "db">, postId: string, standIn: StandIn): Promise<void> {
  await db.$executeRaw`
    UPDATE "Generation" SET "standIns" = array_append("standIns", ${standIn}::"StandIn")
    WHERE "postId" = ${postId} AND NOT (${standIn}::"StandIn" = ANY(coalesce("standIns", '{}')))`;
}
