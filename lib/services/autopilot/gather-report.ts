import type { Scope } from "#lib/runtime/context.ts";
import { noticeDetail } from "#lib/db/json/notice.ts";
import type { Blocker } from "#lib/domain/autopilot.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Status } from "#lib/domain/post.ts";
import { findAutopilot } from "./read-autopilot.ts";

const WEEK_MS = 7 * 86_400_000;

export interface Report {
  readonly projectId: string;
  readonly projectName: string;
  readonly language: Language;
  readonly timezone: string;
  readonly from: Date;
  readonly to: Date;
  readonly enabled: boolean;
  readonly blockers: readonly Blocker[];
  readonly published: readonly {
    theme: string;
    publishedAt: Date;
    permalink: string | null;
    /** null: nothing was measured, which is not zero */
    figures: { views: number; likes: number; comments: number } | null;
  }[];
  /** what failed in the week and still does */
  readonly failed: readonly { id: string; theme: string; reason: FailureCode | null; at: Date }[];
  readonly next: readonly { theme: string; status: Status; scheduledFor: Date }[];
}

/** What a project's week was, and what the next one will be. */
export async function gatherReport({ db, workspaceId }: Scope, projectId: string, to: Date): Promise<Report> {
  const from = new Date(to.getTime() - WEEK_MS);
  const { autopilot, blockers, timezone } = await findAutopilot({ db, workspaceId }, projectId);
  const { language, name } = await db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { name: true, language: true },
  });
  const published = await db.post.findMany({
    where: { projectId, publishedAt: { gte: from, lt: to } },
    orderBy: { publishedAt: "asc" },
    select: {
      theme: true,
      publishedAt: true,
      publication: { select: { permalink: true } },
      metrics: { orderBy: { measuredAt: "desc" }, take: 1, select: { views: true, likes: true, comments: true } },
    },
  });
  const next = await db.post.findMany({
    where: {
      projectId,
      status: { in: ["idea", "queued", "generating", "draft", "scheduled"] },
      scheduledFor: { gte: to, lt: new Date(to.getTime() + WEEK_MS) },
    },
    orderBy: { scheduledFor: "asc" },
    select: { theme: true, status: true, scheduledFor: true },
  });
  const failed = await db.notice.findMany({
    where: {
      projectId,
      kind: { in: ["post_failed", "post_missed"] },
      at: { gte: from, lt: to },
      post: { status: "failed" },
    },
    orderBy: { at: "desc" },
    distinct: ["postId"],
    select: { id: true, at: true, detail: true, post: { select: { id: true, theme: true } } },
  });
  return {
    projectId,
    projectName: name,
    language,
    timezone,
    from,
    to,
    enabled: autopilot.enabled,
    blockers,
    published: published.map(({ metrics: [figures], publication, publishedAt, theme }) => ({
      theme,
      publishedAt: publishedAt ?? to,
      permalink: publication?.permalink ?? null,
      figures: figures ?? null,
    })),
    failed: failed.flatMap(({ at, detail, id, post }) =>
      post ? [{ ...post, at, reason: noticeDetail.read(detail, id).reason ?? null }] : [],
    ),
    next: next.map(({ scheduledFor, status, theme }) => ({
      theme,
      status,
      scheduledFor: scheduledFor ?? to,
    })),
  };
}
