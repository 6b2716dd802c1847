import { Refusal, type Reason } from "./refusal.ts";

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

/** The post after a move; refused when the table has no such arrow. */
export function move<Post extends PostState>(name: MoveName, post: Post): Post {
  const reason = refusalOf(name, post);
  if (reason) throw new Refusal(reason);
  const { to }: Move = MOVES[name];
  return { ...post, status: to ?? post.status };
}

export function schedule<Post extends PostState>(post: Post, when: Date, now: Date): Post {
  if (when <= now) throw new Refusal("when_not_in_future", { field: "when" });
  return { ...move("schedule", post), scheduledFor: when };
}

/** A date that somebody else is to agree with: the post is a draft until then, approved before or not. */
export function propose<Post extends PostState>(post: Post, when: Date, now: Date): Post {
  if (!post.hasContent) throw new Refusal("post_without_content");
  return { ...schedule(post, when, now), status: "draft" };
}

/** A draft's date is a proposal until a person agrees with it. */
export function approve<Post extends PostState>(post: Post, now: Date): Post {
  const approved = move("approve", post);
  if (!post.scheduledFor) throw new Refusal("post_not_proposed");
  if (post.scheduledFor <= now) throw new Refusal("proposal_passed");
  return approved;
}

/** Another date for what has one; whether it is agreed upon stays as it was. */
export function postpone<Post extends PostState>(post: Post, dateOf: (planned: Date) => Date, now: Date): Post {
  const moved = move("postpone", post);
  if (!post.scheduledFor) throw new Refusal("post_not_planned");
  const scheduledFor = dateOf(post.scheduledFor);
  if (scheduledFor <= now) throw new Refusal("when_not_in_future", { field: "days" });
  return { ...moved, scheduledFor };
}

export const unschedule = <Post extends PostState>(post: Post): Post => ({
  ...move("unschedule", post),
  scheduledFor: null,
});

/** Off the calendar, and off every list by date. */
export const archive = <Post extends PostState>(post: Post): Post => ({ ...move("archive", post), scheduledFor: null });

export const reactivate = <Post extends PostState>(post: Post): Post => move("reactivate", post);

/** A post that was due while nobody could publish it goes out at most this late: never a burst of stale ones. */
export const LATE_MAX_MS = 2 * 60 * 60_000;
