import { decode } from "next-auth/jwt";
import type { Actor, Caller, Runtime, WorkspaceId } from "#lib/context.ts";
import type { Role } from "#lib/domain/role.ts";

const COOKIE = "pauta.session";
/** Which of a person's workspaces they look at; the first that they joined without it. */
const WORKSPACE_COOKIE = "pauta.workspace";

export const sessionCookieName = (secure: boolean) => (secure ? `__Secure-${COOKIE}` : COOKIE);

export interface SessionCaller extends Caller {
  readonly actor: Extract<Actor, { kind: "user" }>;
}

/** Whom a session's cookie speaks for now; null once it ended, the password changed or the member left. */
export async function findSessionCaller(runtime: Runtime, headers: Headers): Promise<SessionCaller | null> {
  const cookies = readCookies(headers.get("cookie"));
  const token = cookies.get(sessionCookieName(true)) ?? cookies.get(sessionCookieName(false));
  const claims = token ? await decode({ token, secret: runtime.settings.authSecret }).catch(() => null) : null;
  if (!claims?.sub || typeof claims.sessionVersion !== "number") return null;
  const memberships = await runtime.db.member.findMany({
    where: { userId: claims.sub, user: { sessionVersion: claims.sessionVersion } },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { workspaceId: true, role: true },
  });
  const chosen = cookies.get(WORKSPACE_COOKIE);
  const member = memberships.find(({ workspaceId }) => workspaceId === chosen) ?? memberships[0];
  if (!member) return null;
  return {
    workspaceId: authenticated(member.workspaceId),
    actor: { kind: "user", id: claims.sub, role: asRole(member.role) },
  };
}

function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim().split("="));
  return new Map(pairs.map(([name = "", ...value]) => [name, value.join("=")]));
}

/** The member's row is where a workspace's id becomes one that queries accept. */
const authenticated = (id: string) => id as WorkspaceId;

/** The column's check constraint admits nothing else. */
const asRole = (text: string) => text as Role;
