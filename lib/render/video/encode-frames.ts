import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REEL_FPS } from "#lib/domain/reel.ts";
import type { Stereo } from "#lib/render/audio/sound.ts";
import { stereoWav } from "#lib/render/audio/wav.ts";
import { DRAWN, growing, HEIGHT, type RenderOptions, videoOutput, WIDTH, withWorkshop } from "./encode.ts";
import { pipeAt, runFfmpeg, words } from "./run-ffmpeg.ts";
import { newYuv, type Yuv } from "./yuv.ts";

export const FPS = REEL_FPS;

/** Changes the picture for a frame; what it leaves alone stays as it was. */
export type Draw = (frame: number, picture: Yuv) => void | Promise<void>;

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
    const picture = newYuv(WIDTH, HEIGHT);
    const sent = [new Uint8Array(picture.data.length), new Uint8Array(picture.data.length)] as const;
    await runFfmpeg(
      [
        ...words(`-f rawvideo -pix_fmt yuv420p -s ${WIDTH}x${HEIGHT} -r ${FPS} -i ${pipeAt(0)}`),
        "-i",
        audio,
        ...words("-map 0:v -map 1:a"),
        ...videoOutput(frames, out, DRAWN),
      ],
      {
        ffmpeg,
        signal,
        feeds: [
          async (write) => {
            for (let frame = 0; frame < frames; frame++) {
              signal?.throwIfAborted();
              await draw(frame, picture);
              const buffer = sent[frame & 1 ? 1 : 0];
              buffer.set(picture.data);
              await write(buffer);
              report(frame / frames);
            }
          },
        ],
      },
    );
  });
  report(1);
}
