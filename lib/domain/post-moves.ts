import { type MoveName, type PostState, refusalOf, statusAfter } from "./post.ts";
import { Refusal } from "./refusal.ts";

/** The post after a move; refused when the table has no such arrow. */
export function move<Post extends PostState>(name: MoveName, post: Post): Post {
  const reason = refusalOf(name, post);
  if (reason) throw new Refusal(reason);
  return { ...post, status: statusAfter(name) ?? post.status };
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
