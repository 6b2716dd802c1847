import { randomUUID } from "node:crypto";
import { openContext, type Runtime } from "#lib/context.ts";
import { findSessionCaller } from "#lib/auth/session.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { SocialError } from "#lib/ports/social.ts";
import { finishConnect, takeState } from "#lib/services/social/connect.ts";
import { addressOf } from "./authenticate.ts";

const PERMISSION_MISSING = 10;

type Ending = "done" | "other" | "denied" | "failed" | "permission";

/** Where the social network sends a person back, with a code or a refusal; they end on their project's page. */
export async function answerConnect(runtime: Runtime, request: Request): Promise<Response> {
  const to = (path: string) => Response.redirect(`${runtime.settings.appUrl}${path}`, 303);
  const caller = await findSessionCaller(runtime, request.headers);
  if (!caller) return to("/login");
  const { searchParams } = new URL(request.url);
  const [code, state] = [searchParams.get("code"), searchParams.get("state")];
  const context = openContext(runtime, caller, { requestId: randomUUID(), address: addressOf(request) });
  const projectId = state && (await takeState(context, state).catch(refusedOnly));
  // A state that is not theirs, or was used: nothing says which project it was for.
  if (!state || !projectId) return to("/projects");
  const page = isStarting(request) ? "/start" : `/${projectId}/settings`;
  const end = (ending: Ending) => to(`${page}?connect=${ending}`);
  if (!code) return end("denied");
  try {
    const finished = await finishConnect(context, { code, projectId, state });
    return end(finished === "connected" ? "done" : "other");
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    runtime.log.warn({ err: error }, "an account could not be connected");
    return end(error.code === PERMISSION_MISSING ? "permission" : "failed");
  }
}

/** Whoever left from their first steps comes back to them. */
const isStarting = (request: Request) => /(?:^|;\s*)pauta\.starting=1(?:;|$)/.test(request.headers.get("cookie") ?? "");

function refusedOnly(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
