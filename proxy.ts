import { type NextRequest, NextResponse } from "next/server";
import { answerRefusal, toResponse } from "#lib/http/answer.ts";
import { isApiHost } from "#lib/http/api-host.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { env } from "#lib/env.ts";

/** On the API's own host there is the API and nothing else. */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  const isElsewhere = isApiHost(request, env.API_HOST) && pathname !== "/v1" && !pathname.startsWith("/v1/");
  return isElsewhere ? toResponse(answerRefusal(new Refusal("path_not_found"), "api"), {}) : NextResponse.next();
}

// Next cuts every body that passes here at 10 MB: uploads look at the host themselves.
export const config = { matcher: "/((?!api/upload$).*)" };
