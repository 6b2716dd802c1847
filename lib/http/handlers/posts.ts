import { FORMAT_RULES } from "#lib/domain/format.ts";
import { excerpt } from "#lib/domain/text.ts";
import { listClips as clips, listTracks as tracks } from "#lib/services/posts/list-clips-and-tracks.ts";
import { chooseClip as setClip } from "#lib/services/posts/choose-clip.ts";
import { chooseTrack as setTrack } from "#lib/services/posts/choose-track.ts";
import { createPost as create } from "#lib/services/posts/create-post.ts";
import { deletePost as remove } from "#lib/services/posts/delete-post.ts";
import { readEditBudget as readBudget } from "#lib/services/posts/edit-budget.ts";
import { LIST_TEXT_MAX, listPosts as list } from "#lib/services/posts/list-posts.ts";
import * as moves from "#lib/services/posts/move-post.ts";
import { publishPost as publish } from "#lib/services/posts/publish-post.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";
import { replaceMedia as replace } from "#lib/services/posts/replace-media.ts";
import { schedulePost as schedule } from "#lib/services/posts/schedule-post.ts";
import { updatePost as update } from "#lib/services/posts/update-post.ts";
import type { Handler } from "./handler.ts";
import { presentPost } from "./present-post.ts";

type Created = Awaited<ReturnType<typeof create>>;

function presentCreated({ format, postId, remainingCredits }: Created) {
  const { clipSource } = FORMAT_RULES[format];
  return { postId, format, state: "generating" as const, remainingCredits, ...(clipSource && { clipSource }) };
}

export const listPosts: Handler<"listPosts"> = async (context, { query }) => {
  const { next, posts } = await list(context, query);
  return {
    posts: posts.map(({ format, id, projectId, scheduledFor, status, textContent, theme }) => ({
      id,
      status,
      scheduledFor,
      textContent: textContent && excerpt(textContent, LIST_TEXT_MAX),
      projectId,
      contentFormat: format,
      theme,
    })),
    next,
  };
};

export const createPost: Handler<"createPost"> = async (context, { body }) =>
  presentCreated(await create(context, body));

export const createReel: Handler<"createReel"> = async (context, { body }) =>
  presentCreated(await create(context, { ...body, format: "caption_reel" }));

export const createAudiogram: Handler<"createAudiogram"> = async (context, { body }) =>
  presentCreated(await create(context, body));

export const readPost: Handler<"readPost"> = async (context, { params }) =>
  presentPost(context, await findPost(context, params.id));

export const updatePost: Handler<"updatePost"> = async (context, { body, params }) =>
  presentPost(context, await update(context, params.id, body));

export const updateReel: Handler<"updateReel"> = async (context, { body, params }) =>
  presentPost(context, await update(context, params.id, { reel: body }));

export const updateAudiogram: Handler<"updateAudiogram"> = async (context, { body, params }) =>
  presentPost(context, await update(context, params.id, { narration: body }));

export const deletePost: Handler<"deletePost"> = async (context, { params }) => {
  await remove(context, params.id);
  return { id: params.id, deleted: true };
};

export const replaceMedia: Handler<"replaceMedia"> = async (context, { body, params }) =>
  presentPost(context, await replace(context, params.id, body.media));

export const schedulePost: Handler<"schedulePost"> = async (context, { body, params }) =>
  presentPost(context, await schedule(context, params.id, body.when));

export const unschedulePost: Handler<"unschedulePost"> = async (context, { params }) =>
  presentPost(context, await moves.unschedulePost(context, params.id));

export const archivePost: Handler<"archivePost"> = async (context, { params }) =>
  presentPost(context, await moves.archivePost(context, params.id));

export const reactivatePost: Handler<"reactivatePost"> = async (context, { params }) =>
  presentPost(context, await moves.reactivatePost(context, params.id));

export const publishPost: Handler<"publishPost"> = async (context, { params }) =>
  presentPost(context, await publish(context, params.id));

export const readEditBudget: Handler<"readEditBudget"> = (context, { params }) => readBudget(context, params.id);

export const listClips: Handler<"listClips"> = async (context, { params }) => ({
  clips: (await clips(context, params.id)).map(({ description, id }) => ({ id, description })),
});

export const chooseClip: Handler<"chooseClip"> = async (context, { body, params }) =>
  presentPost(context, await setClip(context, params.id, body.clipId));

export const listTracks: Handler<"listTracks"> = async (context, { params }) => {
  const { inUse, tracks: known } = await tracks(context, params.id);
  return { tracks: known.map((track) => ({ ...track, inUse: track.id === inUse })), inUse };
};

export const chooseTrack: Handler<"chooseTrack"> = async (context, { body, params }) =>
  presentPost(context, await setTrack(context, params.id, body));
