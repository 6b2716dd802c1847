import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";

/** For whoever does not own the installation nothing of it is there. */
export async function requireOwner({ actor, db }: Pick<Context, "actor" | "db">): Promise<void> {
  const owns = actor.kind === "user" && (await db.user.count({ where: { id: actor.id, ownsInstallation: true } })) > 0;
  if (!owns) throw new Refusal("resource_not_found");
}
