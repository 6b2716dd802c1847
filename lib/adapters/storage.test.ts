import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "#lib/db/id.ts";
import { mediaKey } from "#lib/domain/media.ts";
import type { StoragePort } from "#lib/ports/storage.ts";
import { startS3Server } from "#lib/tools/testing/s3-server.ts";
import { testStorage } from "#lib/tools/testing/storage.ts";
import { chooseStorage } from "./choose.ts";
import { embeddedStorage } from "./embedded/storage.ts";
import { s3Storage } from "./s3/storage.ts";

const s3 = await startS3Server();

beforeAll(() => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
});
afterAll(() => {
  vi.unstubAllEnvs();
  s3.stop();
});

const workspaceId = newId("ws");
const file = Buffer.from("0123456789");

function keyOf(content: Uint8Array, workspace = workspaceId) {
  const sha256 = createHash("sha256").update(content).digest("hex");
  return mediaKey({ workspaceId: workspace, ownerId: newId("proj"), purpose: "picture", sha256, extension: "jpg" });
}

const read = async (storage: StoragePort, key: string, range?: { start: number; end: number }) => {
  const opened = await storage.get(key, range);
  return opened && { bytes: opened.bytes, content: (await buffer(opened.stream)).toString() };
};

const keysOf = async (storage: StoragePort, prefix?: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
};

const NO_KEYS = [
  "",
  "/etc/passwd",
  "../secret.jpg",
  `${workspaceId}/../../secret.jpg`,
  `${workspaceId}/picture/..jpg`,
  `${workspaceId}//a.jpg`,
  `${workspaceId}/a.html`,
  `${workspaceId}/a.svg`,
  `${workspaceId}/a.jpg\0.png`,
  `${workspaceId}/a.jpg/`,
  `${workspaceId}/%2e%2e/a.jpg`,
  `${workspaceId}\\..\\a.jpg`,
  `${workspaceId}/${"a".repeat(300)}.jpg`,
  `${workspaceId}/A.jpg`,
  `${workspaceId}.jpg`,
  `ws_short/a.jpg`,
  ".unfinished/a.jpg",
];

describe.each([
  ["a directory", () => testStorage().storage],
  ["S3", () => s3Storage(s3.url)],
])("%s", (_, open) => {
  const storage = open();

  test("gives back what it was given, whole, in part and described", async () => {
    const key = keyOf(file);
    await storage.put(key, file, "image/jpeg");
    expect(await read(storage, key)).toEqual({ bytes: 10, content: "0123456789" });
    expect(await read(storage, key, { start: 2, end: 4 })).toEqual({ bytes: 10, content: "234" });
    expect(await read(storage, key, { start: 9, end: 9 })).toEqual({ bytes: 10, content: "9" });
    expect(await storage.head(key)).toEqual({ key, bytes: 10, modifiedAt: expect.any(Date) });
  });

  test("takes a stream as it takes bytes", async () => {
    const content = Buffer.alloc(3_000_000, "stream");
    const key = keyOf(content);
    await storage.put(
      key,
      { stream: Readable.from([content.subarray(0, 7), content.subarray(7)]), bytes: content.length },
      "image/jpeg",
    );
    const opened = await storage.get(key);
    expect(opened && content.equals(await buffer(opened.stream))).toBe(true);
  });

  test("an empty file is a file", async () => {
    const key = keyOf(Buffer.alloc(0));
    await storage.put(key, Buffer.alloc(0), "image/jpeg");
    expect(await read(storage, key)).toEqual({ bytes: 0, content: "" });
  });

  test("the same file again, ten at once, is one file", async () => {
    const key = keyOf(file);
    await Promise.all(Array.from({ length: 10 }, () => storage.put(key, file, "image/jpeg")));
    await storage.put(key, { stream: Readable.from([file]), bytes: file.length }, "image/jpeg");
    expect(await read(storage, key)).toEqual({ bytes: 10, content: "0123456789" });
  });

  test("knows nothing of what is not there, and deletes it again", async () => {
    const key = keyOf(file);
    await storage.put(key, file, "image/jpeg");
    await storage.delete(key);
    await storage.delete(key);
    expect([await storage.get(key), await storage.head(key)]).toEqual([null, null]);
  });

  test("lists by the beginning of keys", async () => {
    const other = newId("ws");
    const keys = [keyOf(file, other), keyOf(file, other), keyOf(file, other)].toSorted();
    for (const key of keys) await storage.put(key, file, "image/jpeg");
    expect(await keysOf(storage, other)).toEqual(keys);
    expect(await keysOf(storage, keys[1])).toEqual([keys[1]]);
    expect(await keysOf(storage)).toEqual(expect.arrayContaining(keys));
    expect(await keysOf(storage, newId("ws"))).toEqual([]);
  });

  test.each(NO_KEYS)("%j is no key: never written, read or deleted", async (key) => {
    await expect(storage.put(key, file, "image/jpeg")).rejects.toThrow("Not a key");
    await expect(storage.delete(key)).rejects.toThrow("Not a key");
    expect([await storage.get(key), await storage.head(key)]).toEqual([null, null]);
  });
});

