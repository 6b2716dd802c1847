import type { Context } from "#lib/context.ts";
import { FAILURES, type FailureCode } from "#lib/domain/failure.ts";
import type { PublicationEventKind, TimelineKind } from "#lib/domain/timeline.ts";
import { readPost } from "#lib/services/posts/read.ts";

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
  const post = await readPost(context, id);
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
    // Written by the publication's own steps alone.
    const kind = event.kind as PublicationEventKind;
    const last = events.at(-1);
    if (last?.kind === kind) last.times++;
    else events.push({ ...one(kind, event.at), id: event.id, because: becauseOf(event.detail) });
  }
  if (measured) events.push({ ...one("measured", measured.measuredAt), views: measured.views });
  return events;
}

function becauseOf(detail: unknown): FailureCode | null {
  const because = detail && typeof detail === "object" && "because" in detail ? detail.because : null;
  return typeof because === "string" && because in FAILURES ? (because as FailureCode) : null;
}
