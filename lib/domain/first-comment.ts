import { COMMENT_MAX, HASHTAGS_MAX, MENTIONS_MAX } from "./limits.ts";
import { hashtagsIn } from "./hashtag.ts";
import { mentionsIn } from "./network-rules.ts";
import { characters } from "./text.ts";

/**
 * `wanted` waits for its post, `due` may be sent, `sent` may be live: what became of it is found out before anything
 * else.
 */
export const FIRST_COMMENT_STEPS = ["wanted", "due", "sent", "live", "failed"] as const;

export const PIECE_KINDS = ["hashtags", "snippet"] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** The permission that writing and reading comments takes, as the network names it. */
export const COMMENT_SCOPE = "instagram_business_manage_comments";

/** Why the network would not take a text as a comment; null when it should. */
export function commentFault(text: string): string | null {
  if (characters(text) > COMMENT_MAX) return `no máximo ${COMMENT_MAX} caracteres`;
  if (hashtagsIn(text).length > HASHTAGS_MAX) return `no máximo ${HASHTAGS_MAX} hashtags`;
  return mentionsIn(text) > MENTIONS_MAX ? `no máximo ${MENTIONS_MAX} menções` : null;
}

/** What was sent is looked for this long before it is believed lost. */
export const COMMENT_SETTLES_MS = 60_000;
const TRIES_MAX = 4;
const CLOCKS_DIFFER_MS = 2 * 60_000;

export interface SentComment {
  readonly text: string;
  readonly sentAt: Date;
  readonly tries: number;
  /** the network said no to it, as far as its word goes */
  readonly isRefused: boolean;
}

export interface LiveComment {
  readonly id: string;
  readonly text: string;
  readonly username: string;
  readonly at: Date;
}

export type Verdict = { is: "live"; id: string } | { is: "unknown" } | { is: "lost" } | { is: "over" };

const normal = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/**
 * What became of a comment that was sent, by what stands under the post; `hasMore`: there are older ones that were not
 * read. It is sent again only where it surely is not there.
 */
export function judgeComment(
  { isRefused, sentAt, text, tries }: SentComment,
  { comments, handle, hasMore }: { comments: readonly LiveComment[]; handle: string; hasMore: boolean },
  now: Date,
): Verdict {
  const from = sentAt.getTime() - CLOCKS_DIFFER_MS;
  const found = comments.find(
    (one) => one.username === handle && normal(one.text) === normal(text) && one.at.getTime() >= from,
  );
  if (found) return { is: "live", id: found.id };
  if (now.getTime() - sentAt.getTime() < COMMENT_SETTLES_MS) return { is: "unknown" };
  const reachesBack = !hasMore || comments.some(({ at }) => at.getTime() < from);
  return isRefused || tries >= TRIES_MAX || !reachesBack ? { is: "over" } : { is: "lost" };
}
