import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { newId } from "#lib/db/id.ts";
import { PASSKEYS_MAX } from "#lib/domain/limits.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { requirePassword } from "#lib/services/account/require-password.ts";
import { changeSecondStep } from "#lib/services/second-step/change-second-step.ts";
import { requireCode } from "#lib/services/second-step/take-code.ts";
import { giveChallenge, LIVES_MS, siteOf, takeChallenge } from "./challenge.ts";
import { readRegistration } from "./read-answer.ts";

/** Ed25519, P-256, RSA: what keys are made of. */
const ALGORITHMS = [-8, -7, -257];

/** What a browser makes a passkey by. It comes in alone, so whoever adds one proves themselves as at a sign-in. */
export async function beginPasskey(context: Context, proof: string) {
  const { db } = context;
  const user = await findSelf(context);
  if (await db.secondStep.count({ where: { userId: user.id } })) await requireCode(context, user.id, proof);
  else await requirePassword(context, user, proof);
  const own = await db.passkey.findMany({ where: { userId: user.id }, select: { credentialId: true } });
  if (own.length >= PASSKEYS_MAX) throw new Refusal("passkey_limit_reached");
  return {
    challenge: await giveChallenge(context, user.id),
    rp: { id: siteOf(context).expectedRPID, name: "Pauta" },
    user: { id: Buffer.from(user.id).toString("base64url"), name: user.email, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: LIVES_MS,
    attestation: "none" as const,
    excludeCredentials: own.map(({ credentialId: id }) => ({ type: "public-key" as const, id })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
  };
}

/** The person signs in with it from now on, by whatever verified them: it is told like every change of what guards them. */
export async function addPasskey(context: Context, { answer, name }: { answer: string; name: string }): Promise<void> {
  const { id: userId } = await findSelf(context);
  const made = await readPasskey(context, userId, answer);
  await context.transaction(async (within) => {
    const data = { ...made, id: newId("passkey"), userId, name, createdAt: within.now() };
    const { count } = await within.db.passkey.createMany({ data, skipDuplicates: true });
    if (count === 0) throw new Refusal("passkey_not_taken", { field: "answer" });
    await changeSecondStep(within, context, userId, "passkey");
  });
}

async function readPasskey(context: Context, userId: string, answer: string) {
  const response = readRegistration(answer);
  const verified =
    response &&
    (await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(context, challenge, userId),
      ...siteOf(context),
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null));
  if (!verified?.verified) throw new Refusal("passkey_not_taken", { field: "answer" });
  const { counter, id: credentialId, publicKey } = verified.registrationInfo.credential;
  return { credentialId, publicKey, counter };
}
