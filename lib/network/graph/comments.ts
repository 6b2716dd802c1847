import { wireTime } from "#lib/network/clock.ts";
import { type Comment, commentCount, commentsOf } from "#lib/network/feed/comments.ts";
import { newId } from "#lib/network/ids.ts";
import type { Call } from "./call.ts";
import { badParameter, GraphError } from "./errors.ts";
import { parseFields, select } from "./fields.ts";
import { demand } from "./grants.ts";
import { ownMedia } from "./media.ts";
import { cutPage } from "./page.ts";

const MOST = 1000;

const FIELDS: Record<string, (comment: Comment) => unknown> = {
  id: ({ id }) => id,
  text: ({ text }) => text,
  timestamp: ({ at }) => wireTime(at),
  username: ({ username }) => username,
  like_count: () => 0,
};

export function listComments(call: Call): object {
  demand(call.grant, "manage_comments");
  const { post } = ownMedia(call);
  const fields = parseFields(call.params["fields"] ?? "timestamp,text,id");
  const list = commentsOf(call.context, post, Math.min(MOST, commentCount(call.context, post)));
  const { items, paging } = cutPage(list, (comment) => comment.id, call.params, call.address);
  const data = items.map((comment) => select(fields, "IGComment", FIELDS, comment));
  return paging ? { data, paging } : { data };
}

/** Asked for fields, the real network creates the comment and answers an error. So does this one. */
export function writeComment(call: Call): object {
  const { context, params, grant } = call;
  demand(grant, "manage_comments");
  const { post } = ownMedia(call);
  const text = params["message"];
  if (!text) throw badParameter("The parameter message is required");
  const id = newId("comment");
  context.store.insert("comments", {
    id,
    media_id: post.id,
    username: grant.account.handle,
    text,
    created_at: context.clock.now(),
  });
  if (params["fields"] !== undefined) throw new GraphError(20, 1772107);
  return { id };
}
