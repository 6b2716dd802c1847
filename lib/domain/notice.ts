import type { Role } from "./role.ts";

export const NOTICE_KINDS = [
  "post_failed",
  "post_missed",
  "post_awaits",
  "autopilot_no_credits",
  "autopilot_no_account",
  "connection_ending",
  "connection_ended",
  "payment_failed",
  "plan_ended",
  "provider_key_refused",
  "provider_held",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** By what a person chooses how to be told; where nobody chose, both are on. */
export const NOTICE_TOPICS = ["posts", "approval", "autopilot", "connection", "payment", "provider"] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Where the app says that something waits for a person. */
export const NOTICE_PLACES = ["posts", "settings", "plan", "models", "status"] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

interface Row {
  topic: NoticeTopic;
  told: readonly Role[];
  /** where the next step is taken */
  place: NoticePlace;
  /** which of that place's posts they are among, where there are several */
  among?: "failed" | "draft";
  /** several become one mail and one line */
  gathers: boolean;
}

const EVERYONE = ["owner", "admin", "member"] as const;
const MANAGERS = ["owner", "admin"] as const;
const OWNERS = ["owner"] as const;

/** All that a person is told of by itself. A new cause is a row here, its words, and when it still stands. */
export const NOTICES: Readonly<Record<NoticeKind, Row>> = {
  post_failed: { topic: "posts", told: EVERYONE, place: "posts", among: "failed", gathers: true },
  post_missed: { topic: "posts", told: EVERYONE, place: "posts", among: "failed", gathers: true },
  post_awaits: { topic: "approval", told: EVERYONE, place: "posts", among: "draft", gathers: true },
  autopilot_no_credits: { topic: "autopilot", told: OWNERS, place: "plan", gathers: false },
  autopilot_no_account: { topic: "autopilot", told: MANAGERS, place: "settings", gathers: false },
  connection_ending: { topic: "connection", told: OWNERS, place: "settings", gathers: false },
  connection_ended: { topic: "connection", told: OWNERS, place: "settings", gathers: false },
  payment_failed: { topic: "payment", told: OWNERS, place: "plan", gathers: false },
  plan_ended: { topic: "payment", told: OWNERS, place: "plan", gathers: false },
  provider_key_refused: { topic: "provider", told: OWNERS, place: "models", gathers: false },
  provider_held: { topic: "provider", told: OWNERS, place: "status", gathers: false },
};

/** A mail of what gathers waits so long for more of it, and then for longer before the next. */
export const GATHER_MS = 60_000;
export const MAIL_GAP_MS = 30 * 60_000;

/** What a role is told of at all, and may choose. */
export const topicsOf = (role: Role): NoticeTopic[] =>
  NOTICE_TOPICS.filter((topic) => Object.values(NOTICES).some((row) => row.topic === topic && row.told.includes(role)));

interface About {
  kind: NoticeKind;
  projectId: string | null;
  postId: string | null;
  count: number;
}

/** The address of the next step, within the app. */
export function nextStepOf({ count, kind, postId, projectId }: About): string {
  const { among, place } = NOTICES[kind];
  if (place !== "posts") return projectId === null ? `/${place}` : `/${projectId}/${place}`;
  return count === 1 ? `/${projectId}/posts/${postId}` : `/${projectId}/posts?status=${among}`;
}
