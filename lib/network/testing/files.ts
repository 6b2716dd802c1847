const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xff00 + marker, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

interface Jpeg {
  width?: number;
  height?: number;
  /** Bytes of padding, to make it heavy. */
  padding?: number;
  multi?: boolean;
}

/** A JPEG's skeleton: every segment that a reader of its headers asks for. */
export function jpeg({ width = 1080, height = 1350, padding = 0, multi = false }: Jpeg = {}): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    ...(multi ? [segment(0xe2, Buffer.from("MPF\0rest", "latin1"))] : []),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(64 + padding, 7),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export const png = (): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(64)]);

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, n * 4);
  return bytes;
};

interface Film {
  seconds?: number;
  fps?: number;
  width?: number;
  height?: number;
  codec?: string;
  audio?: string | null;
  moovLast?: boolean;
  /** Entries of the video's edit list. */
  edits?: number;
}

const SCALE = 3000;

function track(kind: string, codec: string, film: Required<Film>): Buffer {
  const length = film.seconds * SCALE;
  const samples = Math.round(film.seconds * film.fps);
  const isVideo = kind === "vide";
  const size = isVideo ? [film.width * 65536, film.height * 65536] : [0, 0];
  const entries = Array.from({ length: film.edits }, () => words(length, 0, 65536));
  return box(
    "trak",
    box("tkhd", words(7, 0, 0, 1, 0, length), Buffer.alloc(52), words(...size)),
    ...(isVideo ? [box("edts", box("elst", words(0, film.edits), ...entries))] : []),
    box(
      "mdia",
      box("mdhd", words(0, 0, 0, SCALE, length, 0)),
      box("hdlr", words(0, 0), Buffer.from(kind, "latin1"), Buffer.alloc(13)),
      box(
        "minf",
        box(
          "stbl",
          box("stsd", words(0, 1), box(codec, Buffer.alloc(70))),
          box("stts", words(0, 1, samples, Math.round(SCALE / film.fps))),
        ),
      ),
    ),
  );
}

/** The boxes of an MP4 without its pictures. */
export function mp4(given: Film = {}): Buffer {
  const film: Required<Film> = {
    seconds: 7,
    fps: 30,
    width: 1080,
    height: 1920,
    codec: "avc1",
    audio: "mp4a",
    moovLast: false,
    edits: 1,
    ...given,
  };
  const moov = box(
    "moov",
    box("mvhd", Buffer.alloc(100)),
    track("vide", film.codec, film),
    ...(film.audio === null ? [] : [track("soun", film.audio, film)]),
  );
  const mdat = box("mdat", Buffer.alloc(2000, 5));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\x01isom", "latin1")),
    ...(film.moovLast ? [mdat, moov] : [moov, mdat]),
  ]);
}
