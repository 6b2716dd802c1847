import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { operation } from "./operation.ts";
import { email, text } from "./shapes.ts";

export const personName = text({ min: 1, max: 80 });
export const newPassword = text({ min: 8, max: 200 });

/** Apart from the registry: these are for people who belong to no workspace yet, at /api/entry. */
export const entryOperations = {
  signUp: operation({
    method: "POST",
    path: "/sign-up",
    summary: "Ask for an account of one's own: a link is sent, and nothing is made before it is opened",
    body: z.strictObject({ name: personName, email, password: newPassword, language: z.enum(LANGUAGES) }),
    response: z.strictObject({
      sentTo: z.string(),
      link: z.url().nullable().meta({ description: "Where no mail leaves the machine that asks: the link itself." }),
    }),
  }),
  acceptInvite: operation({
    method: "POST",
    path: "/accept-invite",
    summary: "Join the workspace that an invite is to, as who is signed in",
    body: z.strictObject({ token: text({ max: 200 }) }),
    response: z.strictObject({ workspaceId: z.string() }),
  }),
} as const;
