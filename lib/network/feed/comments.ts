import type { Context } from "#lib/network/context.ts";
import { commentTime, numbersAt } from "#lib/network/growth.ts";
import { chance, hash, nth, pick } from "#lib/network/seeded.ts";
import { FIRST_NAMES, LAST_NAMES, REMARKS, REPLIES } from "#lib/network/seeds/remarks.ts";
import type { CommentRow } from "#lib/network/store/rows.ts";
import { growing, type Post } from "./post.ts";

export interface Comment {
  id: string;
  username: string;
  text: string;
  at: number;
}

const written = ({ store }: Context, post: Post): Comment[] =>
  store
    .all<CommentRow>("select * from comments where media_id = ? order by created_at, id", post.id)
    .map((row) => ({ id: row.id, username: row.username, text: row.text, at: row.created_at }));

export const commentCount = (context: Context, post: Post): number =>
  numbersAt(growing(post), context.clock.now()).comments +
  context.store.count("select count(*) as n from comments where media_id = ?", post.id);

/** The newest comments first: the ones that came by themselves and those that were written. */
export function commentsOf(context: Context, post: Post, limit: number): Comment[] {
  const grownCount = numbersAt(growing(post), context.clock.now()).comments;
  const newest = Array.from({ length: Math.min(limit, grownCount) }, (_, i) => comment(post, grownCount - i));
  return [...newest, ...written(context, post)]
    .toSorted((a, b) => b.at - a.at || b.id.localeCompare(a.id))
    .slice(0, limit);
}

function comment(post: Post, n: number): Comment {
  const seed = `${post.id}:comment:${n}`;
  const { language, handle } = post.profile;
  const isReply = n > 2 && chance(`${seed}:reply`) < 0.12;
  const number = chance(`${seed}:number`) < 0.4 ? String(hash(seed) % 90) : "";
  const name = `${pick(`${seed}:first`, FIRST_NAMES)}${pick(`${seed}:dot`, [".", "_", ""])}${pick(`${seed}:last`, LAST_NAMES)}${number}`;
  return {
    id: `1786${String(hash(seed)).padStart(10, "0")}${String(n % 1000).padStart(3, "0")}`,
    username: isReply ? handle : name,
    text: isReply ? pick(`${seed}:text`, REPLIES[language]) : nth(`${post.id}:remarks`, REMARKS[language], n),
    at: commentTime(growing(post), n),
  };
}
