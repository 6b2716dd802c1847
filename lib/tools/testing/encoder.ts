import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An encoder that only says how new it is: whether uploads are opened follows from that. */
export function encoderOf(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), "pauta-encoder-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "ffmpeg");
  writeFileSync(path, `#!/bin/sh\necho "ffmpeg version ${version} --enable-libx264"\n`, { mode: 0o755 });
  return path;
}
