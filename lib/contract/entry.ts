import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { NAME_MAX, PASSWORD } from "#lib/domain/limits.ts";
import { operation } from "./operation.ts";
import { email, text } from "./shapes.ts";

// For people who belong to no workspace yet.

export const personName = text({ min: 1, max: NAME_MAX });
export const newPassword = text(PASSWORD);

export const signUp = operation({
  method: "POST",
  path: "/entry/sign-up",
  summary: "Ask for an account of one's own: a link is sent, and nothing is made before it is opened",
  audience: "site",
  caller: "anyone",
  body: z.strictObject({ name: personName, email, password: newPassword, language: z.enum(LANGUAGES) }),
  response: z.strictObject({
    sentTo: z.string(),
    link: z.url().nullable().meta({ description: "Where no mail leaves the machine that asks: the link itself." }),
  }),
});

export const askForPasskey = operation({
  method: "POST",
  path: "/entry/passkey",
  summary: "Get what a browser asks a passkey by, to sign in",
  audience: "site",
  caller: "anyone",
  response: z.strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
  }),
});

export const acceptInvite = operation({
  method: "POST",
  path: "/entry/accept-invite",
  summary: "Join the workspace that an invite is to, as who is signed in",
  audience: "site",
  caller: "person",
  body: z.strictObject({ token: text({ max: 200 }) }),
  response: z.strictObject({ workspaceId: z.string() }),
});
