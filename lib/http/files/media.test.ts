import { createHash } from "node:crypto";
import { readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { newId } from "#lib/db/id.ts";
import { type Extension, mediaKey } from "#lib/domain/media.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { testStorage } from "#lib/tools/testing/storage.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";

const { runtime } = await workspace();
const limits = createRateLimits(1_000_000);
const CONTENT = "0123456789";

/** A kept file, and how to ask for it. */
async function keptFile(content: string | Buffer = CONTENT, extension: Extension = "jpg", ownerId = newId("proj")) {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const key = mediaKey({ workspaceId: newId("ws"), ownerId, purpose: "slide", sha256, extension });
  await runtime.ports.storage.put(key, Buffer.from(content), "image/jpeg");
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET", width?: number) => {
    const address = `http://pauta.test/api/media/${path}${width ? `?width=${width}` : ""}`;
    return dispatch(runtime, limits, "site", new Request(address, { method, headers }));
  };
  return { runtime, key, ask, get: (headers?: Record<string, string>) => ask(key, headers) };
}

test("what was made for a post is gone with the post", async () => {
  const at = await workspace();
  const { id } = await makePost(at);
  const { get } = await keptFile(CONTENT, "jpg", id);
  const answer = await get();
  expect([answer.status, await answer.text()]).toEqual([200, CONTENT]);
  await at.api("deletePost", { params: { id } });
  expect((await get()).status).toBe(404);
});

describe("a file", () => {
  test("is public, typed, sized, and never changes or runs", async () => {
    const { get } = await keptFile();
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(CONTENT);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox$/),
      etag: expect.stringMatching(/^"[\x21\x23-\x7e]+"$/),
    });
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(answer.headers.has("x-robots-tag")).toBe(false);
  });

  test("that is a picture is served as narrow as it is shown, in the widths of ours alone", async () => {
    const picture = await sharp({ create: { width: 1080, height: 1350, channels: 3, background: "#b4531f" } })
      .jpeg()
      .toBuffer();
    const { ask, key } = await keptFile(picture);
    const answer = await ask(key, {}, "GET", 192);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    const etag = answer.headers.get("etag") ?? "";
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 192, height: 240 });
    expect((await ask(key, { "if-none-match": etag }, "GET", 192)).status).toBe(304);
    expect((await ask(key, {}, "GET", 191)).headers.get("content-length")).toBe(String(picture.length));
    expect((await ask(key.replace("/slide/", "/else/"), {}, "GET", 192)).status).toBe(404);
  });

  test("that is a picture is made smaller once, while it is there", async () => {
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#1f5fb4" } })
      .jpeg()
      .toBuffer();
    const { ask, key, runtime } = await keptFile(picture);
    const { storage } = runtime.ports;
    const reads = vi.spyOn(storage, "get");
    const [first, second] = [await ask(key, {}, "GET", 192), await ask(key, {}, "GET", 192)];
    expect(await second.bytes()).toEqual(await first.bytes());
    expect(reads).toHaveBeenCalledOnce();
    reads.mockRestore();
    await storage.delete(key);
    expect((await ask(key, {}, "GET", 192)).status).toBe(404);
  });

  test.each([
    ["png", "image/png"],
    ["mp4", "video/mp4"],
    ["mov", "video/quicktime"],
    ["webm", "video/webm"],
    ["mp3", "audio/mpeg"],
    ["wav", "audio/wav"],
    ["m4a", "audio/mp4"],
  ] as const)("called .%s is %s", async (extension, type) => {
    const { get } = await keptFile(CONTENT, extension);
    const answer = await get();
    expect([answer.headers.get("content-type"), await answer.text()]).toEqual([type, CONTENT]);
  });

  test("answers HEAD as GET, without the body", async () => {
    const { ask, get, key } = await keptFile();
    const [head, whole] = [await ask(key, { Range: "bytes=0-1" }, "HEAD"), await get()];
    expect(head.status).toBe(200);
    expect(head.body).toBeNull();
    // Each call has an id of its own.
    for (const { headers } of [head, whole]) headers.delete("x-request-id");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    await whole.body?.cancel();
  });

  test("is not sent to who has it", async () => {
    const { get } = await keptFile();
    const first = await get();
    await first.body?.cancel();
    const etag = first.headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await get({ "If-None-Match": known });
      expect([again.status, again.body]).toEqual([304, null]);
    }
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });
});

