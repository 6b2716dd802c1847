import { join } from "node:path";
import type { Runtime } from "#lib/context.ts";
import { REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { HEIGHT, WIDTH } from "#lib/render/video/encode.ts";
import { drawReelStill, REEL_STILL_SECONDS, renderReel } from "#lib/render/video/render-reel.ts";
import { saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import type { PostRow } from "#lib/services/posts/read.ts";
import { clipFile, readEncoder, trackFile } from "./workshop.ts";

export interface RenderedVideo {
  readonly video: StoredFile;
  readonly cover: StoredFile;
}

const LAST_STILL_SECONDS = REEL_STILL_SECONDS.at(-1) ?? 0;

/** A reel's video and its cover, in the storage. */
export const renderReelPost = (
  runtime: Runtime,
  { id: ownerId, workspaceId }: Pick<PostRow, "id" | "workspaceId">,
  content: ReelContent,
  signal: AbortSignal,
): Promise<RenderedVideo> =>
  withFolder(async (folder) => {
    const { path: ffmpeg } = await readEncoder(runtime);
    const clip = await clipFile(runtime, content.clipId, folder);
    const track = content.track && (await trackFile(runtime, content.track.id, folder));
    const out = join(folder, "reel.mp4");
    await renderReel(content, clip, track, out, { ffmpeg, signal });
    const still = await drawReelStill(content, clip, LAST_STILL_SECONDS, { ffmpeg, signal });
    const owner = { workspaceId, ownerId, purpose: "render", width: WIDTH, height: HEIGHT };
    return {
      video: await saveFile(runtime, {
        ...owner,
        extension: "mp4",
        content: { path: out },
        durationSeconds: REEL_SECONDS,
      }),
      cover: await saveFile(runtime, { ...owner, extension: "jpg", content: still }),
    };
  });
