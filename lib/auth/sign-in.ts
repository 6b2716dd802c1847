import type { NextApiRequest, NextApiResponse } from "next";
import packagedNextAuth from "next-auth";
import type { Runtime } from "#lib/runtime/context.ts";
import { findIdentityProvider } from "#lib/services/installation/identity-provider.ts";
import { authOptions } from "./options.ts";
import { codeCookieName, readCookies, sessionCookieName } from "./session.ts";
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

/** What a person types is sent, and nobody else's site leads back with it. */
const TYPED = ["credentials", "invite", "sign-up", "code", "passkey", "resume"];

export function verbsOf([action = "", whose = ""]: readonly string[]): readonly string[] | undefined {
  if (action === "callback" && TYPED.includes(whose)) return ["POST"];
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
}

interface SignIn {
  readonly method: string;
  /** what stands in the path after next-auth's own: an action, and whose */
  readonly steps: readonly string[];
  readonly query: Record<string, string>;
  readonly cookie: string | null;
  readonly fields: Readonly<Record<string, string>> | undefined;
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
  const { address, cookie, fields, method, origin, query, steps } = asked;
  const { host, protocol } = new URL(origin);
  const secure = runtime.settings.appUrl.startsWith("https:");
  const sent = [...readCookies(cookie)].map(([name, value]) => [name, decoded(value)] as const);
  const held = sent.find(([name]) => name === codeCookieName(secure))?.[1] ?? "";
  // Whoever comes in is nobody until then: next-auth links a login to whose session there is, also one that ended.
  const seen = sent.filter(([name]) => steps[0] !== "callback" || !name.startsWith(sessionCookieName(secure)));
  const cookies = leadingHere(Object.fromEntries(seen), origin);
  const [body, asks] = [fields && leadingHere(fields, origin), leadingHere(query, origin)];
  const to = nextOf({ ...cookies, ...asks, ...body }, origin);
  const request = {
    method,
    body,
    query: { ...asks, nextauth: steps },
    cookies,
    headers: { host, "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) },
  };
  const response = new Recorded();
  const keep = (pass: string) => response.setHeader("Set-Cookie", [codeCookie(pass, secure)]);
  const codePage = `/login/code?to=${encodeURIComponent(to)}`;
  const oidc = await findIdentityProvider(runtime);
  await NextAuth(...asNext(request, response), authOptions(runtime, address, { held, codePage, keep }, oidc));
  return { status: response.statusCode, headers: Object.fromEntries(response.headers), body: response.text };
}

/** An error is sent on as it was asked for: in letters that no header may hold. */
const asHeader = (text: string): string => text.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);

/** For the address alone that takes the code. */
const codeCookie = (pass: string, secure: boolean) =>
  `${codeCookieName(secure)}=${pass}; Path=/api/auth/callback/code; Max-Age=600; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

const NEXT = /callback-?url$/i;

/** The path that a sign-in is to end on, as the form, the link or the cookie of before says. */
function nextOf(given: Readonly<Record<string, string>>, origin: string): string {
  const said = Object.entries(given).findLast(([name]) => NEXT.test(name))?.[1];
  const { pathname, search } = new URL(said ?? "/projects", origin);
  return `${pathname}${search}`;
}

/** Where to go next, unless it is here, is as if nobody had said it: next-auth throws at what is no address. */
const leadingHere = (given: Readonly<Record<string, string>>, origin: string): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => !NEXT.test(name) || isHere(value, origin)));

const isHere = (written: string, origin: string): boolean =>
  URL.parse(written, written.startsWith("/") ? origin : undefined)?.origin === origin;

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
    this.headers.set(name, name === "Location" ? asHeader(String(value)) : value);
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
