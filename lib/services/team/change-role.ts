import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mayManage, type Role } from "#lib/domain/role.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { findMember } from "./read.ts";

export const changeRole = (context: Context, id: string, role: Role) =>
  context.transaction(async (tx) => {
    // Two owners who step down at once would leave none.
    await lockWorkspace(tx, context.workspaceId);
    const member = await findMember(tx, context.workspaceId, id);
    requireRank(context, member.role, role);
    if (role !== "owner") await requireOtherOwner(tx, context, member);
    await tx.member.update({ where: { id: member.id }, data: { role } });
    const detail = { name: member.user.name, before: member.role, role };
    await recordAudit(tx, context, "member.role_changed", member.id, detail);
    return { ...member, role };
  });

export function requireRank({ actor }: Context, ...roles: readonly Role[]): void {
  if (actor.kind === "user" && !mayManage(actor.role, ...roles)) throw new Refusal("role_not_allowed");
}

export async function requireOtherOwner(tx: Tx, { workspaceId }: Context, { id, role }: { id: string; role: Role }) {
  if (role !== "owner") return;
  const others = await tx.member.count({ where: { workspaceId, role: "owner", id: { not: id } } });
  if (others === 0) throw new Refusal("last_owner");
}
