import type { SystemContext } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { ConnectionEnd } from "#lib/domain/connection.ts";
import { tellConnection } from "./tell-connection.ts";

type Where = Pick<Prisma.SocialConnectionWhereInput, "projectId" | "tokenIssuedAt" | "appScopedId">;

/** Puts down that connections no longer work and tells their owners, once. Scheduled posts keep their dates. */
export const endConnection = (context: SystemContext, where: Where, because: ConnectionEnd): Promise<void> =>
  context.transaction(async (within) => {
    const working = await within.db.socialConnection.findMany({ where: { ...where, brokenReason: null } });
    for (const { projectId } of working) {
      const { count } = await within.db.socialConnection.updateMany({
        where: { projectId, brokenReason: null },
        data: { brokenReason: because },
      });
      if (count > 0) await tellConnection(within, projectId, { kind: "connection_ended", because });
    }
  });
