import { readFile } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { asJson } from "#lib/db/json/as-json.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { type CoverChoice, coverChoice } from "#lib/db/json/post.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { cutPicture } from "#lib/render/paint/cut-picture.ts";
import { HEIGHT, WIDTH } from "#lib/render/video/encode.ts";
import { runFfmpeg } from "#lib/render/video/run-ffmpeg.ts";
import type { Context } from "#lib/runtime/context.ts";
import { type ChosenPicture, choosePictures } from "#lib/services/library/choose-pictures.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import {
  replacePostFiles,
  requireFile,
  saveFile,
  STORED_FILE,
  type StoredFile,
} from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import { findPost, type PostRow, takePost } from "#lib/services/posts/read-posts.ts";
import { saveContent, requireEditable } from "#lib/services/posts/save-post.ts";
import { enqueue } from "#lib/db/jobs.ts";

interface Asked {
  readonly second?: number | undefined;
  readonly picture?: ChosenPicture | undefined;
}

type Place = Pick<Context, "db" | "ports" | "settings">;
const QUALITY = 90;
const AT_THE_END = 0.1;

/** Another cover for a post's video: a frame of it, or a picture of the library, cut to its shape. */
export async function chooseCover(context: Context, id: string, asked: Asked): Promise<void> {
  const post = await findPost(context, id);
  if (!FORMAT_RULES[post.format].isVideo) throw new Refusal("format_not_served");
  requireEditable(context, post);
  const choice = await choiceOf(context, post, asked);
  // Looked for before the post is held: that takes a moment.
  const cover = choice && (await drawCover(context, post, choice, post.media[0]?.key ?? ""));
  await context.transaction(async (within) => {
    const now = await takePost(within, id);
    requireEditable(within, now);
    const kept = choice ? asJson(choice) : Prisma.DbNull;
    if (!cover) {
      await saveContent(within, now, { coverChoice: kept, isStale: true });
      await enqueue(within.db, "render-post", { postId: id });
      return;
    }
    const { projectId, workspaceId } = now;
    const files = await within.db.media.findMany({ where: { postId: id }, select: STORED_FILE });
    const others = files.filter(
      ({ key }) => key !== now.coverKey || now.slides.some(({ imageKey }) => imageKey === key),
    );
    await replacePostFiles(within, { workspaceId, projectId, postId: id, purpose: "render" }, [...others, cover]);
    await saveContent(within, now, { coverKey: cover.key, coverChoice: kept });
  });
}

async function choiceOf(context: Context, post: PostRow, { picture, second }: Asked): Promise<CoverChoice | null> {
  if (picture) {
    const [chosen] = await choosePictures(context, post.projectId, [picture], "picture");
    return chosen ? { key: chosen.key, focus: chosen.focus } : null;
  }
  if (second === undefined) return null;
  const key = post.media[0]?.key ?? "";
  const file = await context.db.media.findFirst({ where: { key }, select: { durationSeconds: true } });
  const seconds = file?.durationSeconds ?? 0;
  if (second > seconds) throw new Refusal("field_invalid", { field: "second", detail: `de 0 a ${seconds}` });
  return { second: Math.min(second, Math.max(0, seconds - AT_THE_END)) };
}

/** The cover that a person chose, of a video as it is now; null: the render's own. */
export async function chosenCover(place: Place, post: PostRow, video: StoredFile): Promise<StoredFile | null> {
  const choice = coverChoice.find(post.coverChoice, post.id);
  if (!choice) return null;
  const shown =
    "second" in choice
      ? { second: Math.min(choice.second, Math.max(0, (video.durationSeconds ?? 0) - AT_THE_END)) }
      : choice;
  return drawCover(place, post, shown, video.key);
}

const drawCover = (place: Place, post: PostRow, choice: CoverChoice, videoKey: string): Promise<StoredFile> =>
  withFolder(async (folder) => {
    const size = { width: WIDTH, height: HEIGHT };
    const content =
      "second" in choice ? await frameOf(place, videoKey, choice.second, folder) : await pictureOf(choice);
    const owner = { workspaceId: post.workspaceId, ownerId: post.id, purpose: "render" };
    return saveFile(place, { ...owner, ...size, extension: "jpg", content });

    async function pictureOf({ focus, key }: Exclude<CoverChoice, { second: number }>): Promise<Buffer> {
      const bytes = await requireFile(place, post.workspaceId, key);
      const cut = await cutPicture([{ bytes, focus }], size);
      return sharp(cut).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY }).toBuffer();
    }
  });

async function frameOf(place: Place, key: string, second: number, folder: string): Promise<Buffer> {
  const file = await place.ports.storage.get(key);
  if (!file) throw new Refusal("post_without_content");
  const [video, still] = [join(folder, "video.mp4"), join(folder, "cover.jpg")];
  await pipeline(file.stream, createWriteStream(video));
  const { path: ffmpeg } = await readEncoder(place);
  const signal = AbortSignal.timeout(30_000);
  await runFfmpeg(["-y", "-ss", String(second), "-i", video, "-frames:v", "1", "-q:v", "3", still], { ffmpeg, signal });
  return readFile(still);
}
