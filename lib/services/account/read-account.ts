import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** The person behind the call; a key or a job is nobody. */
export async function findSelf({ actor, db }: Context) {
  if (actor.kind !== "user") throw new Refusal("session_missing");
  return db.user.findUniqueOrThrow({ where: { id: actor.id } });
}

export async function readAccount(context: Context) {
  const user = await findSelf(context);
  const [memberships, secondStep, passkeys] = await Promise.all([
    context.db.member.findMany({
      where: { userId: user.id },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      select: { role: true, writesOnly: true, workspace: { select: { id: true, name: true } } },
    }),
    context.db.secondStep.findUnique({
      where: { userId: user.id },
      select: { onSince: true, _count: { select: { recoveryCodes: true } } },
    }),
    context.db.passkey.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
  ]);
  const current = memberships.find(({ workspace }) => workspace.id === context.workspaceId);
  if (!current) throw new Refusal("session_missing");
  return { user, current, passkeys, secondStep, workspaces: memberships.map(({ workspace }) => workspace) };
}
