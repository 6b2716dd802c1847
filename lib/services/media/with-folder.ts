import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^pauta-files-(\d+)-/;
/** Nothing that is still at work is older: then another process has the number of one that died. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

/** A folder for one piece of work, gone whatever becomes of it; its name says whose it is. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `pauta-files-${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of processes that were killed on this machine; how many. */
export async function removeLeftFolders(): Promise<number> {
  let count = 0;
  for (const name of await readdir(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!pid) continue;
    const path = join(tmpdir(), name);
    const made = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (made === null || (isAlive(pid) && made > Date.now() - LEFT_AFTER_MS)) continue;
    // What the dead one had started may still write: then the next look removes the rest.
    await rm(path, { recursive: true, force: true }).then(
      () => count++,
      () => undefined,
    );
  }
  return count;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
