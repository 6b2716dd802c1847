import { decode } from "next-auth/jwt";
import { ask } from "#lib/db/client.ts";
import type { Role } from "#lib/domain/role.ts";
import { type Actor, type Caller, type Runtime, workspaceOf } from "#lib/runtime/context.ts";

const COOKIE = "pauta.session";
const CODE_COOKIE = "pauta.code";
/** Which of a person's workspaces they look at; the first that they joined without it. */
const WORKSPACE_COOKIE = "pauta.workspace";

const named = (name: string, secure: boolean) => (secure ? `__Secure-${name}` : name);

export const sessionCookieName = (secure: boolean) => named(COOKIE, secure);

/** Between the two steps of signing in. */
export const codeCookieName = (secure: boolean) => named(CODE_COOKIE, secure);

/** Of a request, its headers. */
type Sent = Pick<Headers, "get">;

export interface SessionCaller extends Caller {
  readonly actor: Extract<Actor, { kind: "user" }>;
}

interface Membership {
  workspaceId: string;
  role: Role;
  writesOnly: boolean;
}

/** Each time: a session that was ended, or a member who left, is told apart at the next call. */
const MEMBERSHIPS = `
  SELECT m."workspaceId", m."role", m."writesOnly" FROM "Member" m JOIN "User" u ON u."id" = m."userId"
  WHERE m."userId" = $1 AND u."sessionVersion" = $2
  ORDER BY m."joinedAt", m."id"`;

/** Whom a session's cookie speaks for now; null once it ended, the password changed or the member left. */
export async function findSessionCaller(runtime: Runtime, headers: Sent): Promise<SessionCaller | null> {
  const cookies = readCookies(headers.get("cookie"));
  const claims = await readClaims(runtime, cookies);
  if (!claims) return null;
  const memberships = await ask<Membership>(runtime.db, MEMBERSHIPS, [claims.userId, claims.sessionVersion]);
  const chosen = cookies.get(WORKSPACE_COOKIE);
  const member = memberships.find(({ workspaceId }) => workspaceId === chosen) ?? memberships[0];
  if (!member) return null;
  return {
    workspaceId: workspaceOf(member),
    actor: { kind: "user", id: claims.userId, role: member.role, writesOnly: member.writesOnly },
  };
}

/** Who is signed in, even where they belong to no workspace. */
export async function findSessionUser(runtime: Runtime, headers: Sent) {
  const claims = await readClaims(runtime, readCookies(headers.get("cookie")));
  if (!claims) return null;
  return runtime.db.user.findFirst({
    where: { id: claims.userId, sessionVersion: claims.sessionVersion },
    select: { id: true, name: true, email: true },
  });
}

async function readClaims({ settings }: Runtime, cookies: Map<string, string>) {
  const token = cookies.get(sessionCookieName(true)) ?? cookies.get(sessionCookieName(false));
  const claims = token ? await decode({ token, secret: settings.authSecret }).catch(() => null) : null;
  if (!claims?.sub || typeof claims.sessionVersion !== "number") return null;
  return { userId: claims.sub, sessionVersion: claims.sessionVersion };
}

export function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim().split("="));
  return new Map(pairs.map(([name = "", ...value]) => [name, value.join("=")]));
}
