import { STATUSES, type Status } from "./post.ts";

/** What waits on the shelf while it has no date. */
export const SHELVED: readonly Status[] = ["idea", "queued", "generating", "draft", "failed"];
/** What stands on the calendar; what is put away is on no day. */
export const ON_CALENDAR: readonly Status[] = STATUSES.filter((status) => status !== "archived");

/** What has the hour of its date for itself, or may have it yet. */
export const BOOKING: readonly Status[] = ["idea", "queued", "generating", "draft", "scheduled", "publishing"];

/** Where a post stands in time: a live one where it went live. */
export const shownAt = <At>({ publishedAt, scheduledFor }: { publishedAt: At | null; scheduledFor: At | null }) =>
  publishedAt ?? scheduledFor;

interface Placed {
  readonly status: Status;
  readonly scheduledFor: Date | null;
  readonly publishedAt: Date | null;
}

/** Which posts a list shows; what is left out asks for nothing. */
export interface Listing {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly status?: readonly Status[] | undefined;
  /** only what waits on the shelf */
  readonly shelf?: boolean;
}

/** Whether a list shows a post: the same that the database is asked, so that a card moves before its answer. */
export function isListed(post: Placed, { from, shelf, status, to }: Listing): boolean {
  if (status && !status.includes(post.status)) return false;
  if (shelf && (post.scheduledFor !== null || !SHELVED.includes(post.status))) return false;
  if (!from && !to) return true;
  const at = shownAt(post);
  return at !== null && ON_CALENDAR.includes(post.status) && (!from || at >= from) && (!to || at <= to);
}
