import type { Context } from "#lib/runtime/context.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type LibraryClip, projectClips, projectTracks } from "#lib/services/library/read-clips-and-tracks.ts";
import { type PostRow, findPost, reelOf } from "./read-posts.ts";

export async function listClips(context: Context, postId: string): Promise<LibraryClip[]> {
  const post = await requireReel(context, postId);
  return projectClips(context, post);
}

export async function listTracks(context: Context, postId: string) {
  const post = await requireReel(context, postId);
  return { tracks: await projectTracks(context, post), inUse: reelOf(post)?.track?.id ?? null };
}

async function requireReel(context: Context, postId: string): Promise<PostRow> {
  const post = await findPost(context, postId);
  if (FORMAT_RULES[post.format].edits !== "reel") throw new Refusal("format_not_served");
  return post;
}
