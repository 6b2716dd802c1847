import { mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { REEL_FRAME } from "#lib/domain/reel.ts";
import { words } from "./run-ffmpeg.ts";

export const { width: WIDTH, height: HEIGHT } = REEL_FRAME;

export interface RenderOptions {
  readonly ffmpeg: string;
  readonly signal?: AbortSignal | undefined;
  /** 0..1, never backwards */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Says of the frames which conversion from red, green and blue they went through. */
export const COLOR = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];

/** The same bytes on every machine with the same encoder: a fixed number of threads, no dates or names of versions. */
const SETTLED = words("-threads 3 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -map_metadata -1");

/**
 * For frames that we draw, smooth and slow: a finer search would take half as long again and show no difference. A
 * shorter look ahead would be faster still, but then the encoder's threads do not always come to the same bytes.
 */
export const DRAWN = words("-x264-params subme=1:b-adapt=0:partitions=i8x8,i4x4:weightp=0");

/** What the network asks for: H.264 High with closed groups, no edit lists, the index in front. */
export const videoOutput = (frames: number, out: string, search: readonly string[] = []): string[] => [
  ...words(`-t ${frames / 30} -r 30 -c:v libx264 -preset veryfast -crf 21`),
  ...search,
  ...words("-profile:v high -pix_fmt yuv420p -g 60"),
  ...COLOR,
  ...words("-c:a aac -b:a 128k -ar 48000 -ac 2"),
  ...SETTLED,
  ...words("-avoid_negative_ts disabled -use_editlist 0 -movflags +faststart+negative_cts_offsets -f mp4 -y"),
  out,
];

/**
 * A folder beside the file to come, gone whatever happens; `make` writes into it and the file appears whole
 * or not at all.
 */
export async function withWorkshop(
  outPath: string,
  make: (folder: string, out: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(outPath), ".render-"));
  try {
    const out = join(folder, "out.mp4");
    await make(folder, out);
    await rename(out, outPath);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Progress that only grows. */
export function growing(onProgress: RenderOptions["onProgress"]): (share: number) => void {
  let last = 0;
  return (share) => {
    const now = Math.min(1, Math.max(last, share));
    if (now === last) return;
    last = now;
    onProgress?.(now);
  };
}
