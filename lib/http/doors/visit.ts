import type { Logger } from "pino";
import type { Call, Context, Runtime } from "#lib/runtime/context.ts";

/** A call by nobody that a workspace knows. */
export interface Visit extends Runtime, Call {}

/** A call by who is signed in, in whatever workspace or in none. */
export interface PersonVisit extends Visit {
  readonly userId: string;
}

/** A member's call that takes a while, during which others than its own context work for it. */
export interface LinesContext extends Context {
  readonly runtime: Runtime;
}

/** A member's call at an address of its own. */
export interface SiteContext extends Context {
  readonly log: Logger;
}
