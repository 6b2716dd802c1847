import { DatabaseSync } from "node:sqlite";
import { until } from "./processes.ts";

/**
 * Holds `path` for this process alone. SQLite's lock is the kernel's, so it ends with the process however that
 * ends, and there is no stale lock to take over.
 */
export function tryLock(path: string): { release: () => void } | null {
  const file = new DatabaseSync(path);
  try {
    file.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    return { release: () => file.close() };
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
