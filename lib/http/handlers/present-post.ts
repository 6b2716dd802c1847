import type { Output } from "#lib/contract/index.ts";
import type { Context } from "#lib/runtime/context.ts";
import { isAudioOutdated, type NarrationContent, type PhotoScene } from "#lib/domain/narration.ts";
import { BLOCK_FRAMES, type ReelContent } from "#lib/domain/reel.ts";
import type { Scene } from "#lib/domain/scene.ts";
import { photoUrl } from "#lib/services/library/photo-url.ts";
import { findClip, findTrackName } from "#lib/services/library/read-clips-and-tracks.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { narrationOf, type PostRow, reelOf } from "#lib/services/posts/read-posts.ts";
import { presentSlide } from "./present-slide.ts";

type PostView = Output<"readPost">;

/** A post on the wire. */
export async function presentPost(context: Context, post: PostRow): Promise<PostView> {
  return {
    id: post.id,
    format: post.format,
    status: post.status,
    projectId: post.projectId,
    workspaceId: post.workspaceId,
    scheduledFor: post.scheduledFor?.toISOString() ?? null,
    textContent: post.textContent,
    mediaUrls: post.media.map(({ key, type }) => ({ url: mediaUrl(context, key), type })),
    content: await presentContent(context, post),
  };
}

async function presentContent(context: Context, post: PostRow): Promise<PostView["content"]> {
  if (!post.hasContent) return null;
  const reel = reelOf(post);
  if (reel) return presentReel(context, post, reel);
  const narration = narrationOf(post);
  if (narration) return presentNarration(context, narration);
  return { slides: post.slides.map(presentSlide) };
}

async function presentReel(context: Context, post: PostRow, { clipId, photo, track, ...reel }: ReelContent) {
  const name = track && (await findTrackName(context, post, track.id));
  return {
    ...reel,
    frames: [...BLOCK_FRAMES],
    clip: photo ? null : await findClip(context, post, clipId),
    track: track && name ? { id: track.id, name, startSeconds: track.startSeconds } : null,
  };
}

function presentNarration(context: Context, narration: NarrationContent) {
  const { audioKey, durationSeconds, hook, scenes, script, speed } = narration;
  const shared = {
    script,
    hook,
    speed,
    audioUrl: audioKey && mediaUrl(context, audioKey),
    durationSeconds,
    audioOutdated: isAudioOutdated(narration),
  };
  const photos = scenes.filter((scene): scene is PhotoScene => "photo" in scene);
  if (photos.length === 0) return { ...shared, scenes: scenes.filter((scene): scene is Scene => "type" in scene) };
  return {
    ...shared,
    scenes: photos.map(({ description, end, photo, start }) => ({
      start,
      end,
      photo: photoUrl(context, photo),
      description,
    })),
  };
}
