import type { Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { nextMeasureAt } from "#lib/domain/measuring.ts";
import { can, move } from "#lib/domain/post.ts";
import type { Advance, Publication } from "#lib/publish/publication.ts";
import { type PostRow, takeJobPost } from "#lib/services/posts/read.ts";
import { endConnectionIn } from "#lib/services/social/end-connection.ts";
import { grantOf } from "./find-world.ts";
import { type Claimed, LeaseLost, noteEvent, savePublication } from "./record.ts";

/** Puts down what comes next in the same transaction as what was learned: a publication never stands still. */
export async function endRun(
  runtime: Runtime,
  claimed: Claimed,
  { event, outcome, publication }: Advance,
): Promise<void> {
  const { db, now, settings } = runtime;
  const { postId } = claimed;
  const permalink = outcome.next === "live" ? await readPermalink(runtime, postId, publication) : null;
  const at = now();
  await db.$transaction(async (tx) => {
    if (outcome.next === "later" || outcome.next === "now") {
      const waitMs = outcome.next === "later" ? outcome.inMs : 0;
      const nextRunAt = new Date(at.getTime() + waitMs);
      await savePublication(tx, claimed, publication, { leaseUntil: null, nextRunAt });
      if (event) await noteEvent(tx, postId, event, at);
      return;
    }
    const isLive = outcome.next === "live";
    const found = { ...publication, permalink: permalink ?? publication.permalink };
    await savePublication(tx, claimed, found, {
      leaseUntil: null,
      nextRunAt: null,
      finishedAt: at,
      nextMeasureAt: isLive && publication.mediaId ? nextMeasureAt(at, at) : null,
    });
    if (isLive) return goLive(tx, postId, at);
    const because = outcome.next === "failed" ? outcome.because : "connection_ended";
    if (event) await noteEvent(tx, postId, event, at, { because, ...publication.lastError });
    const projectId = await failPost(tx, postId, because);
    if (outcome.next === "reconnect") await endConnectionIn(tx, settings, { projectId }, outcome.because);
  });
}

async function goLive(tx: Tx, postId: string, at: Date): Promise<void> {
  const post = await takePublished(tx, postId);
  if (!can("goLive", post)) return;
  const { status } = move("goLive", post);
  await tx.post.update({
    where: { id: postId },
    data: { status, publishedAt: at, failureReason: null, version: { increment: 1 } },
  });
}

async function failPost(tx: Tx, postId: string, failureReason: FailureCode): Promise<string> {
  const post = await takePublished(tx, postId);
  if (can("fail", post)) {
    const { status } = move("fail", post);
    await tx.post.update({ where: { id: postId }, data: { status, failureReason, version: { increment: 1 } } });
  }
  return post.projectId;
}

/** A post that is gone took its publication along: nobody holds that any more. */
async function takePublished(tx: Tx, id: string): Promise<PostRow> {
  const post = await takeJobPost(tx, id);
  if (!post) throw new LeaseLost(id);
  return post;
}

/** A link that cannot be had never fails a post that is live. */
async function readPermalink(runtime: Runtime, postId: string, { mediaId }: Publication): Promise<string | null> {
  if (!mediaId) return null;
  const { project } = await runtime.db.post.findUniqueOrThrow({
    where: { id: postId },
    select: { project: { select: { social: true } } },
  });
  const grant = project.social && grantOf(runtime, project.social);
  return grant && runtime.ports.social.readPermalink(grant, mediaId).catch(() => null);
}
