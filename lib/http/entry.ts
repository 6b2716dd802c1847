import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { findSessionUser } from "#lib/auth/session.ts";
import type { Runtime } from "#lib/context.ts";
import { entryOperations } from "#lib/contract/entry.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { acceptInvite } from "#lib/services/invites/accept-invite.ts";
import { askToSignUp } from "#lib/services/sign-up/sign-up.ts";
import { type Answer, answerRefusal, toResponse } from "./answer.ts";
import { addressOf, isOwnOrigin } from "./authenticate.ts";
import { parseBody, readBody } from "./input.ts";
import { mailStays } from "./mail-stays.ts";
import type { RateLimits } from "./rate-limit.ts";

type Entry = typeof entryOperations;
type EntryName = keyof Entry;
type Handlers = {
  [Name in EntryName]: (
    runtime: Runtime,
    body: z.output<Entry[Name]["body"]>,
    request: Request,
  ) => Promise<z.output<Entry[Name]["response"]>>;
};

const HANDLERS: Handlers = {
  signUp: async (runtime, body, request) => {
    const link = await askToSignUp(runtime, body, addressOf(request));
    return { sentTo: body.email, link: mailStays(runtime, request) ? link : null };
  },
  acceptInvite: async (runtime, { token }, request) => {
    const user = await findSessionUser(runtime, request.headers);
    if (!user) throw new Refusal("session_missing");
    return { workspaceId: await acceptInvite(runtime, token, user.id, addressOf(request)) };
  },
};

const nameOf = (path: string) =>
  (Object.keys(entryOperations) as EntryName[]).find((name) => entryOperations[name].path === path);

/** One call by a person who belongs to no workspace yet. */
export async function answerEntry(runtime: Runtime, limits: RateLimits, request: Request, path: string) {
  const requestId = randomUUID();
  const answer = await accept(runtime, limits, request, path).catch((error: unknown) => {
    if (error instanceof Refusal) return answerRefusal(error, "app");
    runtime.log.error({ err: error, requestId, operation: path }, "call failed");
    return answerRefusal(new Refusal("unexpected"), "app");
  });
  return toResponse(answer, { "X-Request-Id": requestId });
}

async function accept(runtime: Runtime, limits: RateLimits, request: Request, path: string): Promise<Answer> {
  const name = nameOf(path);
  if (!name) throw new Refusal("path_not_found");
  if (!isOwnOrigin(runtime, request)) throw new Refusal("origin_not_allowed");
  await limits.forStranger(addressOf(request));
  const body = parseBody(entryOperations[name], (await readBody(request)).value);
  // The table is typed row by row; the name alone cannot tell TypeScript which row this is.
  const handler = HANDLERS[name] as (runtime: Runtime, body: unknown, request: Request) => Promise<unknown>;
  return { status: 200, body: entryOperations[name].response.parse(await handler(runtime, body, request)) };
}
