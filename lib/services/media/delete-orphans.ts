import type { Db } from "#lib/db/client.ts";
import type { StoragePort } from "#lib/ports/storage.ts";

interface Place {
  readonly db: Db;
  readonly ports: { readonly storage: StoragePort };
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

const HOUR_MS = 60 * 60 * 1000;
/** From the wish to the deed: what is being kept meanwhile has its row by then. */
const GRACE_MS = HOUR_MS;
const STRAY_AFTER_MS = 24 * HOUR_MS;
const FILES_AT_ONCE = 20;
const KEYS_AT_ONCE = 1000;

/** Deletes the files whose rows are gone, each before the note that asked for it; how many notes went. */
export async function deleteOrphans({ db, now, ports, signal }: Place): Promise<number> {
  const before = new Date(now().getTime() - GRACE_MS);
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const deleted = await deleteSome(db, ports.storage, before);
    count += deleted;
    if (deleted < FILES_AT_ONCE) return count;
  }
}

const deleteSome = (db: Db, storage: StoragePort, before: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    // Held until the file is gone: whoever keeps the same file again waits for that.
    const notes = await tx.$queryRaw<{ key: string }[]>`
      SELECT "key" FROM "OrphanFile" WHERE "createdAt" < ${before}
      ORDER BY "createdAt" LIMIT ${FILES_AT_ONCE} FOR UPDATE SKIP LOCKED`;
    const keys = { in: notes.map(({ key }) => key) };
    const kept = new Set(
      (await tx.media.findMany({ where: { key: keys }, select: { key: true } })).map(({ key }) => key),
    );
    await Promise.all(notes.filter(({ key }) => !kept.has(key)).map(({ key }) => storage.delete(key)));
    await tx.orphanFile.deleteMany({ where: { key: keys } });
    return notes.length;
  });

/** Notes the files that a killed process left without a row; how many. */
export async function noteStrays({ db, now, ports, signal }: Place): Promise<number> {
  const before = new Date(now().getTime() - STRAY_AFTER_MS);
  let count = 0;
  let keys: string[] = [];
  const note = async () => {
    signal.throwIfAborted();
    // Another installation's files, in a bucket that both use, are none of ours.
    count += await db.$executeRaw`
      INSERT INTO "OrphanFile" ("key", "createdAt")
      SELECT name, ${now()} FROM unnest(${keys}::text[]) AS file(name)
      WHERE NOT EXISTS (SELECT FROM "Media" WHERE "key" = file.name)
        AND EXISTS (SELECT FROM "Workspace" WHERE "id" = split_part(file.name, '/', 1))
      ON CONFLICT DO NOTHING`;
    keys = [];
  };
  for await (const { key, modifiedAt } of ports.storage.list()) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length === KEYS_AT_ONCE) await note();
  }
  await note();
  return count;
}
