import { readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";

/** So far behind whoever answers calls: of two that want a core it gets the smaller part. */
const BEHIND = 10;
const THREADS = "/proc/self/task";
/** Node's threads for what takes long: they hash and draw, and the threads that draw for them stand as they do. */
const NAME = "libuv-worker";

/** Pictures and hashes make no call wait for a core, whoever asks for them. Where threads have no names, nothing changes. */
export async function putCallersFirst(): Promise<void> {
  // Node starts all of them at the first thing that they are asked.
  await stat(".");
  for (const thread of threads()) {
    try {
      setPriority(thread, BEHIND);
    } catch {
      // Not allowed, or over meanwhile.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync(THREADS)
      .filter((thread) => readFileSync(join(THREADS, thread, "comm"), "utf8").trim() === NAME)
      .map(Number);
  } catch {
    return [];
  }
}
