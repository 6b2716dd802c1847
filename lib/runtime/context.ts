import type { Logger } from "pino";
import type { Db, Tx } from "#lib/db/client.ts";
import type { JobAttempt } from "#lib/db/job-claims.ts";
import type { PriceTable } from "#lib/domain/plan.ts";
import type { Role } from "#lib/domain/role.ts";
import type { IdentityProvider } from "#lib/ports/identity.ts";
import type { Ports } from "#lib/ports/ports.ts";
import type { Provider } from "#lib/ports/provider.ts";

declare const authenticated: unique symbol;
/** A workspace's id that came from a stored row: no query is scoped by anything less. */
export type WorkspaceId = string & { readonly [authenticated]: true };

/** Whose a stored row is. Nothing else makes a `WorkspaceId`, so an id that was sent never becomes one unread. */
export const workspaceOf = (row: { readonly workspaceId: string }): WorkspaceId => row.workspaceId as WorkspaceId;

export type Actor =
  | { readonly kind: "key"; readonly id: string }
  | { readonly kind: "user"; readonly id: string; readonly role: Role; readonly writesOnly?: boolean }
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
  /** for what reads and writes whole tables past the pool: an archive */
  readonly databaseUrl: string;
  /** signs sessions, magic links and cursors */
  readonly authSecret: string;
  /** whether a stranger may begin a workspace of their own; null: as the owner of the installation says */
  readonly signUpIsOpen: boolean | null;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
  /** null: as the owner of the installation says */
  readonly oidc: IdentityProvider | null;
}

/** What one process has: made once in `lib/runtime/boot.ts`, or by a test. */
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
  /** tries before this one; those that were put off for no fault of the job's do not count */
  readonly retries: number;
  /** its row in the queue, for what is to end or wait together with what it did */
  readonly job: JobAttempt;
}

/** What every step works with, whoever it is for. Within a transaction `db` is that transaction. */
export interface SystemContext {
  readonly db: Tx;
  readonly ports: Ports;
  readonly settings: Settings;
  /** whether a transaction runs */
  readonly isWithin: boolean;
  now(): Date;
  /** All that is done through `within` holds together, or none of it; where a transaction runs already, with that one. */
  transaction<T>(work: (within: SystemContext) => Promise<T>): Promise<T>;
}

export interface Context extends SystemContext, Caller, Call {
  transaction<T>(work: (within: Context) => Promise<T>): Promise<T>;
}

/** Where a workspace's own rows are found. */
export type Scope = Pick<Context, "db" | "workspaceId">;

/** For what nobody of a workspace asked for: the clock, a provider's news, a person who is on the way in. */
export const openSystem = (runtime: Runtime): SystemContext => {
  const { db, now, ports, settings } = runtime;
  const open = { ports, settings, now };
  const transaction: SystemContext["transaction"] = (work) =>
    db.$transaction((tx) => work(joined({ ...open, db: tx, isWithin: true })));
  return { ...open, db, isWithin: false, transaction };
};

/** A transaction within a transaction is the same one. */
function joined(open: Omit<SystemContext, "transaction">): SystemContext {
  const within: SystemContext = { ...open, transaction: (work) => work(within) };
  return within;
}

/** One call's. Opened of a system's context that is within a transaction, it is within that one too. */
export function openContext(from: Runtime | SystemContext, caller: Caller, call: Call): Context {
  const system = "transaction" in from ? from : openSystem(from);
  const { db, isWithin, now, ports, settings } = system;
  return {
    ...caller,
    ...call,
    db,
    ports,
    settings,
    isWithin,
    now,
    transaction: (work) => system.transaction((within) => work(openContext(within, caller, call))),
  };
}
