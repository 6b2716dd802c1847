import { verbsOf, runSignIn } from "#lib/auth/sign-in.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { type Reply, replyTo } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { readText } from "./input.ts";
import { MethodNotAllowed } from "./match.ts";
import type { RateLimits } from "./rate-limit.ts";

const PREFIX = "/api/auth/";

/** Where people sign in and out: next-auth's own addresses, made of an origin that is ours. */
export const answerSignIn = (runtime: Runtime, limits: RateLimits, asked: Asked, origin: string): Promise<Reply> =>
  signIn(runtime, limits, asked, origin).catch((error: unknown) => replyTo(error, "site", runtime.log));

async function signIn(runtime: Runtime, limits: RateLimits, asked: Asked, origin: string): Promise<Reply> {
  const { address, headers, method, path, query } = asked;
  const steps = path.slice(PREFIX.length).split("/");
  const verbs = verbsOf(steps);
  if (!verbs || steps.length > 2) throw new Refusal("path_not_found");
  if (!verbs.includes(method)) throw new MethodNotAllowed(verbs);
  // Before anything is read, looked up or hashed.
  if (method === "POST") await limits.forSignIn(address);
  const answer = await runSignIn(runtime, {
    method,
    steps,
    query: Object.fromEntries(query),
    cookie: headers.get("cookie"),
    fields: method === "POST" ? await readFields(asked) : undefined,
    address,
    origin,
  });
  return { ...answer, headers: { "Cache-Control": "no-store", ...answer.headers } };
}

async function readFields(asked: Asked): Promise<Record<string, string>> {
  const text = await readText(asked);
  const type = asked.headers.get("content-type") ?? "";
  if (type.includes("application/x-www-form-urlencoded")) return Object.fromEntries(new URLSearchParams(text));
  if (!type.includes("application/json")) return {};
  const sent = parsed(text);
  if (!isFields(sent)) throw new Refusal("body_not_json");
  return sent;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFields = (sent: unknown): sent is Record<string, string> =>
  typeof sent === "object" && sent !== null && Object.values(sent).every((value) => typeof value === "string");
