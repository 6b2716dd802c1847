import { changePosts as change } from "#lib/services/posts/change-posts.ts";
import { createPosts as create } from "#lib/services/posts/create-posts.ts";
import { duplicatePost as duplicate } from "#lib/services/posts/duplicate-post.ts";
import type { Handler } from "./handler.ts";
import { presentPost } from "./present-post.ts";

export const createPosts: Handler<"createPosts"> = (context, { body }) => create(context, body);

export const changePosts: Handler<"changePosts"> = (context, { body }) => change(context, body);

export const duplicatePost: Handler<"duplicatePost"> = async (context, { params }) =>
  presentPost(context, await duplicate(context, params.id));
