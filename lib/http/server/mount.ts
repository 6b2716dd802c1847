import { toResponse } from "#lib/http/doors/answer.ts";
import { askedOf } from "#lib/http/doors/asked.ts";
import { boot } from "#lib/runtime/boot.ts";
import { type Doors, openDoors } from "./doors.ts";

/** What a route of Next's hands every verb over to: the same that our server asks before Next sees anything. */
export const mount = (place: keyof Doors) => async (request: Request) => {
  const { limits, runtime } = boot();
  const answer = openDoors(runtime, limits)[place];
  return toResponse(await answer(askedOf(request), () => runtime.settings.appUrl));
};
