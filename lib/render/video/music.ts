import { fade, type Stereo, SAMPLE_RATE, scale, silence, decibels } from "#lib/render/audio/sound.ts";
import { limit, loudnessOf } from "#lib/render/audio/loudness.ts";
import { readStereo } from "#lib/render/audio/wav.ts";
import { type RunOptions, runFfmpeg, words } from "./run-ffmpeg.ts";

const OVERLAP = 1.6;
/** What a quiet recording may be raised by. */
const MOST_GAIN = 12;

/** A track's sound from a second on; as much as there is. */
async function decode(
  path: string,
  from: number,
  seconds: number,
  options: Pick<RunOptions, "ffmpeg" | "signal">,
): Promise<Stereo> {
  const pcm = await runFfmpeg(
    [
      ...words(`-ss ${from} -t ${seconds} -i`),
      path,
      ...words("-map 0:a:0 -vn"),
      ...words(`-ar ${SAMPLE_RATE} -ac 2 -f s16le -acodec pcm_s16le pipe:1`),
    ],
    options,
  );
  return readStereo(pcm);
}

export interface Music {
  readonly path: string;
  readonly startSeconds: number;
}

/**
 * So many seconds of a track, from the wanted second; at its end it goes on from its beginning, one flowing into the
 * other. Always of the same loudness.
 */
export async function musicFor(
  { path, startSeconds }: Music,
  seconds: number,
  lufs: number,
  options: Pick<RunOptions, "ffmpeg" | "signal">,
): Promise<Stereo> {
  const whole = silence(seconds);
  let filled = 0;
  let piece = await decode(path, startSeconds, seconds, options);
  let again: Stereo | null = null;
  for (let turn = 0; turn < 400 && filled < whole.left.length; turn++) {
    const length = piece.left.length;
    if (length < SAMPLE_RATE / 10 && again) break;
    const overlap = filled === 0 ? 0 : Math.min(Math.round(OVERLAP * SAMPLE_RATE), Math.floor(length / 3), filled);
    const ends = filled - overlap + length < whole.left.length;
    const joined = { left: Float32Array.from(piece.left), right: Float32Array.from(piece.right) };
    fade(joined, overlap / SAMPLE_RATE, ends ? Math.min(OVERLAP, length / SAMPLE_RATE / 3) : 0);
    addStereo(whole, joined, filled - overlap);
    filled += length - overlap;
    if (filled < whole.left.length) again ??= await decode(path, 0, seconds, options);
    piece = again ?? piece;
  }
  const now = loudnessOf(whole);
  if (Number.isFinite(now)) scale(whole, decibels(Math.min(MOST_GAIN, lufs - now)));
  limit(whole);
  return whole;
}

function addStereo(to: Stereo, from: Stereo, at: number): void {
  const end = Math.min(from.left.length, to.left.length - at);
  for (let index = 0; index < end; index++) {
    to.left[at + index] = (to.left[at + index] ?? 0) + (from.left[index] ?? 0);
    to.right[at + index] = (to.right[at + index] ?? 0) + (from.right[index] ?? 0);
  }
}
