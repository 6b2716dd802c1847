import { normalizeEmail } from "#lib/auth/check-password.ts";
import { hashPassword } from "#lib/auth/password.ts";
import { type Runtime, type WorkspaceId, workspaceOf } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import type { PlanChoice } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Role } from "#lib/domain/role.ts";
import { startSubscription } from "#lib/services/plan/subscription.ts";

interface NewWorkspace {
  name: string;
  owner: { name: string; email: string; password: string };
  /** null: never subscribed */
  plan: PlanChoice | null;
  previewFormats: readonly string[];
}

/** A workspace with its owner and, by its plan, the credits of the first period. */
export async function createWorkspace(runtime: Runtime, tx: Tx, { name, owner, plan, previewFormats }: NewWorkspace) {
  const now = runtime.now();
  const { id } = await tx.workspace.create({
    data: { id: newId("ws"), name, previewFormats: [...previewFormats], createdAt: now },
  });
  const workspaceId = workspaceOf({ workspaceId: id });
  const ownerId = await addMember(tx, workspaceId, owner, "owner", now);
  if (plan) await startSubscription(runtime, tx, workspaceId, plan);
  return { workspaceId, ownerId };
}

/** Adds a person to a workspace; one who has an account already keeps their password. */
export async function addMember(
  tx: Tx,
  workspaceId: WorkspaceId,
  person: { name: string; email: string; password: string },
  role: Role,
  now: Date,
): Promise<string> {
  const email = normalizeEmail(person.email);
  const known = await tx.user.findUnique({ where: { email } });
  const user =
    known ??
    (await tx.user.create({
      data: {
        id: newId("user"),
        email,
        name: person.name,
        passwordHash: await hashPassword(person.password),
        createdAt: now,
      },
    }));
  const { count } = await tx.member.createMany({
    data: [{ id: newId("mem"), workspaceId, userId: user.id, role, joinedAt: now }],
    skipDuplicates: true,
  });
  if (count === 0) throw new Refusal("already_member", { field: "email" });
  return user.id;
}
