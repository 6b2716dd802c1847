import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { ROLES } from "#lib/domain/role.ts";
import { operation } from "./operation.ts";
import { text } from "./shapes.ts";

const AccountView = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  hasPassword: z.boolean(),
  workspace: z.strictObject({ id: z.string(), name: z.string(), role: z.enum(ROLES) }),
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
  body: z.strictObject({ name: text({ min: 1, max: 80 }).optional(), language: z.enum(LANGUAGES).optional() }),
  response: AccountView,
});

export const changePassword = operation({
  method: "POST",
  path: "/account/password",
  summary: "Change one's password, which ends every session",
  audience: "app",
  body: z.strictObject({ current: text({ max: 200 }), next: text({ min: 8, max: 200 }) }),
  response: z.strictObject({ changed: z.literal(true) }),
});
