import type { Door } from "#lib/contract/operation.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { answerCall } from "./answer-call.ts";
import { toResponse } from "./answer.ts";
import { askedOf } from "./asked.ts";
import type { RateLimits } from "./rate-limit.ts";

/** One call in the web's words: for a page that reads ahead, a route of Next's and a test. */
export const dispatch = async (
  runtime: Runtime,
  limits: RateLimits,
  door: Door,
  request: Request,
  address?: string | null,
): Promise<Response> => toResponse(await answerCall(runtime, limits, door, askedOf(request, address)));
