/** What a player finds in an MP4, read from its boxes. */
export interface Mp4Facts {
  /** of the file's outermost boxes, in order */
  readonly boxes: string[];
  readonly editLists: boolean;
  readonly video: {
    codec: string;
    profile: number;
    width: number;
    height: number;
    frames: number;
    seconds: number;
  } | null;
  readonly audio: { codec: string; rate: number; channels: number; seconds: number } | null;
}

const CONTAINERS = ["moov", "trak", "mdia", "minf", "stbl", "edts"];

function* boxesOf(bytes: Buffer, from: number, to: number): Generator<{ name: string; start: number; end: number }> {
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    yield { name: bytes.toString("latin1", at + 4, at + 8), start: at + (short === 1 ? 16 : 8), end: at + size };
    at += size;
  }
}

function find(bytes: Buffer, from: number, to: number, wanted: string): { start: number; end: number }[] {
  return Array.from(boxesOf(bytes, from, to)).flatMap((box) => {
    if (box.name === wanted) return [box];
    return CONTAINERS.includes(box.name) ? find(bytes, box.start, box.end, wanted) : [];
  });
}

export function readMp4(bytes: Buffer): Mp4Facts {
  const first = (from: number, to: number, name: string) => find(bytes, from, to, name)[0];
  let [video, audio]: [Mp4Facts["video"], Mp4Facts["audio"]] = [null, null];
  for (const track of find(bytes, 0, bytes.length, "trak")) {
    const [header, kind, stsd, stsz] = ["mdhd", "hdlr", "stsd", "stsz"].map((name) =>
      first(track.start, track.end, name),
    );
    if (!header || !kind || !stsd || !stsz) continue;
    const seconds = bytes.readUInt32BE(header.start + 16) / bytes.readUInt32BE(header.start + 12);
    const entry = stsd.start + 8;
    const codec = bytes.toString("latin1", entry + 4, entry + 8);
    const body = entry + 8;
    if (bytes.toString("latin1", kind.start + 8, kind.start + 12) === "vide") {
      const avc = Array.from(boxesOf(bytes, body + 78, stsd.end)).find(({ name }) => name === "avcC");
      video = {
        codec,
        profile: avc ? (bytes[avc.start + 1] ?? 0) : 0,
        width: bytes.readUInt16BE(body + 24),
        height: bytes.readUInt16BE(body + 26),
        frames: bytes.readUInt32BE(stsz.start + 8),
        seconds,
      };
    } else {
      audio = { codec, rate: bytes.readUInt16BE(body + 24), channels: bytes.readUInt16BE(body + 16), seconds };
    }
  }
  return {
    boxes: Array.from(boxesOf(bytes, 0, bytes.length), ({ name }) => name),
    editLists: find(bytes, 0, bytes.length, "elst").length > 0,
    video,
    audio,
  };
}
