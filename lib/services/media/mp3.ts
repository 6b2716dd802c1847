const RATES = [44_100, 48_000, 32_000];
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LOW_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** MPEG 2.5, a reserved value, MPEG 2 and MPEG 1, as the header numbers them. */
const VERSIONS = [
  { rateDivisor: 4, samples: 576, kilobits: LOW_KILOBITS },
  null,
  { rateDivisor: 2, samples: 576, kilobits: LOW_KILOBITS },
  { rateDivisor: 1, samples: 1152, kilobits: KILOBITS },
];
/** How much between the tags may be something else than sound. */
const MAX_JUNK = 0.1;

/** How long an MP3 plays, frame by frame; null for what is none. */
export function mp3Seconds(file: Buffer): number | null {
  const start = afterTags(file);
  const end = beforeTags(file);
  let seconds = 0;
  let sound = 0;
  for (let at = start; at >= 0 && at + 4 <= end;) {
    const frame = readFrame(file, at);
    if (frame) {
      seconds += frame.seconds;
      sound += Math.min(frame.bytes, end - at);
      at += frame.bytes;
    } else {
      at = file.indexOf(0xff, at + 1);
    }
  }
  return seconds > 0 && sound >= (end - start) * (1 - MAX_JUNK) ? seconds : null;
}

function readFrame(file: Buffer, at: number): { bytes: number; seconds: number } | null {
  const [sync = 0, flags = 0, sizes = 0] = file.subarray(at, at + 3);
  const version = VERSIONS[(flags >> 3) & 3];
  const kilobits = version?.kilobits[sizes >> 4];
  const fullRate = RATES[(sizes >> 2) & 3];
  // Eleven ones, then layer III.
  if (sync !== 0xff || (flags & 0xe6) !== 0xe2 || !version || !kilobits || !fullRate) return null;
  const seconds = version.samples / (fullRate / version.rateDivisor);
  const padding = (sizes >> 1) & 1;
  return { bytes: Math.floor(kilobits * 125 * seconds) + padding, seconds };
}

/** Where an ID3v2 tag ends. */
function afterTags(file: Buffer): number {
  let at = 0;
  while (file.toString("latin1", at, at + 3) === "ID3" && at + 10 <= file.length) {
    const [a = 0, b = 0, c = 0, d = 0] = file.subarray(at + 6, at + 10);
    at += 10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f);
  }
  return Math.min(at, file.length);
}

/** Where an ID3v1 tag begins, and an APE tag before it. */
function beforeTags(file: Buffer): number {
  const end = file.toString("latin1", file.length - 128, file.length - 125) === "TAG" ? file.length - 128 : file.length;
  const footer = end - 32;
  if (footer < 0 || file.toString("latin1", footer, footer + 8) !== "APETAGEX") return end;
  return Math.max(0, footer + 32 - file.readUInt32LE(footer + 12));
}
