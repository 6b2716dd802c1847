import type { Context } from "#lib/runtime/context.ts";
import { requireOwner } from "./owner.ts";
import { signUpIsOpen } from "./sign-up.ts";

/** What goes for every workspace, and whether the environment has said it. */
export async function readInstallation(context: Context) {
  await requireOwner(context);
  return {
    signUp: { isOpen: await signUpIsOpen(context), isFixed: context.settings.signUpIsOpen !== null },
  };
}
