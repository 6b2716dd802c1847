import { openSystem, type Runtime, type SystemContext } from "#lib/runtime/context.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { nextLinkAt } from "#lib/domain/live-link.ts";
import { measurePublication } from "#lib/metrics/measures.ts";
import { nextMeasureAt } from "#lib/domain/measuring.ts";
import { can } from "#lib/domain/post.ts";
import { move } from "#lib/domain/post-moves.ts";
import type { Advance, Publication } from "#lib/publishing/publication.ts";
import { type PostRow, takeJobPost } from "#lib/services/posts/read-posts.ts";
import { tellFailed } from "#lib/services/posts/tell-failed.ts";
import { endConnection } from "#lib/services/social/end-connection.ts";
import { grantOf } from "./find-inputs.ts";
import { type Claimed, LeaseLost, noteEvent, savePublication } from "./publication-row.ts";

/** Puts down what comes next in the same transaction as what was learned: a publication never stands still. */
export async function endRun(
  runtime: Runtime,
  claimed: Claimed,
  { event, outcome, publication }: Advance,
): Promise<void> {
  const { now } = runtime;
  const { postId } = claimed;
  const permalink = outcome.next === "live" ? await readPermalink(runtime, postId, publication) : null;
  const at = now();
  await openSystem(runtime).transaction(async (within) => {
    if (outcome.next === "later" || outcome.next === "now") {
      const waitMs = outcome.next === "later" ? outcome.inMs : 0;
      const nextRunAt = new Date(at.getTime() + waitMs);
      await savePublication(within, claimed, publication, { leaseUntil: null, nextRunAt });
      if (event) await noteEvent(within, postId, event, at);
      return;
    }
    const isLive = outcome.next === "live";
    const because = outcome.next === "failed" ? outcome.because : "connection_ended";
    measurePublication((at.getTime() - publication.startedAt.getTime()) / 1000, isLive ? "live" : because);
    const found = { ...publication, permalink: permalink ?? publication.permalink };
    await savePublication(within, claimed, found, {
      leaseUntil: null,
      nextRunAt: null,
      finishedAt: at,
      nextMeasureAt: isLive && publication.mediaId ? nextMeasureAt(at, at) : null,
      nextLinkAt: isLive && !found.permalink ? nextLinkAt(at, at) : null,
    });
    if (isLive) return goLive(within, postId, at);
    if (event) await noteEvent(within, postId, event, at, { because, ...publication.lastError });
    const projectId = await failPost(within, postId, because);
    if (outcome.next === "reconnect") await endConnection(within, { projectId }, outcome.because);
  });
}

async function goLive(within: SystemContext, postId: string, at: Date): Promise<void> {
  const post = await takePublished(within, postId);
  if (!can("goLive", post)) return;
  const { status } = move("goLive", post);
  await within.db.post.update({
    where: { id: postId },
    data: { status, publishedAt: at, failureReason: null, version: { increment: 1 } },
  });
  await within.db.firstComment.updateMany({
    where: { postId, step: "wanted" },
    data: { step: "due", nextRunAt: at },
  });
}

async function failPost(within: SystemContext, postId: string, failureReason: FailureCode): Promise<string> {
  const post = await takePublished(within, postId);
  if (can("fail", post)) {
    const { status } = move("fail", post);
    await within.db.post.update({ where: { id: postId }, data: { status, failureReason, version: { increment: 1 } } });
    await tellFailed(within, { ...post, reason: failureReason });
  }
  return post.projectId;
}

/** A post that is gone took its publication along: nobody holds that any more. */
async function takePublished(within: SystemContext, id: string): Promise<PostRow> {
  const post = await takeJobPost(within, id);
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
