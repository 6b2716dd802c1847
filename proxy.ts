import { type NextRequest, NextResponse } from "next/server";
import { networkUrl } from "#lib/adapters/network-url.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { env } from "#lib/env.ts";
import { answerRefusal, toResponse } from "#lib/http/answer.ts";
import { isApiHost } from "#lib/http/api-host.ts";
import { answerHeaders, pageHeaders } from "#lib/http/page-policy.ts";

const DATA = /^\/(v1|api|media)(\/|$)/;
const isSecure = env.APP_URL?.startsWith("https:") ?? false;

/** On the API's own host there is the API and nothing else; a page says what it may load. */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  const isElsewhere = isApiHost(request, env.API_HOST) && pathname !== "/v1" && !pathname.startsWith("/v1/");
  if (isElsewhere) return toResponse(answerRefusal(new Refusal("path_not_found"), "api"), {});
  if (DATA.test(pathname)) return withHeaders(NextResponse.next(), answerHeaders({ isSecure }));

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const isDevelopment = env.NODE_ENV === "development";
  const headers = pageHeaders({ nonce, isDevelopment, isSecure, networkUrl: networkUrl(env) });
  // Next reads the nonce for its own scripts from the policy on the request.
  const forwarded = new Headers([...request.headers, ...Object.entries(headers).slice(0, 1)]);
  return withHeaders(NextResponse.next({ request: { headers: forwarded } }), headers);
}

function withHeaders(response: NextResponse, headers: Record<string, string>): NextResponse {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

// Next cuts every body that passes here at 10 MB: uploads look at the host themselves. Its own files are no pages.
export const config = { matcher: "/((?!api/upload$|_next/static/).*)" };
