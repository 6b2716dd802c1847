import type { NextApiRequest, NextApiResponse } from "next";
import packagedNextAuth from "next-auth";
import type { Runtime } from "#lib/runtime/context.ts";
import { authOptions } from "./options.ts";
import { readCookies } from "./session.ts";
import { unpacked } from "./unpacked.ts";

// By these it takes the origin that it is given with each request, and no other.
Object.assign(process.env, { AUTH_TRUST_HOST: "1", NEXTAUTH_URL: "" });

const NextAuth = unpacked(packagedNextAuth);

/** What next-auth does, by the verb that asks for it. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  callback: ["GET", "POST"],
  csrf: ["GET"],
  error: ["GET"],
  providers: ["GET"],
  session: ["GET", "POST"],
  signin: ["GET", "POST"],
  signout: ["GET", "POST"],
  "verify-request": ["GET"],
};

export const verbsOf = (action: string): readonly string[] | undefined =>
  Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;

interface SignIn {
  readonly method: string;
  /** what stands in the path after next-auth's own: an action, and whose */
  readonly steps: readonly string[];
  readonly query: Record<string, string>;
  readonly cookie: string | null;
  /** the fields of a form or of JSON */
  readonly body: unknown;
  readonly address: string | null;
  /** ours: whatever it makes an address of begins with it */
  readonly origin: string;
}

interface SignedIn {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: string;
}

/** Runs next-auth by the way that it has for routes of Node, without a server of Next's around it. */
export async function runSignIn(runtime: Runtime, asked: SignIn): Promise<SignedIn> {
  const { address, body, cookie, method, origin, query, steps } = asked;
  const { host, protocol } = new URL(origin);
  const request = {
    method,
    body,
    query: { ...query, nextauth: steps },
    cookies: Object.fromEntries([...readCookies(cookie)].map(([name, value]) => [name, decoded(value)])),
    headers: { host, "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) },
  };
  const response = new Recorded();
  await NextAuth(...asNext(request, response), authOptions(runtime, address));
  return { status: response.statusCode, headers: Object.fromEntries(response.headers), body: response.text };
}

/** All that next-auth uses of the two is there. */
const asNext = (request: object, response: object) => [request as NextApiRequest, response as NextApiResponse] as const;

/** What is said to it is kept. */
class Recorded {
  statusCode = 200;
  text = "";
  readonly headers = new Map<string, string | string[]>();

  status(code: number): this {
    this.statusCode = code;
    return this;
  }

  getHeader(name: string): string | string[] | undefined {
    return this.headers.get(name);
  }

  setHeader(name: string, value: string | string[]): this {
    this.headers.set(name, value);
    return this;
  }

  json(body: unknown): void {
    this.headers.set("Content-Type", "application/json; charset=utf-8");
    this.text = JSON.stringify(body);
  }

  send(body: unknown): void {
    if (typeof body === "object" && body !== null) this.json(body);
    else this.end(body);
  }

  end(body?: unknown): void {
    this.text = typeof body === "string" ? body : "";
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
