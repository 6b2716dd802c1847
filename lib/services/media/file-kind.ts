/** What a file is by its first bytes; its name and what its sender calls it count for nothing. */
export type FileKind = "jpeg" | "png" | "webp" | "mp4" | "webm" | "mp3" | "wav";

export const KIND_BYTES = 12;

const ISO_BOXES = ["ftyp", "moov", "mdat", "wide", "free", "skip"];

export function fileKind(start: Buffer): FileKind | null {
  const text = (from: number, to: number) => start.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WAVE") return "wav";
  if (text(0, 4) === "\x1aE\xdf\xa3") return "webm";
  if (ISO_BOXES.includes(text(4, 8))) return "mp4";
  if (text(0, 3) === "ID3" || (start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2)) return "mp3";
  return null;
}
