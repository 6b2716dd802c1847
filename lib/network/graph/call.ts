import type { Context } from "#lib/network/context.ts";
import type { Action } from "#lib/network/control/faults.ts";
import type { Params } from "#lib/network/http/request.ts";
import type { Grant } from "./grants.ts";

/** One call of the Graph API, read and authenticated. */
export interface Call {
  context: Context;
  params: Params;
  /** The object that the path names; the caller's account where it says `me`. */
  id: string;
  grant: Grant;
  /** The fault that this call suffers; its handler plays the ones that only it can. */
  fault: Action | null;
  /** The call's own address, for the links of a page. */
  address: URL;
}

export type Handler = (call: Call) => object | Promise<object>;
