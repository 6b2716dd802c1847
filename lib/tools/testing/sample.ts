import type { Arguments, OperationName } from "#lib/contract/index.ts";
import type { workspace } from "./workspace.ts";

export type Workspace = Awaited<ReturnType<typeof workspace>>;

/** Arguments with which each operation succeeds: a new one without does not compile. */
export type Samples = { readonly [Name in OperationName]: (at: Workspace) => Promise<Arguments<Name>> };
