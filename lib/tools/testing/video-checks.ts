import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { readMp4 } from "./read-mp4.ts";

const HIGH_PROFILE = 100;

/** What the network asks of every video; High is 4:2:0 of eight bits. */
export async function expectPostable(file: string, seconds: number): Promise<void> {
  const bytes = await readFile(file);
  const { audio, boxes, editLists, video } = readMp4(bytes);
  expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
  expect(editLists).toBe(false);
  expect(video).toMatchObject({ codec: "avc1", profile: HIGH_PROFILE, width: 1080, height: 1920 });
  expect(video?.frames).toBe(Math.round(seconds * 30));
  expect(video?.seconds).toBeCloseTo(seconds, 2);
  expect(audio).toMatchObject({ codec: "mp4a", rate: 48_000, channels: 2 });
  expect(Math.abs((audio?.seconds ?? 0) - seconds)).toBeLessThan(0.06);
}

const [WIDE, TALL] = [54, 96];

/** Small grey pictures of every frame, or of those from a second on. */
export async function framesOf(file: string, ffmpeg: string, from = 0, seconds = 600): Promise<Buffer[]> {
  const raw = await runFfmpeg(
    [
      ...words(`-ss ${from} -t ${seconds} -i`),
      file,
      ...words(`-vf scale=${WIDE}:${TALL} -f rawvideo -pix_fmt gray pipe:1`),
    ],
    {
      ffmpeg,
    },
  );
  return Array.from({ length: raw.length / (WIDE * TALL) }, (_, frame) =>
    raw.subarray(frame * WIDE * TALL, (frame + 1) * WIDE * TALL),
  );
}

/** How much two pictures differ, in steps of grey. */
export const difference = (a: Buffer | undefined, b: Buffer | undefined): number => {
  if (!a || !b) throw new Error("There is no such frame");
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
};

/** The loudest sample of a file's sound, 0..1. */
export async function peakOf(file: string, ffmpeg: string): Promise<number> {
  const pcm = await runFfmpeg(["-i", file, ...words("-vn -ac 1 -f s16le -acodec pcm_s16le pipe:1")], { ffmpeg });
  let most = 0;
  for (let at = 0; at + 1 < pcm.length; at += 2) most = Math.max(most, Math.abs(pcm.readInt16LE(at)));
  return most / 32_768;
}
