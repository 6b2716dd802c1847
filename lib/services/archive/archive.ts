import { createHash } from "node:crypto";
import { Readable, type Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile as Zip } from "yauzl";
import * as z from "zod";
import { ARCHIVE_HOLDS } from "#lib/domain/entries.ts";
import { isMediaKey } from "#lib/domain/media.ts";
import type { Reason } from "#lib/domain/refusal.ts";
import { sendZip } from "#lib/services/media/send-zip.ts";

/** What an archive says of itself; always its first entry. */
const Manifest = z.object({
  kind: z.enum(["backup", "workspace"]),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** tells whether the tokens in it can be read here, and nothing else of the key */
  tokenKey: z.string().nullable(),
  workspaceId: z.string().nullable(),
});
export type Manifest = z.output<typeof Manifest>;

const MANIFEST = "manifest.json";
const TABLES = "tables/";
const tableFile = (name: string) => `${TABLES}${name}.csv`;
const MEDIA = "media/";

/** What an operator is told in one line: the file or the place is not what it should be. */
export class ArchiveError extends Error {
  /** what a person is told in the app */
  readonly reason: Reason;
  /** the table, row and field that are wrong, and how */
  readonly where: string | undefined;

  constructor(
    message: string,
    { reason = "archive_unreadable", where, ...options }: ErrorOptions & { reason?: Reason; where?: string } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.where = where;
  }
}

export interface ArchiveWriter {
  table(name: string, rows: Readable): Promise<void>;
  media(key: string, content: Readable): Promise<void>;
}

export const writeArchive = (
  output: Writable,
  manifest: Manifest,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> =>
  sendZip(output, async (zip) => {
    zip.bytes(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));
    await fill({
      table: (name, rows) => zip.file(tableFile(name), rows, { compress: true }),
      // Pictures and films are as small as they get.
      media: (key, content) => zip.file(`${MEDIA}${key}`, content, { compress: false }),
    });
  });

export interface ArchiveReader {
  readonly manifest: Manifest;
  /** of the files in it */
  readonly mediaKeys: ReadonlySet<string>;
  /** null: the archive has none of this name */
  openTable(name: string): Promise<Readable | null>;
  media(): AsyncIterable<{ key: string; bytes: number; open: () => Promise<Readable> }>;
  close(): void;
}

/** Opens a zip by its list of entries; a file that is none of ours is refused. */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const entries = new Map<string, Entry>();
  let zip: Zip | undefined;
  try {
    const opened = (zip = await openPromise(path, { autoClose: false }));
    if (opened.entryCount > ARCHIVE_HOLDS.entries) throw new Error("too many files are in it");
    for await (const entry of opened.eachEntry()) {
      if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is in it twice`);
      entries.set(entry.fileName, entry);
    }
    const first = entries.get(MANIFEST);
    requireHoldable(first, entries);
    const read =
      first && Manifest.safeParse(JSON.parse(String(await buffer(await opened.openReadStreamPromise(first)))));
    if (!read?.success) throw new Error("no manifest that we can read");
    requireKnown(read.data, entries.keys());
    const media = [...entries].filter(([name]) => name.startsWith(MEDIA));
    return {
      manifest: read.data,
      mediaKeys: new Set(media.map(([name]) => name.slice(MEDIA.length))),
      openTable: async (name) => {
        const entry = entries.get(tableFile(name));
        return entry ? sound(await opened.openReadStreamPromise(entry)) : null;
      },
      async *media() {
        for (const [name, entry] of media) {
          const open = async () => sound(await opened.openReadStreamPromise(entry));
          yield { key: name.slice(MEDIA.length), bytes: entry.uncompressedSize, open };
        }
      },
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    const where = error instanceof Error ? error.message : "unreadable";
    throw new ArchiveError(`This file is no archive of Pauta's: ${where}.`, { cause: error, where });
  }
}

/** As it says itself, by which it is held as it is unpacked: a small file may hold very much. */
function requireHoldable(manifest: Entry | undefined, entries: ReadonlyMap<string, Entry>): void {
  const tables = [...entries.values()].filter(({ fileName }) => fileName.startsWith(TABLES));
  const bytes = tables.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if ((manifest?.uncompressedSize ?? 0) > ARCHIVE_HOLDS.manifestBytes || bytes > ARCHIVE_HOLDS.tableBytes)
    throw new Error("its tables are too large");
}

/** Nothing is in it but what it says of itself, its tables and files by their keys. */
function requireKnown({ tables }: Manifest, names: Iterable<string>): void {
  const known = new Set([MANIFEST, ...tables.map(({ name }) => tableFile(name))]);
  for (const name of names) {
    const isFile = name.startsWith(MEDIA) && isMediaKey(name.slice(MEDIA.length));
    if (!known.has(name) && !isFile) throw new Error(`${name} is no part of one`);
  }
}

/** What breaks off or does not add up is a damaged file, and no fault of ours. */
function sound(content: Readable): Readable {
  const read = async function* () {
    try {
      yield* content as AsyncIterable<Buffer>;
    } catch (error) {
      throw new ArchiveError("The file is damaged.", { cause: error });
    }
  };
  return Readable.from(read(), { objectMode: false });
}

export const printOfKey = (tokenKey: string): string =>
  createHash("sha256").update(`archive\n${tokenKey}`).digest("hex").slice(0, 16);
