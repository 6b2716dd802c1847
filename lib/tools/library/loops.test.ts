import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { readMp4 } from "#lib/tools/testing/read-mp4.ts";
import { difference, framesOf } from "#lib/tools/testing/video-checks.ts";

test("every clip is eight seconds that meet themselves again", { timeout: 60_000 }, async () => {
  const { path } = await findFfmpeg(null);
  for (const { durationSeconds, slug } of libraryClips()) {
    const file = `public/library/clips/${slug}.mp4`;
    expect(readMp4(await readFile(file)).video, slug).toMatchObject({
      frames: durationSeconds * 30,
      seconds: durationSeconds,
    });
    const [first, last] = [await framesOf(file, path, 0, 0.2), await framesOf(file, path, durationSeconds - 0.2)];
    const frames = [...last, ...first];
    const steps = frames.slice(1).map((frame, index) => difference(frames[index], frame));
    const seam = last.length - 1;
    const others = steps.filter((_, index) => index !== seam);
    expect(steps[seam], slug).toBeLessThan(Math.max(...others) + 0.4);
  }
});
