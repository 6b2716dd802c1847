import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { ROLES } from "#lib/domain/role.ts";
import { NAME_MAX, PASSWORD } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { email, text } from "./shapes.ts";

const AccountView = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  hasPassword: z.boolean(),
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
