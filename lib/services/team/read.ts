import type { Context, WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Role } from "#lib/domain/role.ts";

const memberRow = {
  select: { id: true, userId: true, role: true, joinedAt: true, user: { select: { name: true, email: true } } },
} as const;

const open = ({ now, workspaceId }: Pick<Context, "now" | "workspaceId">) => ({
  workspaceId,
  acceptedAt: null,
  canceledAt: null,
  expiresAt: { gt: now() },
});

export async function readTeam(context: Context) {
  const { db, workspaceId } = context;
  const [members, invites] = await Promise.all([
    db.member.findMany({ where: { workspaceId }, orderBy: [{ joinedAt: "asc" }, { id: "asc" }], ...memberRow }),
    db.invite.findMany({ where: open(context), orderBy: { id: "asc" } }),
  ]);
  return { members: members.map(withRole), invites: invites.map(withRole) };
}

export async function findMember(tx: Tx, workspaceId: WorkspaceId, id: string) {
  const member = await tx.member.findFirst({ where: { id, workspaceId }, ...memberRow });
  if (!member) throw new Refusal("resource_not_found");
  return withRole(member);
}

export async function findInvite(tx: Tx, context: Context, id: string) {
  const invite = await tx.invite.findFirst({ where: { id, ...open(context) } });
  if (!invite) throw new Refusal("resource_not_found");
  return withRole(invite);
}

/** The column's check constraint admits nothing else. */
const withRole = <Row extends { role: string }>(row: Row) => ({ ...row, role: row.role as Role });
