import { newId } from "#lib/db/id.ts";
import type { InstallationAction } from "#lib/domain/audit.ts";
import type { Context, SystemContext } from "#lib/runtime/context.ts";

type By = Pick<Context, "actor" | "address">;

/** Whoever sits at the machine, by the operator's tool. */
export const OPERATOR: By = { actor: { kind: "system" }, address: null };

/** Who changed what of the installation, in the transaction that does it. */
export async function recordChange(
  { db, now }: Pick<SystemContext, "db" | "now">,
  { actor, address }: By,
  action: InstallationAction,
  name: string | null = null,
): Promise<void> {
  const actorId = actor.kind === "system" ? null : actor.id;
  await db.installationEntry.create({
    data: { id: newId("audit"), actorKind: actor.kind, actorId, action, name, address, at: now() },
  });
}
