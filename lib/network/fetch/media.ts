import { open, readFile } from "node:fs/promises";
import type { Context } from "#lib/network/context.ts";
import { GraphError } from "#lib/network/graph/errors.ts";
import { looksLikePicture, probeJpeg } from "#lib/network/probe/jpeg.ts";
import { type Mp4, probeMp4 } from "#lib/network/probe/mp4.ts";
import type { FileRow } from "#lib/network/store/rows.ts";
import { discard, type Download, download, settle } from "./download.ts";

const MIB = 1024 * 1024;
const IMAGE_BYTES = 8 * MIB;
const VIDEO_BYTES = 300 * MIB;
const VIDEO_PATIENCE = 6;

const RATIO = { narrowest: 4 / 5, widest: 1.91, tolerance: 0.005 };
const VIDEO = { minMs: 3000, maxWidth: 1920, codecs: ["avc1", "avc3", "hvc1", "hev1"], minFps: 22.9, maxFps: 60.5 };
/** Encoders round a film's end to a frame or a block of sound: 3 s may be written as 2.97 s. */
const ROUNDING_MS = 100;

export type ImageUse = "post" | "cover" | "story";
export type VideoUse = "reel" | "carousel" | "story";

const MAX_MS: Record<VideoUse, number> = { reel: 900_000, carousel: 60_000, story: 60_000 };

/** Fetches a picture and checks its bytes; throws what the network would answer. */
export async function fetchImage(context: Context, address: string, use: ImageUse): Promise<FileRow> {
  const limits = { bytes: IMAGE_BYTES, timeoutMs: context.settings.fetchTimeoutMs };
  const file = await download(context, address, limits);
  try {
    if (!/^(image|application\/octet-stream|binary\/)/.test(file.contentType)) throw new GraphError(9004, 2207052);
    if (file.tooLarge) throw new GraphError(36000, 2207004);
    const bytes = await readFile(file.path);
    const probe = probeJpeg(bytes);
    if (!probe.ok) throw looksLikePicture(bytes) ? new GraphError(36001, 2207005) : new GraphError(9004, 2207052);
    const ratio = probe.width / probe.height;
    if (use === "post" && (ratio < RATIO.narrowest - RATIO.tolerance || ratio > RATIO.widest + RATIO.tolerance)) {
      throw new GraphError(36003, 2207009);
    }
    const sha256 = await settle(context, file, "jpg");
    const { width, height } = probe;
    return keepRow(context, { sha256, type: "image/jpeg", bytes: file.bytes, width, height, duration_ms: null });
  } catch (error) {
    await discard(file);
    throw error;
  }
}

/** Fetches a film and reads its boxes; what is wrong with it is told by the container's status. */
export async function fetchVideo(context: Context, address: string, use: VideoUse): Promise<FileRow> {
  const limits = { bytes: VIDEO_BYTES, timeoutMs: context.settings.fetchTimeoutMs * VIDEO_PATIENCE };
  const file = await download(context, address, limits).catch((error: unknown) => {
    throw error instanceof GraphError && error.subcode === 2207052 ? new GraphError(-1, 2207077) : error;
  });
  try {
    const film = await probe(file);
    if (!film || file.tooLarge || !isPlayable(film, use)) throw new GraphError(352, 2207026);
    const sha256 = await settle(context, file, "mp4");
    const { width, height, durationMs } = film;
    const row = { width, height, duration_ms: Math.round(durationMs) };
    return keepRow(context, { sha256, type: "video/mp4", bytes: file.bytes, ...row });
  } catch (error) {
    await discard(file);
    throw error;
  }
}

async function probe(file: Download): Promise<Mp4 | null> {
  const handle = await open(file.path);
  try {
    return await probeMp4(handle, file.bytes);
  } catch {
    // A box that ends before its own fields: not a film that anyone could play.
    return null;
  } finally {
    await handle.close();
  }
}

function isPlayable(film: Mp4, use: VideoUse): boolean {
  const ratio = film.width / film.height;
  return (
    film.moovFirst &&
    !film.editsTime &&
    VIDEO.codecs.includes(film.videoCodec ?? "") &&
    (film.audioCodec === null || film.audioCodec === "mp4a") &&
    film.durationMs >= VIDEO.minMs - ROUNDING_MS &&
    film.durationMs <= MAX_MS[use] + ROUNDING_MS &&
    film.width > 0 &&
    film.width <= VIDEO.maxWidth &&
    film.framesPerSecond >= VIDEO.minFps &&
    film.framesPerSecond <= VIDEO.maxFps &&
    ratio >= 0.01 &&
    ratio <= 10
  );
}

function keepRow({ store }: Context, row: FileRow): FileRow {
  store.run(
    "insert or ignore into files (sha256, type, bytes, width, height, duration_ms) values (?, ?, ?, ?, ?, ?)",
    row.sha256,
    row.type,
    row.bytes,
    row.width,
    row.height,
    row.duration_ms,
  );
  return row;
}
