import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { stereoWav } from "#lib/render/audio/wav.ts";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { pipeAt, runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { perform } from "./tracks/perform.ts";
import { SCORES } from "./tracks/scores.ts";

// Run by hand: node lib/tools/library/make-tracks.ts [slug…]
const folder = join(process.cwd(), "public", "library", "tracks");
const wanted = process.argv.slice(2);
const { path } = await findFfmpeg(null);
await mkdir(folder, { recursive: true });
for (const { beatsPerMinute, durationSeconds, slug } of libraryTracks()) {
  const score = SCORES[slug];
  if (!score || (wanted.length > 0 && !wanted.includes(slug))) continue;
  const wav = stereoWav(perform(score, slug, beatsPerMinute, durationSeconds));
  await runFfmpeg(
    [
      ...words(`-f wav -i ${pipeAt(0)} -c:a libmp3lame -b:a 112k -joint_stereo 1`),
      ...words("-map_metadata -1 -fflags +bitexact -flags:a +bitexact -y"),
      join(folder, `${slug}.mp3`),
    ],
    { ffmpeg: path, feeds: [(write) => write(wav)] },
  );
  process.stdout.write(`${slug}\n`);
}
