import type { ActorKind } from "#lib/db/generated/enums.ts";
import type { Context } from "#lib/runtime/context.ts";
import { auditDetail } from "#lib/db/json/access.ts";
import { publicationEventDetail } from "#lib/db/json/publication.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { actOf, type TimelineKind } from "#lib/domain/timeline.ts";
import { listActs } from "#lib/services/audit/list-audit.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";

interface TimelineEvent {
  id: string;
  kind: TimelineKind;
  at: Date;
  /** how often it happened on end */
  times: number;
  because: FailureCode | null;
  views: number | null;
  /** who did it, where somebody did */
  by: { kind: ActorKind; name: string | null } | null;
  /** the date that was given */
  date: string | null;
}

const EVENTS_MAX = 500;

/** What happened to a post and when, oldest first; the same thing on end is one line. */
export async function readTimeline(context: Context, id: string): Promise<TimelineEvent[]> {
  const { db } = context;
  const post = await findPost(context, id);
  const where = { postId: post.id };
  const [generation, latest, acts, measured] = await Promise.all([
    db.generation.findUnique({ where }),
    db.publicationEvent.findMany({ where, orderBy: { id: "desc" }, take: EVENTS_MAX }),
    listActs(context, post.id, EVENTS_MAX),
    db.metricSample.findFirst({ where, orderBy: { measuredAt: "asc" } }),
  ]);
  const one = (kind: TimelineKind, at: Date) => ({
    id: kind,
    kind,
    at,
    times: 1,
    because: null,
    views: null,
    by: null,
    date: null,
  });
  const events: TimelineEvent[] = [one("created", post.createdAt)];
  if (generation?.finishedAt && post.hasContent) events.push(one("made", generation.finishedAt));
  for (const event of latest.toReversed()) {
    const { kind } = event;
    const last = events.at(-1);
    if (last?.kind === kind) last.times++;
    else events.push({ ...one(kind, event.at), id: event.id, because: becauseOf(event) });
  }
  for (const { action, actorKind, actorName, at, detail, id } of acts) {
    const kind = actOf(action);
    const said = auditDetail.find(detail, id) ?? {};
    const by = action === "review.approved" ? (said["name"] ?? null) : actorName;
    if (kind) events.push({ ...one(kind, at), id, by: { kind: actorKind, name: by }, date: said["when"] ?? null });
  }
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  if (measured) events.push({ ...one("measured", measured.measuredAt), views: measured.views });
  return events;
}

const becauseOf = ({ detail, id }: { detail: unknown; id: string }): FailureCode | null =>
  publicationEventDetail.find(detail, id)?.because ?? null;
