import { DatabaseSync } from "node:sqlite";
import { until } from "./processes.ts";

// A lock file that is collected as garbage is closed, and its lock with it.
const held = new Set<DatabaseSync>();

/**
 * Holds `path` for this process alone. SQLite's lock is the kernel's, so it ends with the process however that
 * ends, and there is no stale lock to take over.
 */
export function tryLock(path: string): { release: () => void } | null {
  const file = new DatabaseSync(path);
  try {
    file.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    held.add(file);
    return {
      release: () => {
        held.delete(file);
        file.close();
      },
    };
  } catch (error) {
    file.close();
    if (error instanceof Error && /database is locked/.test(error.message)) return null;
    throw error;
  }
}

/** Waits for the lock; null when another still holds it after `timeoutMs`. */
export async function waitForLock(path: string, timeoutMs: number): Promise<{ release: () => void } | null> {
  let lock = tryLock(path);
  await until(() => (lock ??= tryLock(path)) !== null, timeoutMs);
  return lock;
}
