import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import type { Runtime } from "#lib/runtime/context.ts";
import {
  copyIn,
  countRows,
  listTables,
  readJobShape,
  readMigrationNames,
  type TableShape,
} from "#lib/db/copy-tables.ts";
import type { ConnectionEnd } from "#lib/domain/connection.ts";
import { contentTypeOf } from "#lib/domain/media.ts";
import { ArchiveError, type ArchiveReader, type Manifest, printOfKey, readArchive } from "./archive.ts";
import { withTransaction } from "./snapshot.ts";

const UNREADABLE: ConnectionEnd = "expired";

/** Into an empty instance only: all of it or, where anything is wrong with the file, nothing. */
export async function restore(runtime: Runtime, databaseUrl: string, path: string) {
  const archive = await readArchive(path);
  const put: string[] = [];
  try {
    return await withTransaction(databaseUrl, async (client) => {
      await requireFitting(client, archive.manifest, "backup");
      await requireEmpty(client, runtime);
      const shapes = [...(await listTables(client)), await readJobShape(client)];
      const rows = await fillTables(client, archive, shapes);
      const canReadTokens = archive.manifest.tokenKey === printOfKey(runtime.settings.tokenKey);
      if (!canReadTokens) {
        // Encrypted by another instance's key: each account is connected again by a person.
        await client.query(`UPDATE "SocialConnection" SET "brokenReason" = $1 WHERE "brokenReason" IS NULL`, [
          UNREADABLE,
        ]);
      }
      const files = await putMedia(runtime, archive, put);
      return { createdAt: archive.manifest.createdAt, rows, files, connectionsKept: canReadTokens };
    });
  } catch (error) {
    for (const key of put) await runtime.ports.storage.delete(key);
    throw error;
  } finally {
    archive.close();
  }
}

export async function requireFitting(client: Client, manifest: Manifest, kind: Manifest["kind"]): Promise<void> {
  if (manifest.kind !== kind) throw new ArchiveError(`This file is a ${manifest.kind}, not a ${kind}.`);
  const here = await readMigrationNames(client);
  if (here.join() === manifest.migrations.join()) return;
  const last = manifest.migrations.at(-1) ?? "none";
  throw new ArchiveError(
    `This file was made by another version of Pauta (its last migration is ${last}): use that one here.`,
    { reason: "archive_of_another_version" },
  );
}

async function requireEmpty(client: Client, { ports }: Runtime): Promise<void> {
  if ((await countRows(client, "Workspace")) + (await countRows(client, "User")) > 0) {
    throw new ArchiveError("This instance is not empty: restore into a new DATA_DIR or an empty database.");
  }
  for await (const { key } of ports.storage.list()) {
    throw new ArchiveError(`The storage of this instance is not empty (${key}): restore into an empty one.`);
  }
}

/** Each table whole: a row more or less than the archive says is a damaged file. */
async function fillTables(client: Client, archive: ArchiveReader, shapes: readonly TableShape[]): Promise<number> {
  let total = 0;
  for (const { name } of shapes) {
    const said = archive.manifest.tables.find((table) => table.name === name);
    const rows = await archive.openTable(name);
    if (!said || !rows) throw new ArchiveError(`The file lacks the table ${name}.`);
    const before = await countRows(client, name);
    await pipeline(rows, copyIn(client, said));
    const filled = (await countRows(client, name)) - before;
    if (filled !== said.rows)
      throw new ArchiveError(`The table ${name} has ${filled} rows, not ${said.rows}: a damaged file.`);
    total += filled;
  }
  return total;
}

/** A file's name says its content, which is held against it; `put` tells what to take back. */
export async function putMedia(
  { ports }: Pick<Runtime, "ports">,
  archive: ArchiveReader,
  put: string[],
  from = "",
  to = from,
): Promise<number> {
  for await (const { bytes, key: kept, open } of archive.media()) {
    const type = contentTypeOf(kept);
    if (!type || !kept.startsWith(from)) throw new ArchiveError(`The file holds something that is no media: ${kept}.`);
    const key = to + kept.slice(from.length);
    put.push(key);
    const digest = createHash("sha256");
    await ports.storage.put(key, { stream: Readable.from(digested(await open(), digest)), bytes }, type);
    requireDigest(key, digest.digest("hex"));
  }
  return put.length;
}

async function* digested(content: Readable, digest: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    digest.update(chunk);
    yield chunk;
  }
}

const NAMED_BY_CONTENT = /\/([0-9a-f]{64})\.[a-z0-9]+$/;

function requireDigest(key: string, found: string): void {
  const [, said] = NAMED_BY_CONTENT.exec(key) ?? [];
  if (said && said !== found) throw new ArchiveError(`The file ${key} is not what its name says: a damaged archive.`);
}
