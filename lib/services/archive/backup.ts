import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { Runtime } from "#lib/runtime/context.ts";
import { copyOut, countRows, JOBS_WAITING, listTables, readJobShape, readMigrationNames } from "#lib/db/copy-tables.ts";
import { printOfKey, writeArchive } from "./archive.ts";
import { withSnapshot } from "./snapshot.ts";

/**
 * Database, waiting jobs and media in one file, as they were at one moment, while everything runs. A file that a row
 * of that moment names is still there: what is deleted stays in the storage for an hour.
 */
export async function backup({ now, ports, settings }: Runtime, databaseUrl: string, path: string) {
  const unfinished = `${path}.part`;
  const done = await withSnapshot(databaseUrl, async (client) => {
    const jobs = await readJobShape(client);
    const parts = [
      ...(await listTables(client)).map((shape) => ({ shape, where: "true" })),
      { shape: jobs, where: JOBS_WAITING },
    ];
    const tables = [];
    for (const { shape, where } of parts) {
      const { columns, name } = shape;
      tables.push({ name, columns, rows: await countRows(client, name, where) });
    }
    const createdAt = now().toISOString();
    const migrations = await readMigrationNames(client);
    const manifest = {
      kind: "backup",
      createdAt,
      migrations,
      tables,
      tokenKey: printOfKey(settings.tokenKey),
      workspaceId: null,
    } as const;
    let files = 0;
    await writeArchive(createWriteStream(unfinished), manifest, async (archive) => {
      for (const { shape, where } of parts) await archive.table(shape.name, copyOut(client, shape, where));
      for await (const { key } of ports.storage.list()) {
        const file = await ports.storage.get(key);
        if (!file) continue;
        await archive.media(key, file.stream);
        files += 1;
      }
    });
    return { createdAt, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
  }).catch(async (error: unknown) => {
    await rm(unfinished, { force: true });
    throw error;
  });
  const file = await open(unfinished);
  await file.sync();
  const { size } = await file.stat();
  await file.close();
  await rename(unfinished, path);
  return { path, bytes: size, ...done };
}
