export { openPauta, type PautaClient } from "./client.ts";
export { PautaError } from "./error.ts";
export type { Arguments, Output } from "#lib/contract/index.ts";
