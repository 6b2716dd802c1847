import { type RunOptions, runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";

const RATE = 4000;
const FULL = 32_768;

export interface Peaks {
  readonly durationSeconds: number;
  /** the loudest moment of each of as many equal parts, 0 to 1 */
  readonly peaks: number[];
}

/** How loud a sound is over its time, to be drawn. */
export async function readPeaksOf(path: string, parts: number, options: Pick<RunOptions, "ffmpeg">): Promise<Peaks> {
  const pcm = await runFfmpeg(["-i", path, ...words(`-ac 1 -ar ${RATE} -f s16le pipe:1`)], options);
  const samples = pcm.length >> 1;
  const loudest = Array.from({ length: parts }, (_, part) => {
    let most = 0;
    const end = Math.floor(((part + 1) * samples) / parts);
    for (let at = Math.floor((part * samples) / parts); at < end; at++)
      most = Math.max(most, Math.abs(pcm.readInt16LE(at * 2)));
    return most / FULL;
  });
  const top = Math.max(0.01, ...loudest);
  return { durationSeconds: samples / RATE, peaks: loudest.map((peak) => Math.round((peak / top) * 100) / 100) };
}
