import { type FileHandle, open, readFile } from "node:fs/promises";
import { FilePathSource, Input, MP4, QTFF, WAVE, WEBM } from "mediabunny";
import { type Extension, MAX_VIDEO_SIDE } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mp3Seconds } from "./mp3.ts";

export interface Recording {
  readonly kind: "video" | "audio";
  readonly extension: Extension;
  readonly seconds: number;
  readonly width: number | null;
  readonly height: number | null;
}

const FORMATS = { mp4: [MP4, QTFF], webm: [WEBM], wav: [WAVE] };
const WORK_LIMIT_MS = 10_000;
const MAX_BOXES = 20_000;

/** What a video or a sound says of itself; nothing of it is decoded. */
export async function probeRecording(path: string, kind: "mp4" | "webm" | "mp3" | "wav"): Promise<Recording> {
  if (kind === "mp3") {
    const seconds = mp3Seconds(await readFile(path));
    if (!seconds) throw unreadable();
    return { kind: "audio", extension: "mp3", seconds, width: null, height: null };
  }
  if (!(await isWhole(path, kind))) throw unreadable();
  const input = new Input({ source: new FilePathSource(path), formats: FORMATS[kind] });
  // Tables that a file invents may take hours to read.
  const deadline = setTimeout(() => input.dispose(), WORK_LIMIT_MS);
  try {
    return await describe(input, kind);
  } catch (error) {
    throw error instanceof Refusal ? error : Object.assign(unreadable(), { cause: error });
  } finally {
    clearTimeout(deadline);
    input.dispose();
  }
}

async function describe(input: Input, kind: "mp4" | "webm" | "wav"): Promise<Recording> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const seconds = (await input.getDurationFromMetadata()) || (await input.computeDuration());
  if (!Number.isFinite(seconds) || seconds <= 0) throw unreadable();
  if (video) {
    const { displayHeight: height, displayWidth: width } = video;
    const sides = [width, height];
    if (kind === "wav" || !video.codec) throw refused();
    if (!sides.every((side) => side >= 1)) throw unreadable();
    if (!sides.every((side) => side <= MAX_VIDEO_SIDE)) {
      throw new Refusal("file_too_large", { field: "file", detail: `no máximo ${MAX_VIDEO_SIDE} pixels de lado` });
    }
    const isQuickTime = kind === "mp4" && (await input.getFormat()) === QTFF;
    return { kind: "video", extension: isQuickTime ? "mov" : kind, seconds, width, height };
  }
  if (!audio) throw unreadable();
  if (!audio.codec || kind === "webm") throw refused();
  return { kind: "audio", extension: kind === "wav" ? "wav" : "m4a", seconds, width: null, height: null };
}

const unreadable = () => new Refusal("file_unreadable", { field: "file" });
const refused = () => new Refusal("file_type_refused", { field: "file" });

/** A container that broke off, or that carries another file behind it, does not end where its parts do. */
async function isWhole(path: string, kind: "mp4" | "webm" | "wav"): Promise<boolean> {
  // Where it ends is up to a WebM's reader: what records one live does not know.
  if (kind === "webm") return true;
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return kind === "mp4" ? (await endOfBoxes(file, size)) === size : (await endOfRiff(file)) <= size;
  } finally {
    await file.close();
  }
}

async function endOfBoxes(file: FileHandle, size: number): Promise<number> {
  const header = Buffer.alloc(16);
  let at = 0;
  for (let box = 0; at < size && box < MAX_BOXES; box++) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    if (bytesRead < 8) return -1;
    const short = header.readUInt32BE(0);
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
    // Zero: the last one, up to the end.
    if (length === 0) return size;
    if (length < 8) return -1;
    at += length;
  }
  return at;
}

async function endOfRiff(file: FileHandle): Promise<number> {
  const header = Buffer.alloc(8);
  await file.read(header, 0, 8, 0);
  return header.readUInt32LE(4) + 8;
}