describe("a directory", () => {
  const { root, storage } = testStorage();

  test("holds nothing of a file that broke off or was not as long as it said", async () => {
    const key = keyOf(file);
    const broken = Readable.from(
      (async function* () {
        yield file;
        throw new Error("The line broke");
      })(),
    );
    await expect(storage.put(key, { stream: broken, bytes: 20 }, "image/jpeg")).rejects.toThrow("The line broke");
    await expect(storage.put(key, { stream: Readable.from([file]), bytes: 20 }, "image/jpeg")).rejects.toThrow("ended");
    expect(await storage.head(key)).toBeNull();
    expect(await readdir(join(root, ".unfinished"))).toEqual([]);
  });

  test("writes a file again that a power cut left short", async () => {
    const key = keyOf(file);
    await storage.put(key, file, "image/jpeg");
    await writeFile(join(root, key), "0123");
    await storage.put(key, file, "image/jpeg");
    expect(await read(storage, key)).toEqual({ bytes: 10, content: "0123456789" });
  });

  test("gives a file that comes again the date of now, so that no sweep takes it for a stray", async () => {
    const key = keyOf(file);
    await storage.put(key, file, "image/jpeg");
    await utimes(join(root, key), 1, 1);
    await storage.put(key, file, "image/jpeg");
    expect((await storage.head(key))?.modifiedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("keeps no directory whose last file is gone, while others come", async () => {
    const workspace = newId("ws");
    const keys = Array.from({ length: 20 }, () => keyOf(file, workspace));
    await Promise.all(
      keys.map(async (key) => {
        await storage.put(key, file, "image/jpeg");
        await storage.delete(key);
      }),
    );
    expect(await readdir(root)).not.toContain(workspace);
  });

  test("forgets what a killed process left unfinished a day ago", async () => {
    const unfinished = join(root, ".unfinished");
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, "old"), "half");
    await utimes(join(unfinished, "old"), 1, 1);
    await writeFile(join(unfinished, "new"), "half");
    await embeddedStorage(`file:${root}`).put(keyOf(file), file, "image/jpeg");
    expect(await readdir(unfinished)).toEqual(["new"]);
    expect((await keysOf(storage)).every((key) => key.startsWith("ws_"))).toBe(true);
  });

  test("takes a directory with a file's name, or a link out of it, for no file", async () => {
    const key = keyOf(file);
    await mkdir(join(root, key), { recursive: true });
    expect([await storage.get(key), await storage.head(key)]).toEqual([null, null]);
    const linked = keyOf(file);
    await mkdir(join(root, linked, ".."), { recursive: true });
    await symlink("/etc/passwd", join(root, linked));
    expect([await storage.get(linked), await storage.head(linked)]).toEqual([null, null]);
    expect(await keysOf(storage)).not.toContain(linked);
  });
});

test("the environment chooses: files beside the data, files elsewhere, or a bucket", async () => {
  const { root } = testStorage();
  const key = keyOf(file);
  await chooseStorage({ DATA_DIR: root, STORAGE_URL: undefined }).put(key, file, "image/jpeg");
  await chooseStorage({ DATA_DIR: "/nowhere", STORAGE_URL: `file://${root}/else%20where` }).put(
    key,
    file,
    "image/jpeg",
  );
  await chooseStorage({ DATA_DIR: "/nowhere", STORAGE_URL: s3.url }).put(key, file, "image/jpeg");
  expect(await readFile(join(root, "media", key), "utf8")).toBe("0123456789");
  expect(await readFile(join(root, "else where", key), "utf8")).toBe("0123456789");
  expect(s3.objects.get(`bucket/media/${key}`)).toMatchObject({ type: "image/jpeg", content: file });
});

test.each(["s3:", "s3://", "s3:bucket", "s3://bucket?endpoint=ftp://x", "s3://bucket?endpoint=nowhere"])(
  "%s is refused with one line",
  (STORAGE_URL) => {
    expect(() => chooseStorage({ DATA_DIR: "/nowhere", STORAGE_URL })).toThrow(/^Configuration: STORAGE_URL: [^\n]+$/);
  },
);
