import { openSigned, sign } from "#lib/crypto/signed-text.ts";
import type { Runtime } from "#lib/runtime/context.ts";

/** `code`: the first step is done, the code is not. `resume`: begins the session anew that a change of ours ended. */
const LIVES_MS = { code: 10 * 60_000, resume: 60_000 } as const;
type Purpose = keyof typeof LIVES_MS;

type Place = Pick<Runtime, "now" | "settings">;

interface Pass {
  readonly userId: string;
  readonly sessionVersion: number;
  readonly expiresAt: number;
}

const purposeOf = (purpose: Purpose) => `second step ${purpose}`;

export function writePass({ now, settings }: Place, purpose: Purpose, user: { id: string; sessionVersion: number }) {
  const expiresAt = now().getTime() + LIVES_MS[purpose];
  const pass: Pass = { userId: user.id, sessionVersion: user.sessionVersion, expiresAt };
  return sign(settings.authSecret, purposeOf(purpose), JSON.stringify(pass));
}

/** Whose it is; null where it is over, or the person's sessions were ended since. */
export async function readPass({ db, now, settings }: Place & Pick<Runtime, "db">, purpose: Purpose, written: string) {
  const text = openSigned(settings.authSecret, purposeOf(purpose), written);
  // What carries our signature was written above.
  const pass = text === null ? null : (JSON.parse(text) as Pass);
  if (!pass || pass.expiresAt <= now().getTime()) return null;
  return db.user.findFirst({ where: { id: pass.userId, sessionVersion: pass.sessionVersion } });
}
