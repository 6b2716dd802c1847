import { randomUUID } from "node:crypto";
import { lstat, mkdir, open, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isMediaKey } from "#lib/domain/media.ts";
import type { FileContent, StoragePort, StoredFile } from "#lib/ports/storage.ts";

// No key begins with a dot.
const UNFINISHED = ".unfinished";
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
/** A directory may go between its making and its use, when its last file is deleted. */
const TRIES = 5;

/** Files in a directory, each under its key. */
export function embeddedStorage(url: string): StoragePort {
  const root = url.startsWith("file://") ? fileURLToPath(url) : resolve(url.replace(/^file:/, ""));
  const unfinished = join(root, UNFINISHED);
  let prepared = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };

  /** Makes the directory for files under way, and once a day forgets those that a killed process left there. */
  function prepare(): Promise<void> {
    const at = Date.now();
    if (prepared.at < at - ABANDONED_AFTER_MS) prepared = { at, done: clear(unfinished) };
    return prepared.done;
  }

  function pathOf(key: string): string {
    if (!isMediaKey(key)) throw new Error(`Not a key of the storage: ${key}`);
    return join(root, key);
  }

  async function* walk(folder: string, prefix: string): AsyncGenerator<StoredFile> {
    const entries = await orMissing(readdir(join(root, folder), { withFileTypes: true }), []);
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = folder + entry.name;
      if (entry.isDirectory() && (prefix.startsWith(`${name}/`) || `${name}/`.startsWith(prefix))) {
        yield* walk(`${name}/`, prefix);
      } else if (entry.isFile() && name.startsWith(prefix) && isMediaKey(name)) {
        const file = await describe(name);
        if (file) yield file;
      }
    }
  }

  async function describe(key: string): Promise<StoredFile | null> {
    const file = await orMissing(lstat(join(root, key)), null);
    return file?.isFile() ? { key, bytes: file.size, modifiedAt: file.mtime } : null;
  }

  const head = async (key: string) => (isMediaKey(key) ? describe(key) : null);

  return {
    async put(key, content) {
      const path = pathOf(key);
      const bytes = sizeOf(content);
      if ((await describe(key))?.bytes === bytes && (await touch(path))) {
        if ("stream" in content) content.stream.destroy();
        return;
      }
      await prepare();
      const written = join(unfinished, randomUUID());
      try {
        await write(written, content, bytes);
        await place(written, path);
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },

    async get(key, range) {
      const found = await head(key);
      const file = found && (await orMissing(open(join(root, key)), null));
      return file && { stream: file.createReadStream(range), bytes: found.bytes };
    },

    head,

    async delete(key) {
      await rm(pathOf(key), { force: true });
      for (let folder = dirname(key); folder !== "."; folder = dirname(folder)) {
        const removed = await rmdir(join(root, folder)).then(
          () => true,
          () => false,
        );
        if (!removed) break;
      }
    },

    list: (prefix = "") => walk("", prefix),
  };
}

async function clear(unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true });
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const file = await orMissing(stat(path), null);
    if (file && file.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

async function write(path: string, content: FileContent, bytes: number): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile("stream" in content ? content.stream : content);
    const { size } = await file.stat();
    if (size !== bytes) throw new Error(`A file of ${bytes} bytes ended after ${size}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives a file its name; it and the directories that were made for it outlast a power cut. */
async function place(written: string, path: string): Promise<void> {
  let highest = dirname(path);
  for (let tried = 1; ; tried++) {
    const made = await mkdir(dirname(path), { recursive: true });
    if (made && made.length <= highest.length) highest = dirname(made);
    try {
      await rename(written, path);
      break;
    } catch (error) {
      if (!isMissing(error) || tried === TRIES) throw error;
    }
  }
  for (let folder = dirname(path); folder.length >= highest.length; folder = dirname(folder)) await syncFolder(folder);
}

/** The date of now; false where the file is gone meanwhile. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return orMissing(
    utimes(path, now, now).then(() => true),
    false,
  );
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const sizeOf = (content: FileContent) => ("stream" in content ? content.bytes : content.byteLength);

async function orMissing<T, M>(work: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
