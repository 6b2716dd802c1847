export type JpegProbe = { ok: true; width: number; height: number } | { ok: false; why: string };

/** Frames of baseline, extended and progressive Huffman coding: the ones that everything decodes. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const WITHOUT_LENGTH = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const OTHER_FRAME = (marker: number) => marker >= 0xc3 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the picture's data: a name or a content type proves nothing. */
export function probeJpeg(bytes: Buffer): JpegProbe {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return { ok: false, why: "not a JPEG" };
  let at = 2;
  let size: { width: number; height: number } | null = null;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return { ok: false, why: "broken segments" };
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (WITHOUT_LENGTH(marker)) {
      at += 2;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const content = bytes.subarray(at + 4, at + 2 + length);
    if (length < 2 || at + 2 + length > bytes.length) return { ok: false, why: "truncated" };
    if (OTHER_FRAME(marker)) return { ok: false, why: "an uncommon coding" };
    if (marker === 0xe2 && content.toString("latin1", 0, 4) === "MPF\0") return { ok: false, why: "several pictures" };
    if (FRAMES.has(marker)) size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) };
    if (marker === 0xda) break;
    at += 2 + length;
  }
  if (!size || size.width === 0 || size.height === 0) return { ok: false, why: "no frame" };
  if (bytes.indexOf(Buffer.from([0xff, 0xd9]), at) < 0) return { ok: false, why: "no end" };
  return { ok: true, ...size };
}

const OTHER_PICTURES = [
  (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  (bytes: Buffer) => bytes.toString("latin1", 0, 3) === "GIF",
  (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  (bytes: Buffer) => /^ftyp(avif|heic|mif1)/.test(bytes.toString("latin1", 4, 12)),
  (bytes: Buffer) => bytes.toString("latin1", 0, 2) === "BM",
  (bytes: Buffer) => bytes.readUInt16BE(0) === 0xffd8,
];

/** A picture, though perhaps not one that may be published. */
export const looksLikePicture = (bytes: Buffer): boolean =>
  bytes.length >= 12 && OTHER_PICTURES.some((matches) => matches(bytes));
