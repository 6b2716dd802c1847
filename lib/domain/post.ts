import type { Reason } from "./refusal.ts";

export const STATUSES = [
  "idea",
  "queued",
  "generating",
  "draft",
  "scheduled",
  "publishing",
  "published",
  "failed",
  "archived",
] as const;
export type Status = (typeof STATUSES)[number];

/** on their way by themselves */
export const IN_FLIGHT: readonly Status[] = ["queued", "generating", "publishing"];
export const isInFlight = ({ status }: { readonly status: Status }): boolean => IN_FLIGHT.includes(status);

/** What a person sees as one post's life; the rest of it (content, caption) is not what moves decide on. */
export interface PostState {
  readonly status: Status;
  readonly scheduledFor: Date | null;
  /** went live once, whatever happened since */
  readonly publishedAt: Date | null;
  readonly hasContent: boolean;
}

interface Move {
  readonly from: readonly Status[];
  /** absent: the move leaves the status */
  readonly to?: Status;
  /** whether there must be content, or must be none */
  readonly content?: "needed" | "none";
  readonly neverLive?: true;
  readonly reason: Reason;
}

const EDITABLE = ["draft", "scheduled", "failed"] as const;
/** what may stand on a day to come */
const PLANNED = ["idea", "queued", "generating", "draft", "scheduled"] as const;
const SETTLED = ["idea", "draft", "scheduled", "failed", "published"] as const;

/** Every arrow of a post's life, for the API, the jobs and the app's buttons alike. */
const MOVES = {
  schedule: { from: EDITABLE, to: "scheduled", neverLive: true, reason: "post_not_schedulable" },
  approve: { from: ["draft"], to: "scheduled", content: "needed", neverLive: true, reason: "post_not_proposed" },
  postpone: { from: PLANNED, neverLive: true, reason: "post_not_planned" },
  unschedule: { from: ["scheduled"], to: "draft", reason: "post_not_scheduled" },
  archive: { from: SETTLED, to: "archived", reason: "post_not_archivable" },
  reactivate: { from: ["archived"], to: "draft", reason: "post_not_archived" },
  publish: { from: EDITABLE, to: "publishing", content: "needed", neverLive: true, reason: "post_not_publishable" },
  edit: { from: EDITABLE, content: "needed", reason: "post_not_editable" },
  remove: { from: STATUSES.filter((status) => status !== "publishing"), reason: "post_publishing" },
  generateIdea: { from: ["idea"], to: "queued", reason: "post_not_generatable" },
  retry: { from: ["failed"], to: "queued", content: "none", reason: "post_not_generatable" },
  generate: { from: ["queued", "generating"], to: "generating", reason: "post_not_generatable" },
  wait: { from: ["generating"], to: "queued", reason: "post_not_generatable" },
  complete: { from: ["generating"], to: "draft", reason: "post_not_generatable" },
  fail: { from: ["queued", "generating", "scheduled", "publishing"], to: "failed", reason: "post_not_failing" },
  goLive: { from: ["publishing"], to: "published", reason: "post_not_publishable" },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof MOVES;

/** Why a move cannot be made now; null when it can. */
export function refusalOf(name: MoveName, post: PostState): Reason | null {
  const move: Move = MOVES[name];
  if (!move.from.includes(post.status)) return move.reason;
  if (move.neverLive && post.publishedAt) return "post_already_published";
  if (move.content === "needed" && !post.hasContent) return "post_without_content";
  if (move.content === "none" && post.hasContent) return move.reason;
  return null;
}

export const can = (name: MoveName, post: PostState): boolean => refusalOf(name, post) === null;

/** Where a move leads; undefined where the status stays. */
export const statusAfter = (name: MoveName): Status | undefined => (MOVES[name] as Move).to;

/** A post that was due while nobody could publish it goes out at most this late: never a burst of stale ones. */
export const LATE_MAX_MS = 2 * 60 * 60_000;
