import { hashPassword } from "#lib/crypto/password.ts";
import { type Context, type SystemContext, workspaceOf } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import type { Format } from "#lib/domain/format.ts";
import type { PlanChoice } from "#lib/domain/plan.ts";
import { normalizeEmail } from "#lib/domain/email.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Role } from "#lib/domain/role.ts";
import { addUser } from "#lib/services/account/add-user.ts";
import { startSubscription } from "#lib/services/subscriptions/subscription.ts";

interface NewWorkspace {
  name: string;
  owner: { name: string; email: string; password: string };
  /** null: never subscribed */
  plan: PlanChoice | null;
  previewFormats: readonly Format[];
}

/** A workspace with its owner and, by its plan, the credits of the first period. */
export async function createWorkspace(within: SystemContext, { name, owner, plan, previewFormats }: NewWorkspace) {
  const { id } = await within.db.workspace.create({
    data: { id: newId("ws"), name, previewFormats: [...previewFormats], createdAt: within.now() },
  });
  const workspaceId = workspaceOf({ workspaceId: id });
  const scope = { ...within, workspaceId };
  const ownerId = await addMember(scope, owner, "owner");
  if (plan) await startSubscription(scope, plan);
  return { workspaceId, ownerId };
}

/** Adds a person to a workspace; one who has an account already keeps their password. */
export async function addMember(
  { db, now, workspaceId }: Pick<Context, "db" | "now" | "workspaceId">,
  person: { name: string; email: string; password: string },
  role: Role,
): Promise<string> {
  const at = now();
  const email = normalizeEmail(person.email);
  const known = await db.user.findUnique({ where: { email } });
  const user =
    known ??
    (await addUser({ db, now }, { email, name: person.name, passwordHash: await hashPassword(person.password) }));
  const { count } = await db.member.createMany({
    data: [{ id: newId("mem"), workspaceId, userId: user.id, role, joinedAt: at }],
    skipDuplicates: true,
  });
  if (count === 0) throw new Refusal("already_member", { field: "email" });
  return user.id;
}
