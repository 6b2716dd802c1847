import { randomUUID } from "node:crypto";
import { openContext, type Runtime } from "#lib/context.ts";
import { findSessionCaller } from "#lib/auth/session.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { SocialError } from "#lib/ports/social.ts";
import { finishConnect } from "#lib/services/social/connect.ts";
import { addressOf } from "./authenticate.ts";

/** Where the social network sends a person back, with a code or a refusal; they end on a page either way. */
export async function answerConnect(runtime: Runtime, request: Request): Promise<Response> {
  const to = (path: string) => Response.redirect(`${runtime.settings.appUrl}${path}`, 303);
  const caller = await findSessionCaller(runtime, request.headers);
  if (!caller) return to("/login");
  const { searchParams } = new URL(request.url);
  const [code, state] = [searchParams.get("code"), searchParams.get("state")];
  if (!code || !state) return to("/projects?connect=denied");
  const context = openContext(runtime, caller, { requestId: randomUUID(), address: addressOf(request) });
  try {
    await finishConnect(context, state, code);
    return to("/projects?connect=done");
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof SocialError)) throw error;
    runtime.log.warn({ err: error }, "an account could not be connected");
    return to("/projects?connect=failed");
  }
}
