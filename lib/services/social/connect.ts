import { createHash, randomBytes } from "node:crypto";
import type { Context, Runtime } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { type Candidate, connectCandidate } from "#lib/db/json/access.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";
import { candidateOf, connectionRow } from "./candidate.ts";
import { decryptToken } from "#lib/crypto/token-cipher.ts";

const STATE_LIVES_MS = 10 * 60_000;
const CANDIDATE_LIVES_MS = 60 * 60_000;

const hash = (state: string) => createHash("sha256").update(state).digest("base64url");

const callbackUrl = ({ settings }: Pick<Runtime, "settings">) => `${settings.appUrl}/api/connect`;

/** Begins a connection: where to send the person, with a state that is theirs, for this project, once. */
export async function beginConnect(context: Context, projectId: string): Promise<string> {
  const { actor, db, now, ports } = context;
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const project = await findProject(context, projectId);
  const state = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now().getTime() + STATE_LIVES_MS);
  await db.connectState.create({
    data: { stateHash: hash(state), projectId: project.id, userId: actor.id, expiresAt },
  });
  return ports.social.authorizeUrl(state, callbackUrl(context));
}

/** The project that a state of this person's was for; each state is good for one answer. */
export async function takeState(context: Context, state: string): Promise<string> {
  const { actor, db, now } = context;
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const stateHash = hash(state);
  const { count } = await db.connectState.updateMany({
    where: { stateHash, userId: actor.id, usedAt: null, expiresAt: { gt: now() } },
    data: { usedAt: now() },
  });
  if (count === 0) throw new Refusal("connect_state_invalid");
  const { projectId } = await db.connectState.findUniqueOrThrow({ where: { stateHash } });
  return (await findProject(context, projectId)).id;
}

/** Ends a connection with the code that came back. Another account than the connected one waits for a yes. */
export async function finishConnect(
  context: Context,
  { code, projectId, state }: { code: string; projectId: string; state: string },
): Promise<"connected" | "other_account"> {
  const candidate = candidateOf(context, await context.ports.social.connect(code, callbackUrl(context)));
  return context.transaction(async (within) => {
    const connected = await within.db.socialConnection.findUnique({
      where: { projectId },
      select: { accountId: true },
    });
    if (!connected || connected.accountId === candidate.accountId) {
      await saveConnection(within, projectId, candidate);
      return "connected";
    }
    const expiresAt = new Date(within.now().getTime() + CANDIDATE_LIVES_MS);
    await dropCandidates(within, projectId);
    await within.db.connectState.update({
      where: { stateHash: hash(state) },
      data: { candidate: { ...candidate }, expiresAt },
    });
    return "other_account";
  });
}

/** Takes the waiting account in the place of the connected one. */
export const confirmConnect = (context: Context, projectId: string): Promise<void> =>
  context.transaction(async (within) => {
    const project = await findProject(within, projectId);
    const candidate = await findCandidate(within, project.id);
    if (!candidate) throw new Refusal("connect_state_invalid");
    await saveConnection(within, project.id, candidate);
    await dropCandidates(within, project.id);
  });

/** The account that waits stays out. */
export const refuseConnect = (context: Context, projectId: string): Promise<void> =>
  context.transaction(async (within) => {
    const project = await findProject(within, projectId);
    await dropCandidates(within, project.id);
  });

/** The account that this person chose last and has not confirmed yet. */
export async function findCandidate(
  { actor, db, now }: Pick<Context, "actor" | "db" | "now">,
  projectId: string,
): Promise<Candidate | null> {
  if (actor.kind !== "user") return null;
  const waiting = await db.connectState.findFirst({
    where: { projectId, userId: actor.id, candidate: { not: Prisma.DbNull }, expiresAt: { gt: now() } },
    orderBy: { expiresAt: "desc" },
  });
  return waiting && connectCandidate.find(waiting.candidate, waiting.stateHash);
}

const dropCandidates = ({ actor, db }: Context, projectId: string) =>
  db.connectState.updateMany({
    where: { projectId, ...(actor.kind === "user" && { userId: actor.id }) },
    data: { candidate: Prisma.DbNull },
  });

async function saveConnection(context: Context, projectId: string, candidate: Candidate): Promise<void> {
  const row = connectionRow(candidate, context.now());
  await context.db.socialConnection.upsert({ where: { projectId }, create: { projectId, ...row }, update: row });
  await recordAudit(context, "social.connected", projectId, { name: `@${candidate.handle}` });
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
  const candidate = candidateOf(context, await context.ports.social.connect(code, redirectUri));
  await context.transaction((within) => saveConnection(within, projectId, candidate));
  return candidate.handle;
}

/** Lets go of the account. Its scheduled posts keep their dates, and what is live stays live. */
export async function disconnect(context: Context, projectId: string): Promise<void> {
  const { ports, settings } = context;
  const connected = await context.transaction(async (within) => {
    const project = await findProject(within, projectId);
    const row = await within.db.socialConnection.findUnique({ where: { projectId: project.id } });
    await within.db.socialConnection.deleteMany({ where: { projectId: project.id } });
    await recordAudit(within, "social.disconnected", project.id);
    return row;
  });
  if (!connected) return;
  // Forgotten here already: that the network takes its grant back as well is a courtesy.
  await ports.social.revoke(decryptToken(connected.token, settings.tokenKey)).catch(() => undefined);
}
