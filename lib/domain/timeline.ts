import type { AuditAction } from "./audit.ts";

/** What happens to a post on its way to the network, by the names that its record keeps. */
export const PUBLICATION_EVENTS = [
  "asked",
  "due",
  "files_awaited",
  "sending",
  "container_made",
  "container_again",
  "network_faltered",
  "network_limits",
  "quota_full",
  "answer_unclear",
  "sending_again",
  "live",
  "found_live",
  "live_without_link",
  "link_found",
  "gave_up",
  "network_refused",
  "connection_ended",
  "not_connected",
  "unfit",
] as const;
export type PublicationEventKind = (typeof PUBLICATION_EVENTS)[number];

/** What people and programs did to a post, of all that the audit keeps; that it was sent for publication is an event. */
const ACTS = {
  "post.scheduled": "scheduled",
  "post.proposed": "proposed",
  "post.unscheduled": "unscheduled",
  "post.approved": "approved",
  "review.approved": "approved",
  "post.edited": "edited",
  "post.archived": "archived",
  "post.reactivated": "reactivated",
} as const satisfies Partial<Record<AuditAction, string>>;
const isTold = (action: string): action is keyof typeof ACTS => action in ACTS;
export const actOf = (action: string): TimelineKind | null => (isTold(action) ? ACTS[action] : null);

/** All that a post's timeline tells. */
export const TIMELINE_KINDS = [
  "created",
  "made",
  ...new Set(Object.values(ACTS)),
  ...PUBLICATION_EVENTS,
  "measured",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const PUBLISHING_STAGES = ["queued", "sending", "preparing", "live"] as const;
export type PublishingStage = (typeof PUBLISHING_STAGES)[number];

const STAGE_OF: Partial<Record<TimelineKind, PublishingStage>> = {
  asked: "queued",
  due: "queued",
  sending: "sending",
  container_again: "sending",
  container_made: "preparing",
  live: "live",
  found_live: "live",
  live_without_link: "live",
};

/** How far the last try has come. */
export function stageOf(kinds: readonly TimelineKind[]): PublishingStage {
  const last = kinds.findLast((kind) => STAGE_OF[kind] !== undefined);
  return (last && STAGE_OF[last]) ?? "queued";
}
