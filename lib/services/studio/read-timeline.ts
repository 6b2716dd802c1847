import type { Context } from "#lib/runtime/context.ts";
import { publicationEventDetail } from "#lib/db/json/publication.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import type { TimelineKind } from "#lib/domain/timeline.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";

interface TimelineEvent {
  id: string;
  kind: TimelineKind;
  at: Date;
  /** how often it happened on end */
  times: number;
  because: FailureCode | null;
  views: number | null;
}

const EVENTS_MAX = 500;

/** What happened to a post and when, oldest first; the same thing on end is one line. */
export async function readTimeline(context: Context, id: string): Promise<TimelineEvent[]> {
  const { db } = context;
  const post = await findPost(context, id);
  const where = { postId: post.id };
  const [generation, latest, measured] = await Promise.all([
    db.generation.findUnique({ where }),
    db.publicationEvent.findMany({ where, orderBy: { id: "desc" }, take: EVENTS_MAX }),
    db.metricSample.findFirst({ where, orderBy: { measuredAt: "asc" } }),
  ]);
  const one = (kind: TimelineKind, at: Date) => ({ id: kind, kind, at, times: 1, because: null, views: null });
  const events: TimelineEvent[] = [one("created", post.createdAt)];
  if (generation?.finishedAt && post.hasContent) events.push(one("made", generation.finishedAt));
  for (const event of latest.toReversed()) {
    const { kind } = event;
    const last = events.at(-1);
    if (last?.kind === kind) last.times++;
    else events.push({ ...one(kind, event.at), id: event.id, because: becauseOf(event) });
  }
  if (measured) events.push({ ...one("measured", measured.measuredAt), views: measured.views });
  return events;
}

const becauseOf = ({ detail, id }: { detail: unknown; id: string }): FailureCode | null =>
  publicationEventDetail.find(detail, id)?.because ?? null;
