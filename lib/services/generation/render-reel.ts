import { join } from "node:path";
import type { Runtime } from "#lib/runtime/context.ts";
import { REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { HEIGHT, WIDTH } from "#lib/render/video/encode.ts";
import { openReelPhoto } from "#lib/render/video/reel-backdrop.ts";
import { renderReel } from "#lib/render/video/render-reel.ts";
import { clipFile, trackFile } from "#lib/services/library/library-files.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { requireFile, saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";

export interface RenderedVideo {
  readonly video: StoredFile;
  readonly cover: StoredFile;
}

/** A reel's video and its cover, in the storage. */
export const renderReelPost = (
  runtime: Runtime,
  { id: ownerId, projectId, workspaceId }: Pick<PostRow, "id" | "projectId" | "workspaceId">,
  content: ReelContent,
  signal: AbortSignal,
): Promise<RenderedVideo> =>
  withFolder(async (folder) => {
    const { path: ffmpeg } = await readEncoder(runtime);
    const { clipId, photo } = content;
    const [backdrop, track] = await Promise.all([
      photo
        ? openReelPhoto(await requireFile(runtime, workspaceId, photo.key), photo.focus)
        : { clip: await clipFile(runtime, projectId, clipId, folder) },
      content.track && trackFile(runtime, projectId, content.track.id, folder),
    ]);
    const out = join(folder, "reel.mp4");
    const still = await renderReel(content, backdrop, track, out, { ffmpeg, signal });
    const owner = { workspaceId, ownerId, purpose: "render", width: WIDTH, height: HEIGHT };
    const [video, cover] = await Promise.all([
      saveFile(runtime, { ...owner, extension: "mp4", content: { path: out }, durationSeconds: REEL_SECONDS }),
      saveFile(runtime, { ...owner, extension: "jpg", content: still }),
    ]);
    return { video, cover };
  });
