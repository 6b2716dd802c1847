import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REEL_FPS } from "#lib/domain/reel.ts";
import type { Stereo } from "#lib/render/audio/sound.ts";
import { stereoWav } from "#lib/render/audio/wav.ts";
import { DRAWN, growing, HEIGHT, type RenderOptions, videoOutput, WIDTH, withWorkshop } from "./encode.ts";
import { type Feed, pipeAt, runFfmpeg, words } from "./run-ffmpeg.ts";
import { newYuv, type Yuv } from "./yuv.ts";

export const FPS = REEL_FPS;

/** Changes the picture for a frame; what it leaves alone stays as it was. */
export type Draw = (frame: number, picture: Yuv) => void | Promise<void>;

/** Frames that we draw, as an input of the encoder: which of those that are fed it is. */
export const frameInput = (order: number): string[] =>
  words(`-f rawvideo -pix_fmt yuv420p -s ${WIDTH}x${HEIGHT} -r ${FPS} -i ${pipeAt(order)}`);

export const feedFrames =
  (
    frames: number,
    draw: Draw,
    { report, signal }: { signal?: AbortSignal | undefined; report?: (share: number) => void } = {},
  ): Feed =>
  async (write) => {
    const picture = newYuv(WIDTH, HEIGHT);
    const sent = [new Uint8Array(picture.data.length), new Uint8Array(picture.data.length)] as const;
    for (let frame = 0; frame < frames; frame++) {
      signal?.throwIfAborted();
      await draw(frame, picture);
      const buffer = sent[frame & 1 ? 1 : 0];
      buffer.set(picture.data);
      await write(buffer);
      report?.(frame / frames);
    }
  };

/** A video of frames that we draw and a sound of the same length. */
export async function encodeFrames(
  frames: number,
  sound: Stereo,
  draw: Draw,
  outPath: string,
  { ffmpeg, onProgress, signal }: RenderOptions,
): Promise<void> {
  const report = growing(onProgress);
  await withWorkshop(outPath, async (folder, out) => {
    const audio = join(folder, "sound.wav");
    await writeFile(audio, stereoWav(sound));
    await runFfmpeg(
      [...frameInput(0), "-i", audio, ...words("-map 0:v -map 1:a"), ...videoOutput(frames, out, DRAWN)],
      {
        ffmpeg,
        signal,
        feeds: [feedFrames(frames, draw, { signal, report })],
      },
    );
  });
  report(1);
}
