import type { Context, Scope } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

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
  return { members: members, invites };
}

/** Who of them writes only. */
export async function listWriters(context: Context) {
  const { db, workspaceId } = context;
  const only = { writesOnly: true } as const;
  const [members, invites] = await Promise.all([
    db.member.findMany({ where: { workspaceId, ...only }, select: { id: true } }),
    db.invite.findMany({ where: { ...open(context), ...only }, select: { id: true } }),
  ]);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { members: ids(members), invites: ids(invites) };
}

export async function findMember({ db, workspaceId }: Scope, id: string) {
  const member = await db.member.findFirst({ where: { id, workspaceId }, ...memberRow });
  if (!member) throw new Refusal("resource_not_found");
  return member;
}

export async function findInvite(context: Context, id: string) {
  const invite = await context.db.invite.findFirst({ where: { id, ...open(context) } });
  if (!invite) throw new Refusal("resource_not_found");
  return invite;
}
