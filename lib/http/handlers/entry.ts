import { mailStays } from "#lib/http/doors/mail-stays.ts";
import { acceptInvite as accept } from "#lib/services/invites/accept-invite.ts";
import { askForPasskey as ask } from "#lib/services/passkeys/take-passkey.ts";
import { askToSignUp } from "#lib/services/sign-up/sign-up.ts";
import type { Handler } from "./handler.ts";

export const signUp: Handler<"signUp"> = async (visit, { body }) => {
  const link = await askToSignUp(visit, body, visit.address);
  return { sentTo: body.email, link: (await mailStays(visit)) ? link : null };
};

export const askForPasskey: Handler<"askForPasskey"> = (visit) => ask(visit);

export const acceptInvite: Handler<"acceptInvite"> = async (visit, { body }) => ({
  workspaceId: await accept(visit, body.token, visit.userId, visit.address),
});
