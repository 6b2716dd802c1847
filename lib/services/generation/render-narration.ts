import { join } from "node:path";
import { readFile as readLocal } from "node:fs/promises";
import type { Runtime } from "#lib/runtime/context.ts";
import { isLibraryPhoto } from "#lib/content/photos/photos.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { coverSecond, type NarrationContent, type PhotoScene } from "#lib/domain/narration.ts";
import type { Scene } from "#lib/domain/scene.ts";
import { cutPicture } from "#lib/render/paint/cut-picture.ts";
import { HEIGHT, WIDTH } from "#lib/render/video/encode.ts";
import { PHOTO_ROOM } from "#lib/render/video/moving-photo.ts";
import { type NarratedVideo, renderAnimatedAudio } from "#lib/render/video/render-animated-audio.ts";
import { renderNarratedPhotos } from "#lib/render/video/render-narrated-photos.ts";
import { runFfmpeg } from "#lib/render/video/run-ffmpeg.ts";
import { type BrandKit, paletteOf } from "#lib/services/brand/brand-kit.ts";
import { trackFile } from "#lib/services/library/library-files.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { readFile, requireFile, saveFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import type { RenderedVideo } from "./render-reel.ts";

/** A narrated post's video and its cover, in the storage: its recording, its scenes, music under the voice. */
export const renderNarration = (
  runtime: Runtime,
  { id: ownerId, language, projectId, workspaceId }: Pick<PostRow, "id" | "projectId" | "workspaceId" | "language">,
  brand: BrandKit,
  content: NarrationContent,
  signal: AbortSignal,
): Promise<RenderedVideo> =>
  withFolder(async (folder) => {
    const wav = await readFile(runtime, workspaceId, content.audioKey);
    if (!wav) throw new Error(`The recording ${content.audioKey} is gone`);
    const { path: ffmpeg } = await readEncoder(runtime);
    const { header, bodyFont, titleFont } = brand;
    const track = libraryTracks().find(({ id }) => id === content.trackId);
    const music = track && {
      path: await trackFile(runtime, projectId, track.id, folder),
      startSeconds: track.suggestedStartSeconds,
    };
    const out = join(folder, "narration.mp4");
    const spoken: NarratedVideo = {
      hook: content.hook,
      speed: content.speed,
      recording: { wav, words: content.words },
      music: music ?? null,
      look: { header, bodyFont, titleFont, language, colors: paletteOf(brand, seedOf(ownerId)) },
    };
    const photos = content.scenes.filter((scene): scene is PhotoScene => "photo" in scene);
    const scenes = content.scenes.filter((scene): scene is Scene => "type" in scene);
    const options = { ffmpeg, signal };
    const { seconds } =
      photos.length > 0
        ? await renderNarratedPhotos(
            { ...spoken, photos: await openPhotos(runtime, workspaceId, photos) },
            out,
            options,
          )
        : await renderAnimatedAudio({ ...spoken, scenes }, out, options);
    const still = join(folder, "cover.jpg");
    const at = String(coverSecond(content, seconds));
    await runFfmpeg(["-y", "-ss", at, "-i", out, "-frames:v", "1", "-q:v", "3", still], { ffmpeg, signal });
    const owner = { workspaceId, ownerId, purpose: "render", width: WIDTH, height: HEIGHT };
    const [video, cover] = await Promise.all([
      saveFile(runtime, { ...owner, extension: "mp4", content: { path: out }, durationSeconds: seconds }),
      saveFile(runtime, { ...owner, extension: "jpg", content: await readLocal(still) }),
    ]);
    return { video, cover };
  });

/** Each photo where the renderer finds it: one that ships with us on this machine, the workspace's own by its bytes. */
const openPhotos = (runtime: Runtime, workspaceId: string, photos: readonly PhotoScene[]) =>
  Promise.all(
    photos.map(async ({ end, focus, photo, start }) => {
      if (isLibraryPhoto(photo)) return { start, end, photo: join("public", photo) };
      const bytes = await requireFile(runtime, workspaceId, photo);
      return { start, end, photo: focus ? await cutPicture([{ bytes, focus }], PHOTO_ROOM) : bytes };
    }),
  );
