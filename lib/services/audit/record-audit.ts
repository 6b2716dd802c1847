import type { Context } from "#lib/runtime/context.ts";
import type { AuditAction } from "#lib/domain/audit.ts";
import { newId } from "#lib/db/id.ts";

/** A theme may be ten thousand characters long; its beginning tells which post it was. */
export const auditName = (theme: string) => [...theme].slice(0, 120).join("");

/** Who did what, in the transaction that does it. */
export async function recordAudit(
  { actor, address, db, now, workspaceId }: Context,
  action: AuditAction,
  targetId: string,
  /** what the target was, for when it is gone */
  detail?: Record<string, string>,
): Promise<void> {
  await db.auditEntry.create({
    data: {
      id: newId("audit"),
      workspaceId,
      actorKind: actor.kind,
      actorId: actor.kind === "system" ? null : actor.id,
      action,
      targetId,
      ...(detail && { detail }),
      address,
      at: now(),
    },
  });
}
