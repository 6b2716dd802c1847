import { readFileSync } from "node:fs";

/**
 * The machine's clock. A test names a file that says by how many milliseconds time is ahead: it then passes for all
 * processes of a Pauta alike, and a restart does not turn it back.
 */
export function openClock(aheadFile: string | undefined): () => Date {
  if (!aheadFile) return () => new Date();
  return () => new Date(Date.now() + readAheadMs(aheadFile));
}

function readAheadMs(file: string): number {
  const ahead = Number(readFileSync(file, "utf8"));
  if (!Number.isFinite(ahead)) throw new Error(`${file} holds no number of milliseconds`);
  return ahead;
}
