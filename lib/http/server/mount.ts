import type { Door } from "#lib/contract/operation.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { boot } from "#lib/runtime/boot.ts";

/** What a route of Next's hands every verb over to. */
export const mount = (door: Door) => (request: Request) => {
  const { limits, runtime } = boot();
  return dispatch(runtime, limits, door, request);
};
