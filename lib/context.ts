import type { Logger } from "pino";
import type { Db, Tx } from "#lib/db/client.ts";
import type { PriceTable } from "#lib/domain/plan.ts";
import type { Role } from "#lib/domain/role.ts";
import type { Ports } from "#lib/ports/ports.ts";
import type { Provider } from "#lib/ports/provider.ts";

declare const authenticated: unique symbol;
/** A workspace's id that came from a stored row: no query is scoped by anything less. */
export type WorkspaceId = string & { readonly [authenticated]: true };

/** Whose a stored row is. Nothing else makes a `WorkspaceId`, so an id that was sent never becomes one unread. */
export const workspaceOf = (row: { readonly workspaceId: string }): WorkspaceId => row.workspaceId as WorkspaceId;

export type Actor =
  | { readonly kind: "key"; readonly id: string }
  | { readonly kind: "user"; readonly id: string; readonly role: Role }
  | { readonly kind: "system" };

export interface Caller {
  readonly workspaceId: WorkspaceId;
  readonly actor: Actor;
}

/** Which window of the editor writes, and the version of the post that it has seen. */
export interface Editing {
  readonly by: string;
  readonly version: number;
}

/** One call, for logs and the audit. */
export interface Call {
  readonly requestId: string;
  readonly address: string | null;
  /** only from the app's editor: its edits are refused when others changed the post meanwhile */
  readonly editing?: Editing | null;
}

export interface Settings {
  /** where people reach the app, without a slash at the end */
  readonly appUrl: string;
  readonly prices: PriceTable;
  /** where the social network is reached */
  readonly networkUrl: string;
  readonly providers: readonly Provider[];
  /** of Pauta, as its package says */
  readonly version: string;
  /** 0: nobody tries a plan for free */
  readonly trialDays: number;
  readonly requestsPerMinute: number;
  /** the encoder to use; null: the best that is found */
  readonly ffmpegPath: string | null;
  /** encrypts the tokens of connected accounts */
  readonly tokenKey: string;
  /** signs sessions, magic links and cursors */
  readonly authSecret: string;
  /** whether a stranger may begin a workspace of their own */
  readonly signUpIsOpen: boolean;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
}

/** What one process has: made once in `lib/boot.ts`, or by a test. */
export interface Runtime {
  readonly db: Db;
  readonly ports: Ports;
  readonly log: Logger;
  readonly settings: Settings;
  now(): Date;
}

/** One try of a job. */
export interface Attempt {
  /** aborted when the job's time is over, when another worker has it, or when this one stops */
  readonly signal: AbortSignal;
  /** no other try follows: what goes wrong now is how it ends */
  readonly isLast: boolean;
}

export interface Context extends Caller, Call {
  readonly db: Tx;
  readonly ports: Ports;
  readonly settings: Settings;
  now(): Date;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** With `tx`, all that the context does is part of that transaction. */
export function openContext(runtime: Runtime, caller: Caller, call: Call, tx?: Tx): Context {
  return {
    ...caller,
    ...call,
    db: tx ?? runtime.db,
    ports: runtime.ports,
    settings: runtime.settings,
    now: runtime.now,
    transaction: (work) => (tx ? work(tx) : runtime.db.$transaction(work)),
  };
}
