import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** What the autopilot makes may go out unasked: who publishes nothing starts and feeds it as little. */
export function requirePublisher({ actor }: Pick<Context, "actor">): void {
  if (actor.kind === "user" && actor.writesOnly) throw new Refusal("role_not_allowed");
}
