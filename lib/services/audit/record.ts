import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";

/** Who did what, in the transaction that does it. */
export async function recordAudit(
  tx: Tx,
  { actor, address, now, workspaceId }: Context,
  action: string,
  targetId: string,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      id: newId("audit"),
      workspaceId,
      actorKind: actor.kind,
      actorId: actor.kind === "system" ? null : actor.id,
      action,
      targetId,
      address,
      at: now(),
    },
  });
}
