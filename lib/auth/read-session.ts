import { headers } from "next/headers";
import { cache } from "react";
import { boot } from "#lib/runtime/boot.ts";
import { signInMethods } from "./options.ts";
import { findSessionCaller, findSessionUser } from "./session.ts";

/** For pages: who is signed in, with what the frame shows of them; null for nobody. */
export const readSession = cache(async () => {
  const { runtime } = boot();
  const caller = await findSessionCaller(runtime, await headers());
  if (!caller) return null;
  const person = await runtime.db.user.findUniqueOrThrow({
    where: { id: caller.actor.id },
    select: { name: true, email: true, ownsInstallation: true },
  });
  return { ...caller, person };
});

/** For the pages before a workspace: who is signed in at all. */
export const readSessionUser = cache(async () => findSessionUser(boot().runtime, await headers()));

export const readSignInMethods = () => signInMethods(boot().runtime);
