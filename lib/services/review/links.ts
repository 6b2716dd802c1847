import { createHash, randomBytes } from "node:crypto";
import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { startOfWeek } from "#lib/domain/day.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mayApprove } from "#lib/domain/review.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";

const DAY_MS = 86_400_000;

export const hashReview = (token: string) => createHash("sha256").update(token).digest("base64url");

interface Wanted {
  label: string;
  days: number;
  postId?: string | undefined;
  week?: string | undefined;
}

async function findReviewed({ db, workspaceId }: Context, id: string) {
  const project = await db.project.findFirst({
    where: { id, workspaceId },
    select: { id: true, requiresApproval: true },
  });
  if (!project) throw new Refusal("resource_not_found");
  return project;
}

/** Whoever hands over a link hands over an approval: only who has it can. */
export const createReviewLink = (context: Context, projectId: string, { days, label, postId, week }: Wanted) =>
  context.transaction(async (within) => {
    const { actor, db, now, settings, workspaceId } = within;
    const project = await findReviewed(within, projectId);
    if (actor.kind !== "user" || !mayApprove(actor, project)) throw new Refusal("approval_needed");
    if ((postId === undefined) === (week === undefined)) throw new Refusal("field_invalid", { field: "postId" });
    if (postId !== undefined) {
      const post = await findPost(within, postId);
      if (post.projectId !== project.id) throw new Refusal("resource_not_found");
      if (!post.hasContent) throw new Refusal("post_without_content");
      if (!post.scheduledFor) throw new Refusal("post_without_date");
    }
    const token = randomBytes(24).toString("base64url");
    const at = now();
    const link = await db.reviewLink.create({
      data: {
        id: newId("review"),
        workspaceId,
        projectId: project.id,
        tokenHash: hashReview(token),
        label: label.trim(),
        postId: postId ?? null,
        week: week === undefined ? null : startOfWeek(week),
        createdById: actor.id,
        createdAt: at,
        expiresAt: new Date(at.getTime() + days * DAY_MS),
      },
    });
    await recordAudit(within, "review.shared", link.id, { name: link.label });
    return { ...link, url: `${settings.appUrl}/review/${token}` };
  });

export type LinkRow = Awaited<ReturnType<typeof listReviewLinks>>[number];

/** Those that open something now, newest first. */
export async function listReviewLinks(context: Context, projectId: string) {
  const { db, now } = context;
  const { id } = await findReviewed(context, projectId);
  return db.reviewLink.findMany({
    where: { projectId: id, revokedAt: null, expiresAt: { gt: now() } },
    orderBy: { id: "desc" },
    take: 100,
  });
}

export const revokeReviewLink = (context: Context, projectId: string, id: string): Promise<void> =>
  context.transaction(async (within) => {
    const { db, now, workspaceId } = within;
    const link = await db.reviewLink.findFirst({ where: { id, projectId, workspaceId } });
    if (!link) throw new Refusal("resource_not_found");
    if (link.revokedAt) return;
    await db.reviewLink.update({ where: { id }, data: { revokedAt: now() } });
    await recordAudit(within, "review.revoked", id, { name: link.label });
  });
