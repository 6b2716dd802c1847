import { type NextRequest, NextResponse } from "next/server";
import { networkUrl } from "#lib/adapters/network-url.ts";
import { env } from "#lib/runtime/env.ts";
import { answerHeaders, pageHeaders } from "#lib/http/server/page-policy.ts";

const DATA = /^\/(v1|api|media)(\/|$)/;
const isSecure = env.APP_URL?.startsWith("https:") ?? false;

/** A page says what it may load. */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
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

// Next cuts every body that passes here at 10 MB. Its own files are no pages.
export const config = { matcher: "/((?!api/(?:upload|import)$|_next/static/).*)" };
