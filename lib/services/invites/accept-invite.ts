import { hashPassword } from "#lib/crypto/password.ts";
import { openContext, openSystem, type Runtime, type SystemContext, type WorkspaceId } from "#lib/runtime/context.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { newId } from "#lib/db/id.ts";
import type { Language } from "#lib/domain/language.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Role } from "#lib/domain/role.ts";
import { addUser } from "#lib/services/account/add-user.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { hashInvite } from "./invite-member.ts";

type Place = Pick<Runtime, "db" | "now">;

const openInvite = ({ now }: Pick<Place, "now">, token: string) => ({
  tokenHash: hashInvite(token),
  acceptedAt: null,
  canceledAt: null,
  expiresAt: { gt: now() },
});

/** What an open invite says to whoever holds its link; null for a link that serves no more. */
export async function readInvite({ db, now }: Place, token: string) {
  const invite = await db.invite.findFirst({
    where: openInvite({ now }, token),
    select: { email: true, role: true, invitedById: true, workspace: { select: { id: true, name: true } } },
  });
  if (!invite) return null;
  const [inviter, known] = await Promise.all([
    db.user.findUnique({ where: { id: invite.invitedById }, select: { name: true } }),
    db.user.count({ where: { email: invite.email } }),
  ]);
  return { ...invite, inviter: inviter?.name ?? null, hasAccount: known > 0 };
}

/** A person who has an account already comes in; gives the workspace. */
export const acceptInvite = (runtime: Runtime, token: string, userId: string, address: string | null) =>
  openSystem(runtime).transaction(async (within) => {
    const user = await within.db.user.findUniqueOrThrow({ where: { id: userId } });
    return join(within, token, user, address);
  });

/** A new person comes in: the link came by their mail, so the address is theirs. */
export async function acceptAsNewcomer(
  runtime: Runtime,
  token: string,
  person: { name: string; password: string; language: Language },
  address: string | null,
) {
  const passwordHash = await gateOf("password").run({ address }, () => hashPassword(person.password));
  return openSystem(runtime).transaction(async (within) => {
    const invite = await within.db.invite.findFirst({ where: openInvite(within, token), select: { email: true } });
    if (!invite) throw new Refusal("link_expired");
    if (await within.db.user.count({ where: { email: invite.email } })) throw new Refusal("email_taken");
    const { language, name } = person;
    const { email } = invite;
    const user = await addUser(within, { email, name, language, passwordHash, emailVerifiedAt: within.now() });
    await join(within, token, user, address);
    return user;
  });
}

async function join(
  within: SystemContext,
  token: string,
  user: { id: string; email: string; name: string },
  address: string | null,
): Promise<WorkspaceId> {
  // Taking it is using it: of two clicks at once, one finds nothing.
  const [invite] = await within.db.$queryRaw<
    { id: string; workspaceId: WorkspaceId; role: Role; writesOnly: boolean }[]
  >`
    UPDATE "Invite" SET "acceptedAt" = ${within.now()}
    WHERE "tokenHash" = ${hashInvite(token)} AND "email" = ${user.email}
      AND "acceptedAt" IS NULL AND "canceledAt" IS NULL AND "expiresAt" > ${within.now()}
    RETURNING "id", "workspaceId", "role", "writesOnly"`;
  if (!invite) throw new Refusal("link_expired");
  const { id, role, workspaceId, writesOnly } = invite;
  await within.db.member.createMany({
    data: [{ id: newId("mem"), workspaceId, userId: user.id, role, writesOnly, joinedAt: within.now() }],
    skipDuplicates: true,
  });
  const caller = { workspaceId, actor: { kind: "user", id: user.id, role } } as const;
  const context = openContext(within, caller, { requestId: id, address });
  await recordAudit(context, "invite.accepted", id, { name: user.email, role });
  return workspaceId;
}
