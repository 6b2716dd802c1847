import type { Arguments, CallName, OperationName, Output } from "#lib/contract/index.ts";
import { filledPath } from "#lib/contract/path.ts";
import type { ErrorCode, Reason } from "#lib/domain/refusal.ts";
import { ROUTES } from "./routes.ts";

/** The server said no, or could not be reached. */
export class CallError extends Error {
  readonly code: ErrorCode | "offline";
  readonly reason: Reason | "offline";
  readonly field: string | undefined;

  constructor(error: { code: ErrorCode | "offline"; reason: Reason | "offline"; field?: string; message: string }) {
    super(error.message);
    this.name = "CallError";
    this.code = error.code;
    this.reason = error.reason;
    this.field = error.field;
  }
}

/** A connection that gives no answer for so long is as good as broken. */
const PATIENCE_MS = 45_000;

/** What a server's no says. */
interface Refused {
  error: ConstructorParameters<typeof CallError>[0];
}

/** Every no of the dispatcher's has this form. */
export const refusedAs = (answer: unknown) => new CallError((answer as Refused).error);
export const offline = () => new CallError({ code: "offline", reason: "offline", message: "offline" });

/** Calls an operation as who is signed in, or as anyone where it is for anyone. */
export async function call<Name extends CallName>(
  name: Name,
  sent: Arguments<Name>,
  headers: Record<string, string> = {},
  priority: RequestPriority = "auto",
): Promise<Output<Name>> {
  const { body } = sent as Sent;
  const { address, method } = requestLine(name, sent);
  const response = await fetch(address, {
    method,
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
    priority,
  }).catch(() => {
    throw offline();
  });
  const answer: unknown = await response.json().catch(() => {
    // A proxy's page, or an answer that broke off.
    throw offline();
  });
  if (!response.ok) throw refusedAs(answer);
  // The dispatcher held the answer against this schema before it left.
  return answer as Output<Name>;
}

/** Where and how an operation is asked for. */
export function requestLine<Name extends OperationName>(name: Name, sent: Arguments<Name>) {
  const [method = "GET", path = ""] = ROUTES[name].split(" ");
  const { params = {}, query = {} } = sent as Sent;
  return { method, address: `${filledPath(path, params)}${search(query)}` };
}

/** What `Arguments` is, for every operation at once. */
interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

function search(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
