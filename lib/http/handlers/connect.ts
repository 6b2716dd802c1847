import { Refusal } from "#lib/domain/refusal.ts";
import { SocialError } from "#lib/ports/social.ts";
import { finishConnect as finish, takeState } from "#lib/services/social/connect.ts";
import type { Handler } from "./handler.ts";

type Ending = "done" | "other" | "denied" | "failed" | "permission";

export const finishConnect: Handler<"finishConnect"> = async (context, { headers, query: { code, state } }) => {
  // A state that is not theirs, or was used: nothing says which project it was for.
  if (!state) throw new Refusal("connect_state_invalid");
  const projectId = await takeState(context, state);
  const page: `/${string}` = isStarting(headers.cookie) ? "/start" : `/${projectId}/settings`;
  const end = (ending: Ending): `/${string}` => `${page}?connect=${ending}`;
  if (!code) return end("denied");
  try {
    const finished = await finish(context, { code, projectId, state });
    return end(finished === "connected" ? "done" : "other");
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    context.log.warn({ err: error, projectId }, "an account could not be connected");
    const { answer } = error;
    return end(answer.do === "reconnect" && answer.because === "permission_missing" ? "permission" : "failed");
  }
};

/** Whoever left from their first steps comes back to them. */
const isStarting = (cookies: string | null) => /(?:^|;\s*)pauta\.starting=1(?:;|$)/.test(cookies ?? "");
