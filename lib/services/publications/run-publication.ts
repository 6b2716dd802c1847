import { setTimeout as sleep } from "node:timers/promises";
import type { Runtime, WorkspaceId } from "#lib/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { nextMeasureAt } from "#lib/domain/measuring.ts";
import { can, move } from "#lib/domain/post.ts";
import { advancePublication } from "#lib/publish/advance.ts";
import type { Advance, Publication } from "#lib/publish/publication.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { snapshotOf } from "#lib/services/posts/publish-post.ts";
import { findPost, takePost } from "#lib/services/posts/read.ts";
import { endConnectionIn } from "#lib/services/social/end-connection.ts";
import { decryptToken } from "#lib/services/social/token-cipher.ts";
import { type Claimed, claimPublication, noteEvent, savePublication } from "./record.ts";

/** A worker waits no longer than this at one post: others wait for it. */
const INLINE_WAIT_MS = 1000;
const RENDERING = { next: "later", inMs: 1000 } as const;

/** Carries a publication on, step by step, until it is over or has to wait. */
export async function runPublication(runtime: Runtime, postId: string, signal: AbortSignal): Promise<void> {
  const claimed = await claimPublication(runtime, postId);
  if (!claimed) return;
  let { publication } = claimed;
  for (;;) {
    signal.throwIfAborted();
    const result = await takeStep(runtime, claimed, publication);
    ({ publication } = result);
    const { outcome } = result;
    if (outcome.next === "now") {
      await runtime.db.$transaction(async (tx) => {
        await savePublication(tx, claimed, publication);
        if (result.event) await noteEvent(tx, postId, result.event, runtime.now());
      });
    } else if (outcome.next === "later" && outcome.inMs <= INLINE_WAIT_MS) {
      await savePublication(runtime.db, claimed, publication);
      await sleep(outcome.inMs, undefined, { signal });
    } else return endRun(runtime, claimed, result);
  }
}

async function takeStep(runtime: Runtime, { postId }: Claimed, publication: Publication): Promise<Advance> {
  const { db, now, ports, settings } = runtime;
  const { isStale, project, workspaceId } = await db.post.findUniqueOrThrow({
    where: { id: postId },
    select: { isStale: true, workspaceId: true, project: { select: { social: true } } },
  });
  if (publication.step === "prepared") {
    // What is sent is what was edited last: its file may still be on the way.
    if (isStale) return { publication, outcome: RENDERING, event: null };
    const { caption, media } = snapshotOf(await findPost(db, asWorkspace(workspaceId), postId));
    publication = { ...publication, caption, files: media };
  }
  const { social } = project;
  if (!social) return { publication, outcome: { next: "failed", because: "not_connected" }, event: "not_connected" };
  return advancePublication(publication, {
    social: ports.social,
    grant: { accountId: social.accountId, token: decryptToken(social.token, settings.tokenKey) },
    now: now(),
    fileUrl: (key) => mediaUrl(runtime, key),
    isBound: async (mediaId) => (await db.publication.count({ where: { mediaId } })) > 0,
  });
}

/** The post's own row says whose it is: a job has no caller to say so. */
const asWorkspace = (id: string) => id as WorkspaceId;

/** Puts down what comes next in the same transaction as what was learned: a publication never stands still. */
async function endRun(runtime: Runtime, claimed: Claimed, { event, outcome, publication }: Advance): Promise<void> {
  const { db, now } = runtime;
  const { postId } = claimed;
  const at = now();
  const permalink = outcome.next === "live" ? await readPermalink(runtime, claimed, publication) : null;
  await db.$transaction(async (tx) => {
    if (event) await noteEvent(tx, postId, event, at);
    if (outcome.next === "later") {
      const nextRunAt = new Date(at.getTime() + outcome.inMs);
      await savePublication(tx, claimed, publication, { leaseUntil: null, nextRunAt });
      await enqueue(tx, "publish-post", { postId }, { runAt: nextRunAt });
      return;
    }
    const isLive = outcome.next === "live";
    await savePublication(
      tx,
      claimed,
      { ...publication, permalink: permalink ?? publication.permalink },
      {
        leaseUntil: null,
        nextRunAt: null,
        finishedAt: at,
        nextMeasureAt: isLive && publication.mediaId ? nextMeasureAt(at, at) : null,
      },
    );
    const { workspaceId } = await tx.post.findUniqueOrThrow({ where: { id: postId }, select: { workspaceId: true } });
    const post = await takePost(tx, asWorkspace(workspaceId), postId);
    if (isLive) {
      if (!can("goLive", post)) return;
      const { status } = move("goLive", post);
      await tx.post.update({
        where: { id: postId },
        data: { status, publishedAt: at, failureReason: null, version: { increment: 1 } },
      });
      return;
    }
    if (!can("fail", post)) return;
    const because: FailureCode = outcome.next === "failed" ? outcome.because : "connection_ended";
    await tx.post.update({
      where: { id: postId },
      data: { status: move("fail", post).status, failureReason: because, version: { increment: 1 } },
    });
    if (outcome.next === "reconnect") {
      await endConnectionIn(tx, runtime.settings, { projectId: post.projectId }, outcome.because);
    }
  });
}

/** A link that cannot be had never fails a post that is live. */
async function readPermalink(runtime: Runtime, { postId }: Claimed, { mediaId }: Publication): Promise<string | null> {
  if (!mediaId) return null;
  const { project } = await runtime.db.post.findUniqueOrThrow({
    where: { id: postId },
    select: { project: { select: { social: true } } },
  });
  if (!project.social) return null;
  const token = decryptToken(project.social.token, runtime.settings.tokenKey);
  const { accountId } = project.social;
  return runtime.ports.social.readPermalink({ accountId, token }, mediaId).catch(() => null);
}
