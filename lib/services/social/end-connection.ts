import type { Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { ConnectionEnd } from "#lib/domain/connection.ts";
import { tellOwners } from "./tell-owners.ts";

type Where = Pick<Prisma.SocialConnectionWhereInput, "projectId" | "tokenIssuedAt" | "appScopedId">;

export const endConnection = ({ db, settings }: Runtime, where: Where, because: ConnectionEnd): Promise<void> =>
  db.$transaction((tx) => endConnectionIn(tx, settings, where, because));

/** Puts down that connections no longer work and tells their owners, once. Scheduled posts keep their dates. */
export async function endConnectionIn(
  tx: Tx,
  settings: Runtime["settings"],
  where: Where,
  because: ConnectionEnd,
): Promise<void> {
  const working = await tx.socialConnection.findMany({ where: { ...where, brokenReason: null } });
  for (const { projectId } of working) {
    const { count } = await tx.socialConnection.updateMany({
      where: { projectId, brokenReason: null },
      data: { brokenReason: because },
    });
    if (count > 0) await tellOwners(tx, settings, { projectId, kind: "ended", because });
  }
}
