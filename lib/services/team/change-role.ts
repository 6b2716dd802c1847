import type { Context, Scope } from "#lib/runtime/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mayManage, type Role } from "#lib/domain/role.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findMember } from "./read-team.ts";

export const changeRole = (context: Context, id: string, role: Role) =>
  context.transaction(async (within) => {
    // Two owners who step down at once would leave none.
    await lockWorkspace(within.db, within.workspaceId);
    const member = await findMember(within, id);
    requireRank(within, member.role, role);
    if (role !== "owner") await requireOtherOwner(within, member);
    await within.db.member.update({
      where: { id: member.id },
      data: { role, ...(role !== "member" && { writesOnly: false }) },
    });
    const detail = { name: member.user.name, before: member.role, role };
    await recordAudit(within, "member.role_changed", member.id, detail);
    return { ...member, role };
  });

/** Of members alone: whoever manages others may always publish. */
export const limitMember = (context: Context, id: string, writesOnly: boolean) =>
  context.transaction(async (within) => {
    await lockWorkspace(within.db, within.workspaceId);
    const member = await findMember(within, id);
    requireRank(within, member.role);
    if (member.role !== "member") throw new Refusal("role_not_limited");
    await within.db.member.update({ where: { id: member.id }, data: { writesOnly } });
    const { name } = member.user;
    await recordAudit(within, writesOnly ? "member.limited" : "member.unlimited", member.id, { name });
    return member;
  });

export function requireRank({ actor }: Context, ...roles: readonly Role[]): void {
  if (actor.kind === "user" && !mayManage(actor.role, ...roles)) throw new Refusal("role_not_allowed");
}

export async function requireOtherOwner({ db, workspaceId }: Scope, { id, role }: { id: string; role: Role }) {
  if (role !== "owner") return;
  const others = await db.member.count({ where: { workspaceId, role: "owner", id: { not: id } } });
  if (others === 0) throw new Refusal("last_owner");
}