describe("a range", () => {
  test.each([
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=0-9", CONTENT, "bytes 0-9/10"],
    ["bytes=0-", CONTENT, "bytes 0-9/10"],
    ["bytes=3-5", "345", "bytes 3-5/10"],
    ["bytes=9-", "9", "bytes 9-9/10"],
    ["bytes=9-100", "9", "bytes 9-9/10"],
    ["bytes=-1", "9", "bytes 9-9/10"],
    ["bytes=-10", CONTENT, "bytes 0-9/10"],
    ["bytes=-11", CONTENT, "bytes 0-9/10"],
    ["bytes=0-999999999999999", CONTENT, "bytes 0-9/10"],
  ])("%s gives a part", async (range, part, said) => {
    const { get } = await keptFile();
    const answer = await get({ Range: range });
    expect([answer.status, answer.headers.get("content-range"), await answer.text()]).toEqual([206, said, part]);
    expect(answer.headers.get("content-length")).toBe(String(part.length));
  });

  test.each(["bytes=10-", "bytes=10-11", "bytes=-0", "bytes=999999999999999-"])("%s cannot be given", async (range) => {
    const { get } = await keptFile();
    const answer = await get({ Range: range });
    expect([answer.status, answer.headers.get("content-range"), answer.body]).toEqual([416, "bytes */10", null]);
  });

  test.each([
    "bytes=5-4",
    "bytes=0-1,3-4",
    "bytes=-",
    "bytes=a-b",
    "bytes 0-1",
    "pages=0-1",
    "bytes=1e1-",
    "",
    "bytes=0-9999999999999999",
  ])("%j is ignored", async (range) => {
    const { get } = await keptFile();
    const answer = await get({ Range: range });
    expect([answer.status, await answer.text()]).toEqual([200, CONTENT]);
  });

  test("counts only for the file that was meant", async () => {
    const { get } = await keptFile();
    const first = await get();
    await first.body?.cancel();
    const etag = first.headers.get("etag") ?? "";
    const statuses = [etag, '"other"', `W/${etag}`, "Fri, 20 Nov 2026 12:00:00 GMT"].map(
      async (known) => (await get({ Range: "bytes=0-1", "If-Range": known })).status,
    );
    expect(await Promise.all(statuses)).toEqual([206, 200, 200, 200]);
  });

  test("of an empty file cannot be given, its whole can", async () => {
    const { get } = await keptFile("");
    expect((await get({ Range: "bytes=0-" })).status).toBe(416);
    expect((await get({ Range: "bytes=-1" })).status).toBe(416);
    expect(await (await get()).text()).toBe("");
  });
});

test.each([
  "",
  "etc/passwd",
  "../../etc/passwd",
  "%2e%2e/%2e%2e/etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "ws_00000000000000000000000000/post_1/slide/none.jpg",
  ".unfinished/x",
])("nothing is at %j", async (path) => {
  const { ask } = await keptFile();
  for (const method of ["GET", "HEAD"]) {
    const answer = await ask(path, {}, method);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});

test("a key's neighbours do not answer for it", async () => {
  const { ask, key } = await keptFile();
  for (const path of [
    `${key}/`,
    `/${key}`,
    key.replace("/slide/", "/slide//"),
    key.replace("/slide/", "/./slide/x/../../"),
    key.toUpperCase(),
    `${key}%00`,
    `${key}.jpg`,
    key.replace(".jpg", ".png"),
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("%s changes nothing", async (method) => {
  const { ask, get, key } = await keptFile();
  const answer = await ask(key, {}, method);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect((await get()).status).toBe(200);
});

test("a storage that fails is a failure of ours, said without a secret", async () => {
  const { key, runtime } = await keptFile();
  const storage = { ...runtime.ports.storage, get: () => Promise.reject(new Error("bucket secret-name is away")) };
  const failing = { ...runtime, ports: { ...runtime.ports, storage } };
  const answer = await dispatch(failing, limits, "site", new Request(`http://pauta.test/api/media/${key}`));
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret-name");
});

test("a reader who leaves closes the file", async () => {
  const { get, key } = await keptFile(Buffer.alloc(5_000_000));
  for (let reader = 0; reader < 5; reader++) {
    const body = (await get()).body?.getReader();
    await body?.read();
    await body?.cancel();
  }
  await expect.poll(() => isOpen(join(testStorage().root, key))).toBe(false);
});

async function isOpen(path: string): Promise<boolean> {
  const open = await readdir("/proc/self/fd").catch(() => []);
  const targets = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return targets.includes(path);
}
