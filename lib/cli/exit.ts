import { PautaError } from "#lib/sdk/error.ts";
import { Misuse } from "./arguments.ts";

/** What a script reads of how a command ended; the same for each code, for good. */
const EXITS = {
  invalid_input: 2,
  unauthenticated: 3,
  forbidden: 4,
  not_found: 5,
  invalid_state: 6,
  rate_limited: 7,
  upstream_failure: 8,
  unreachable: 9,
} as const satisfies Record<PautaError["code"], number>;

/** The command was understood and done, but the post failed. */
export const POST_FAILED = 10;

export function exitOf(error: unknown): number {
  if (error instanceof PautaError) return EXITS[error.code];
  return error instanceof Misuse ? EXITS.invalid_input : 1;
}
