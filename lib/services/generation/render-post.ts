import { type Context, openSystem, type Runtime } from "#lib/runtime/context.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { readBrandKit } from "#lib/services/brand/brand-kit.ts";
import { replacePostFiles, STORED_FILE, type StoredFile } from "#lib/services/media/save-file.ts";
import { findJobPost, narrationOf, type PostRow, reelOf, takeJobPost } from "#lib/services/posts/read-posts.ts";
import { chosenCover } from "./choose-cover.ts";
import { silentReel } from "./make-infographic.ts";
import { renderNarration } from "./render-narration.ts";
import { type RenderedVideo, renderReelPost } from "./render-reel.ts";

/** Renders a post's video again after an edit. A further edit meanwhile has a job of its own, which ends it. */
export async function renderPost(runtime: Runtime, postId: string, signal: AbortSignal): Promise<void> {
  const post = await findJobPost(runtime, postId);
  if (!post?.isStale) return;
  const rendered = await renderVideo(runtime, post, signal);
  if (!rendered) return;
  const { video } = rendered;
  const cover = (await chosenCover(runtime, post, video)) ?? rendered.cover;
  await openSystem(runtime).transaction(async (within) => {
    const current = await takeJobPost(within, postId);
    if (!current || shownBy(current) !== shownBy(post)) return;
    const { projectId, workspaceId } = post;
    const owner = { workspaceId, projectId, postId, purpose: "render" } as const;
    await replacePostFiles(within, owner, [video, cover, ...(await keptOf(within, post))]);
    await within.db.post.update({
      where: { id: postId },
      data: {
        media: [{ key: video.key, type: "video" }],
        coverKey: cover.key,
        isStale: false,
        version: { increment: 1 },
      },
    });
  });
}

async function renderVideo(runtime: Runtime, post: PostRow, signal: AbortSignal): Promise<RenderedVideo | null> {
  const reel = reelOf(post);
  if (reel) return renderReelPost(runtime, post, reel, signal);
  if (FORMAT_RULES[post.format].singleMedia) return renderPiece(runtime, post, signal);
  const narration = narrationOf(post);
  return narration && renderNarration(runtime, post, await readBrandKit(runtime, post.projectId), narration, signal);
}

/** The still reel of a single piece: its picture is there already. */
async function renderPiece(runtime: Runtime, post: PostRow, signal: AbortSignal): Promise<RenderedVideo | null> {
  const { slides, workspaceId } = post;
  const key = slides[0]?.imageKey;
  const cover = key ? await runtime.db.media.findFirst({ where: { key, workspaceId }, select: STORED_FILE }) : null;
  return cover && { video: await silentReel(runtime, post, cover, signal), cover };
}

const shownBy = ({ content, coverChoice, slides }: PostRow): string =>
  JSON.stringify([content, coverChoice, slides.map(({ imageKey }) => imageKey)]);

/** The recording and the pictures stay files of the post: only its video was rendered again. */
function keptOf({ db }: Pick<Context, "db">, post: PostRow): Promise<StoredFile[]> {
  const narration = narrationOf(post);
  const shown = (narration?.scenes ?? []).map((scene) => ("photo" in scene ? scene.photo : null));
  const keys = [narration?.audioKey, ...shown, ...post.slides.map(({ earlierKey }) => earlierKey)];
  const key = { in: keys.flatMap((one) => one ?? []) };
  return db.media.findMany({ where: { postId: post.id, key }, select: STORED_FILE });
}
