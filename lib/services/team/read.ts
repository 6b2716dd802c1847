import type { Context } from "#lib/context.ts";
import type { Role } from "#lib/domain/role.ts";

export async function readTeam({ db, now, workspaceId }: Context) {
  const [members, invites] = await Promise.all([
    db.member.findMany({
      where: { workspaceId },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      select: { id: true, role: true, joinedAt: true, user: { select: { name: true, email: true } } },
    }),
    db.invite.findMany({
      where: { workspaceId, acceptedAt: null, canceledAt: null, expiresAt: { gt: now() } },
      orderBy: { id: "asc" },
    }),
  ]);
  return { members: members.map(withRole), invites: invites.map(withRole) };
}

/** The column's check constraint admits nothing else. */
const withRole = <Row extends { role: string }>(row: Row) => ({ ...row, role: row.role as Role });
