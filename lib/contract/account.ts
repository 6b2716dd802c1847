import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { ROLES } from "#lib/domain/role.ts";
import { NAME_MAX, PASSKEY_NAME_MAX, PASSWORD } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { email, text, timestamp } from "./shapes.ts";

const AccountView = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  hasPassword: z.boolean(),
  secondStep: z
    .strictObject({ onSince: z.iso.datetime(), recoveryCodesLeft: z.int() })
    .nullable()
    .meta({ description: "Whether a code is asked for at sign-in." }),
  passkeys: z.array(
    z.strictObject({ id: z.string(), name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() }),
  ),
  workspace: z.strictObject({ id: z.string(), name: z.string(), role: z.enum(ROLES), writesOnly: z.boolean() }),
  workspaces: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

export const readAccount = operation({
  method: "GET",
  path: "/account",
  summary: "Read who is signed in, and to which workspace",
  audience: "app",
  response: AccountView,
});

export const updateAccount = operation({
  method: "PATCH",
  path: "/account",
  summary: "Change one's own name or language",
  audience: "app",
  body: z.strictObject({ name: text({ min: 1, max: NAME_MAX }).optional(), language: z.enum(LANGUAGES).optional() }),
  response: AccountView,
});

export const changePassword = operation({
  method: "POST",
  path: "/account/password",
  summary: "Change one's password, which ends every session",
  audience: "app",
  body: z.strictObject({ current: text({ max: PASSWORD.max }), next: text(PASSWORD) }),
  response: z.strictObject({ changed: z.literal(true) }),
});

export const changeEmail = operation({
  method: "POST",
  path: "/account/email",
  summary: "Ask for another e-mail: a link is sent to it, and nothing changes before it is opened",
  audience: "app",
  body: z.strictObject({ email, password: text({ max: PASSWORD.max }) }),
  response: z.strictObject({ sentTo: z.string() }),
});

export const confirmEmail = operation({
  method: "POST",
  path: "/account/email/confirm",
  summary: "Take the e-mail that a link was sent to",
  audience: "app",
  body: z.strictObject({ token: text({ max: 2000 }) }),
  response: AccountView,
  errors: ["invalid_state"],
});

export const endSessions = operation({
  method: "POST",
  path: "/account/sign-out",
  summary: "End every session of one's own, on every device",
  audience: "app",
  response: z.strictObject({ ended: z.literal(true) }),
});

// The second step at sign-in.

/** As it is typed: of the app, or a recovery code. */
const code = text({ min: 1, max: 40 });
const recoveryCodes = z.array(z.string());
/** Begins anew, by the sign-in's own address, the session that the change ended. */
const resume = z.string();

export const beginSecondStep = operation({
  method: "POST",
  path: "/account/second-step/begin",
  summary: "Get the secret of an authenticator app; nothing changes before its first code",
  audience: "app",
  body: z.strictObject({ password: text({ max: PASSWORD.max }) }),
  response: z.strictObject({ secret: z.string(), uri: z.string(), setup: z.string() }),
  errors: ["invalid_state"],
});

export const turnOnSecondStep = operation({
  method: "POST",
  path: "/account/second-step",
  summary: "Turn the second step on by its first code, which ends every session; recovery codes are told this once",
  audience: "app",
  body: z.strictObject({ setup: text({ max: 2000 }), code }),
  response: z.strictObject({ recoveryCodes, resume }),
  errors: ["invalid_state"],
});

export const turnOffSecondStep = operation({
  method: "POST",
  path: "/account/second-step/off",
  summary: "Turn the second step off by a code, which ends every session",
  audience: "app",
  body: z.strictObject({ code }),
  response: z.strictObject({ resume }),
  errors: ["invalid_state"],
});

export const renewRecoveryCodes = operation({
  method: "POST",
  path: "/account/second-step/recovery-codes",
  summary: "Get new recovery codes by a code; those of before serve no more",
  audience: "app",
  body: z.strictObject({ code }),
  response: z.strictObject({ recoveryCodes }),
  errors: ["invalid_state"],
});

// Passkeys, each of which is both steps at once.

const publicKey = z.literal("public-key");

export const beginPasskey = operation({
  method: "POST",
  path: "/account/passkeys/begin",
  summary: "Get what a browser makes a passkey by",
  audience: "app",
  body: z.strictObject({
    proof: text({ max: PASSWORD.max }).meta({ description: "The password; a code instead where a second step is on." }),
  }),
  response: z.strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal("none"),
    excludeCredentials: z.array(z.strictObject({ type: publicKey, id: z.string() })),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal("required"),
      requireResidentKey: z.boolean(),
      userVerification: z.literal("required"),
    }),
  }),
  errors: ["invalid_state"],
});

export const addPasskey = operation({
  method: "POST",
  path: "/account/passkeys",
  summary: "Sign in with a passkey from now on",
  audience: "app",
  body: z.strictObject({
    name: text({ min: 1, max: PASSKEY_NAME_MAX }),
    answer: text({ min: 1, max: 20_000 }).meta({ description: "What the browser made, as JSON." }),
  }),
  response: AccountView,
});

export const removePasskey = operation({
  method: "DELETE",
  path: "/account/passkeys/{id}",
  summary: "Sign in with a passkey no more",
  audience: "app",
  response: AccountView,
  errors: ["not_found"],
});
