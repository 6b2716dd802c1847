import { toResponse } from "#lib/http/doors/answer.ts";
import { askedOf } from "#lib/http/doors/asked.ts";
import { boot } from "#lib/runtime/boot.ts";
import { type Doors, openDoors } from "./doors.ts";

/** What a route of Next's hands every verb over to: the same that our server asks before Next sees anything. */
export function mount(place: keyof Doors) {
  const answer = async (request: Request) => {
    const { limits, runtime } = boot();
    const door = openDoors(runtime, limits)[place];
    return toResponse(await door(askedOf(request), () => runtime.settings.appUrl));
  };
  return {
    DELETE: answer,
    GET: answer,
    HEAD: answer,
    OPTIONS: answer,
    PATCH: answer,
    POST: answer,
    PUT: answer,
  };
}
