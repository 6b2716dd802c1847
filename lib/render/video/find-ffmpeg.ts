import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import * as z from "zod";

const run = promisify(execFile);
const OLDEST = 5;
const Installed = z.object({ path: z.string().min(1) });

export interface Encoder {
  readonly path: string;
  /** new enough to open what people upload; the installed one is from 2018, for our own and what a voice model sends */
  readonly opensUploads: boolean;
}

/** The encoder that was named, else a recent one on the path, else the one that is installed with us. */
export async function findFfmpeg(configured: string | null): Promise<Encoder> {
  if (configured) return { path: configured, opensUploads: (await versionOf(configured)).recent };
  if ((await versionOf("ffmpeg")).recent) return { path: "ffmpeg", opensUploads: true };
  const { path } = Installed.parse(createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg"));
  return { path, opensUploads: false };
}

async function versionOf(path: string): Promise<{ recent: boolean }> {
  try {
    const { stdout } = await run(path, ["-hide_banner", "-version"], { timeout: 10_000 });
    const [, major = "0"] = /^ffmpeg version n?(\d+)\./.exec(stdout) ?? [];
    return { recent: Number(major) >= OLDEST && stdout.includes("--enable-libx264") };
  } catch {
    return { recent: false };
  }
}
