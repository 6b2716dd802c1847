import type { FileHandle } from "node:fs/promises";

export interface Mp4 {
  moovFirst: boolean;
  videoCodec: string | null;
  audioCodec: string | null;
  durationMs: number;
  width: number;
  height: number;
  framesPerSecond: number;
  editsTime: boolean;
}

interface Box {
  type: string;
  start: number;
  end: number;
}

interface Track {
  kind: string;
  codec: string | null;
  width: number;
  height: number;
  durationMs: number;
  samples: number;
  editsTime: boolean;
}

const MOOV_LIMIT = 32 * 1024 * 1024;

/** Reads the boxes of an MP4 or QuickTime file; null when it is none. */
export async function probeMp4(file: FileHandle, size: number): Promise<Mp4 | null> {
  const top = await topBoxes(file, size);
  const moov = top?.find((box) => box.type === "moov");
  const mdat = top?.find((box) => box.type === "mdat");
  if (!top || top[0]?.type !== "ftyp" || !moov || !mdat || moov.end - moov.start > MOOV_LIMIT) return null;
  const bytes = Buffer.alloc(moov.end - moov.start);
  await file.read(bytes, 0, bytes.length, moov.start);
  const tracks = boxesIn(bytes, 0, bytes.length)
    .filter((box) => box.type === "trak")
    .map((box) => readTrack(bytes, box));
  const video = tracks.find((track) => track.kind === "vide");
  if (!video || video.durationMs <= 0) return null;
  const audio = tracks.find((track) => track.kind === "soun");
  return {
    moovFirst: moov.start < mdat.start,
    videoCodec: video.codec,
    audioCodec: audio?.codec ?? null,
    durationMs: Math.max(video.durationMs, audio?.durationMs ?? 0),
    width: video.width,
    height: video.height,
    framesPerSecond: video.samples / (video.durationMs / 1000),
    editsTime: tracks.some((track) => track.editsTime),
  };
}

async function topBoxes(file: FileHandle, size: number): Promise<Box[] | null> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size;) {
    await file.read(head, 0, 16, at);
    const box = boxAt(head, 0, size - at);
    if (!box) return null;
    boxes.push({ type: box.type, start: at + box.start, end: at + box.end });
    at += box.end;
  }
  return boxes;
}

function boxAt(bytes: Buffer, at: number, room: number): Box | null {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString("latin1", at + 4, at + 8);
  const header = short === 1 ? 16 : 8;
  const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? room : short;
  if (length < header || length > room) return null;
  return { type, start: at + header, end: at + length };
}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const box = boxAt(bytes, at, end - at);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function inside(bytes: Buffer, box: Box | undefined, type: string): Box | undefined {
  return box && boxesIn(bytes, box.start, box.end).find((inner) => inner.type === type);
}

function readTrack(bytes: Buffer, trak: Box): Track {
  const mdia = inside(bytes, trak, "mdia");
  const stbl = inside(bytes, inside(bytes, mdia, "minf"), "stbl");
  const tkhd = inside(bytes, trak, "tkhd");
  const hdlr = inside(bytes, mdia, "hdlr");
  const stsd = inside(bytes, stbl, "stsd");
  return {
    kind: hdlr ? bytes.toString("latin1", hdlr.start + 8, hdlr.start + 12) : "",
    codec: stsd && stsd.end >= stsd.start + 16 ? bytes.toString("latin1", stsd.start + 12, stsd.start + 16) : null,
    width: tkhd ? bytes.readUInt32BE(tkhd.end - 8) >>> 16 : 0,
    height: tkhd ? bytes.readUInt32BE(tkhd.end - 4) >>> 16 : 0,
    durationMs: mediaDurationMs(bytes, inside(bytes, mdia, "mdhd")),
    samples: sampleCount(bytes, inside(bytes, stbl, "stts")),
    editsTime: editsTime(bytes, inside(bytes, inside(bytes, trak, "edts"), "elst")),
  };
}

function mediaDurationMs(bytes: Buffer, mdhd: Box | undefined): number {
  if (!mdhd) return 0;
  const long = bytes[mdhd.start] === 1;
  const scale = bytes.readUInt32BE(mdhd.start + (long ? 20 : 12));
  const length = long ? Number(bytes.readBigUInt64BE(mdhd.start + 24)) : bytes.readUInt32BE(mdhd.start + 16);
  return scale > 0 ? (length / scale) * 1000 : 0;
}

function sampleCount(bytes: Buffer, stts: Box | undefined): number {
  if (!stts) return 0;
  const entries = bytes.readUInt32BE(stts.start + 4);
  let samples = 0;
  for (let entry = 0; entry < entries && stts.start + 16 + entry * 8 <= stts.end; entry++) {
    samples += bytes.readUInt32BE(stts.start + 8 + entry * 8);
  }
  return samples;
}

/** One entry at normal speed only says where decoding starts: every encoder writes it. More would cut the film. */
function editsTime(bytes: Buffer, elst: Box | undefined): boolean {
  if (!elst) return false;
  if (bytes.readUInt32BE(elst.start + 4) > 1) return true;
  const rateAt = elst.start + (bytes[elst.start] === 1 ? 24 : 16);
  return rateAt + 2 <= elst.end && bytes.readUInt16BE(rateAt) !== 1;
}
