import type { User } from "next-auth";
import packagedCredentials from "next-auth/providers/credentials";
import { normalizeEmail } from "#lib/domain/email.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { readPass, writePass } from "#lib/services/second-step/pass.ts";
import { takeCode } from "#lib/services/second-step/take-code.ts";
import { unpacked } from "./unpacked.ts";

const CredentialsProvider = unpacked(packagedCredentials);

/** Whoever has a second step comes in by these alone; a passkey is both steps at once. */
export const isAfterCode = (provider = "") => ["code", "passkey", "resume"].includes(provider);

/** How far one person's sign-in is: what their browser keeps between its two steps. */
export interface Steps {
  /** says that the first was done; empty without one */
  readonly held: string;
  /** where the code is asked for */
  readonly codePage: string;
  keep(pass: string): void;
}

/** Whether this is all that they are asked for; the page of the code where it is not. */
export async function passFirstStep(runtime: Runtime, steps: Steps, { email, id }: Pick<User, "email" | "id">) {
  // Whom another tells of, and we did not link yet, is known by their address alone.
  const person = await runtime.db.user.findFirst({
    where: { OR: [{ id }, { email: normalizeEmail(email ?? "") }], secondStep: { isNot: null } },
  });
  if (!person) return true;
  steps.keep(writePass(runtime, "code", person));
  return steps.codePage;
}

/** By the code after the first step; and on, in this browser, after a change that ended all sessions. */
export function byPass(runtime: Runtime, address: string | null, { held }: Steps) {
  return [
    CredentialsProvider({
      id: "code",
      credentials: { code: {} },
      authorize: async (given) => {
        const user = await readPass(runtime, "code", held);
        const outcome = user && (await takeCode(openSystem(runtime), user.id, given?.code ?? "", address));
        if (outcome === "taken") return user;
        throw new Error(outcome === "wrong" ? "CodeWrong" : outcome === "throttled" ? "CodeThrottled" : "CodeLate");
      },
    }),
    CredentialsProvider({
      id: "resume",
      credentials: { pass: {} },
      authorize: (given) => readPass(runtime, "resume", given?.pass ?? ""),
    }),
  ];
}
