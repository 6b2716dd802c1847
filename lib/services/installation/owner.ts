import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";

/** Who asks; for whoever does not own the installation nothing of it is there. */
export async function requireOwner({ actor, db }: Pick<Context, "actor" | "db">) {
  const id = actor.kind === "user" ? actor.id : "";
  const owner = await db.user.findUnique({ where: { id, ownsInstallation: true } });
  if (!owner) throw new Refusal("resource_not_found");
  return owner;
}
