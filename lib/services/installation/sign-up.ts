import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { requireOwner } from "./owner.ts";
import { recordChange } from "./record-change.ts";

const ID = 1;

/** Whether a stranger may begin a workspace: as the environment says, else as the owner of the installation did. */
export async function signUpIsOpen({ db, settings }: Pick<Context, "db" | "settings">): Promise<boolean> {
  if (settings.signUpIsOpen !== null) return settings.signUpIsOpen;
  return (await db.installation.findUnique({ where: { id: ID } }))?.signUpIsOpen ?? true;
}

/** Counts at once, on every process. */
export async function openSignUp(context: Context, isOpen: boolean): Promise<void> {
  await requireOwner(context);
  if (context.settings.signUpIsOpen !== null) throw new Refusal("set_by_environment", { field: "isOpen" });
  const said = { signUpIsOpen: isOpen };
  await context.transaction(async (within) => {
    if ((await signUpIsOpen(within)) === isOpen) return;
    await within.db.installation.upsert({ where: { id: ID }, create: { id: ID, ...said }, update: said });
    await recordChange(within, context, isOpen ? "installation.sign_up_opened" : "installation.sign_up_closed");
  });
}
