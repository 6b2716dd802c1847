import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { openSystem, type Runtime, type SystemContext } from "#lib/runtime/context.ts";
import { forgetFailures, maySignIn, noteFailure } from "#lib/services/sign-up/throttle.ts";
import { giveChallenge, LIVES_MS, siteOf, takeChallenge } from "./challenge.ts";
import { readAuthentication } from "./read-answer.ts";

/** What a browser asks a passkey by, whosever it is. */
export const askForPasskey = async (runtime: Runtime) => ({
  challenge: await giveChallenge(runtime, null),
  rpId: siteOf(runtime).expectedRPID,
  timeout: LIVES_MS,
  userVerification: "required" as const,
});

interface Kept {
  id: string;
  userId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: bigint;
}

/** Who comes in by what a passkey signed: it knows its person, so that no code is asked for. */
export async function takePasskey(runtime: Runtime, written: string, address: string | null) {
  const answer = readAuthentication(written);
  if (!answer) return null;
  const tried = `passkey ${answer.id}`;
  if (!(await maySignIn(runtime, tried, address))) return "throttled";
  const userId = await openSystem(runtime).transaction((within) => verify(runtime, within, answer));
  await (userId ? forgetFailures(runtime, tried) : noteFailure(runtime, tried, address));
  return userId && runtime.db.user.findUnique({ where: { id: userId } });
}

/** Its row is held: of two answers with one count, the second is no more than a copy. */
async function verify(runtime: Runtime, within: SystemContext, response: AuthenticationResponseJSON) {
  const [kept] = await within.db.$queryRaw<Kept[]>`
    SELECT "id", "userId", "publicKey", "counter" FROM "Passkey" WHERE "credentialId" = ${response.id} FOR UPDATE`;
  if (!kept) return null;
  const verified = await verifyAuthenticationResponse({
    response,
    // Past the transaction: what was answered once is used, also where the answer is wrong.
    expectedChallenge: (challenge) => takeChallenge(runtime, challenge, null),
    ...siteOf(runtime),
    credential: { id: response.id, publicKey: new Uint8Array(kept.publicKey), counter: Number(kept.counter) },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter: counter } = verified.authenticationInfo;
  await within.db.passkey.update({ where: { id: kept.id }, data: { counter, lastUsedAt: within.now() } });
  return kept.userId;
}
