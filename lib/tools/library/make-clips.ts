import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { CLIPS } from "./clips/clips.ts";
import { encodeClip } from "./clips/paint-clip.ts";

// Run by hand: node lib/tools/library/make-clips.ts [slug…]
const folder = join(process.cwd(), "public", "library", "clips");
const wanted = process.argv.slice(2);
const { path } = await findFfmpeg(null);
await mkdir(folder, { recursive: true });
for (const [slug, { clip, crf }] of Object.entries(CLIPS)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  await encodeClip(clip(), join(folder, `${slug}.mp4`), path, crf);
  const still = ["-y", "-ss", "2", "-i", join(folder, `${slug}.mp4`), ...words("-frames:v 1 -vf scale=180:-2 -q:v 5")];
  await runFfmpeg([...still, join(folder, `${slug}.jpg`)], { ffmpeg: path });
  process.stdout.write(`${slug}\n`);
}
