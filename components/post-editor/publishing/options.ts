import type { Output } from "#lib/contract/index.ts";

export type Options = Output<"readOptions">;
/** Does an act and shows what it answered. */
export type Act = (does: (headers: Record<string, string>) => Promise<Options>) => Promise<boolean>;
