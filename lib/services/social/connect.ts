import { createHash, randomBytes } from "node:crypto";
import type { Context, Runtime } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { findProject } from "#lib/services/projects/read.ts";
import { encryptToken } from "./token-cipher.ts";

const STATE_LIVES_MS = 10 * 60_000;

const hash = (state: string) => createHash("sha256").update(state).digest("base64url");

const callbackUrl = ({ settings }: Pick<Runtime, "settings">) => `${settings.appUrl}/api/connect`;

/** Begins a connection: where to send the person, with a state that is theirs, for this project, once. */
export async function beginConnect(context: Context, projectId: string): Promise<string> {
  const { actor, db, now, ports, workspaceId } = context;
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const project = await findProject(db, workspaceId, projectId);
  const state = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now().getTime() + STATE_LIVES_MS);
  await db.connectState.create({
    data: { stateHash: hash(state), projectId: project.id, userId: actor.id, expiresAt },
  });
  return ports.social.authorizeUrl(state, callbackUrl(context));
}

/** Ends a connection with the code that came back; gives the project that it was for. */
export async function finishConnect(context: Context, state: string, code: string): Promise<string> {
  const { actor, db, now, workspaceId } = context;
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const { count } = await db.connectState.updateMany({
    where: { stateHash: hash(state), userId: actor.id, usedAt: null, expiresAt: { gt: now() } },
    data: { usedAt: now() },
  });
  if (count === 0) throw new Refusal("connect_state_invalid");
  const { projectId } = await db.connectState.findUniqueOrThrow({ where: { stateHash: hash(state) } });
  const project = await findProject(db, workspaceId, projectId);
  await connectProject(context, project.id, code, callbackUrl(context));
  return project.id;
}

/** Takes the account that a code stands for as the project's own. */
async function connectProject(context: Context, projectId: string, code: string, redirectUri: string) {
  const { expiresAt, issuedAt, token, ...account } = await context.ports.social.connect(code, redirectUri);
  const row = {
    ...account,
    token: encryptToken(token, context.settings.tokenKey),
    tokenIssuedAt: issuedAt,
    tokenExpiresAt: expiresAt,
    brokenReason: null,
    connectedAt: context.now(),
  };
  await context.transaction(async (tx) => {
    await tx.socialConnection.upsert({ where: { projectId }, create: { projectId, ...row }, update: row });
    await recordAudit(tx, context, "social.connected", projectId);
  });
  return account.handle;
}

/** Connects to an account of the local network, which gives its consent without a page. */
export async function connectLocally(context: Context, projectId: string, handle: string): Promise<string> {
  const redirectUri = callbackUrl(context);
  const page = new URL(context.ports.social.authorizeUrl("operator", redirectUri));
  page.searchParams.set("auto", "allow");
  page.searchParams.set("handle", handle);
  const { headers } = await fetch(page, { redirect: "manual" });
  const back = headers.get("location");
  const code = back && new URL(back).searchParams.get("code");
  if (!code) throw new Refusal("connect_state_invalid", { field: "connect" });
  return connectProject(context, projectId, code, redirectUri);
}

export const disconnect = (context: Context, projectId: string): Promise<void> =>
  context.transaction(async (tx) => {
    const project = await findProject(tx, context.workspaceId, projectId);
    await tx.socialConnection.deleteMany({ where: { projectId: project.id } });
    await recordAudit(tx, context, "social.disconnected", project.id);
  });
