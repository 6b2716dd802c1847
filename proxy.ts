import { type NextRequest, NextResponse } from "next/server";
import { networkUrl } from "#lib/adapters/network-url.ts";
import { env } from "#lib/runtime/env.ts";
import { pageHeaders } from "#lib/http/server/page-policy.ts";

const isSecure = env.APP_URL?.startsWith("https:") ?? false;
const isDevelopment = env.NODE_ENV === "development";

/** A page says what it may load. */
export function proxy(request: NextRequest): Response {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const headers = pageHeaders({ nonce, isDevelopment, isSecure, networkUrl: networkUrl(env) });
  // Next reads the nonce for its own scripts from the policy on the request.
  const forwarded = new Headers([...request.headers, ...Object.entries(headers).slice(0, 1)]);
  const response = NextResponse.next({ request: { headers: forwarded } });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

// Next's own files are no pages, and what is data has its own headers.
export const config = { matcher: "/((?!v1/|api/|media/|_next/static/).*)" };
