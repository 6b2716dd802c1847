import { ask, type Db } from "#lib/db/client.ts";
import type { Runtime } from "#lib/runtime/context.ts";

/** A crash forgets no more than this. */
const WRITTEN_EVERY_MS = 5000;

/** When each key was last used, as far as it is not written yet. */
const noted = new WeakMap<Db, Map<string, Date>>();

/** Notes the use of a key, to be written with all others: a call waits for no write. */
export function noteUse(runtime: Runtime, keyId: string, at = runtime.now()): void {
  let uses = noted.get(runtime.db);
  if (!uses) {
    noted.set(runtime.db, (uses = new Map()));
    setTimeout(() => void writeUses(runtime), WRITTEN_EVERY_MS).unref();
  }
  if (at > (uses.get(keyId) ?? 0)) uses.set(keyId, at);
}

// Another process may write the same keys now: its time is as good as ours, so neither waits for the other.
const WRITE = `
  UPDATE "ApiKey" SET "lastUsedAt" = greatest("lastUsedAt", used."at")
  FROM unnest($1::text[], $2::timestamptz[]) AS used("id", "at")
  WHERE "ApiKey"."id" = used."id"
    AND "ApiKey"."id" IN (SELECT "id" FROM "ApiKey" WHERE "id" = ANY ($1::text[]) FOR UPDATE SKIP LOCKED)`;

/** Writes what was noted, in one statement; what could not be written is noted again. */
export async function writeUses(runtime: Runtime): Promise<void> {
  const uses = noted.get(runtime.db);
  if (!uses) return;
  noted.delete(runtime.db);
  try {
    await ask(runtime.db, WRITE, [[...uses.keys()], [...uses.values()]]);
  } catch (error) {
    runtime.log.warn({ err: error }, "the last use of keys could not be written");
    for (const [keyId, at] of uses) noteUse(runtime, keyId, at);
  }
}
