import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { UPLOADS, type UploadPurpose } from "#lib/domain/media.ts";
import { encoderOf } from "#lib/tools/testing/encoder.ts";
import { m4a, mov, mp3, mp4, wav, webm } from "#lib/tools/testing/media-files.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { jpeg, project, NOTHING, refusal, endless } from "#lib/tools/testing/upload.ts";

describe("a clip", () => {
  test.each([
    ["mp4", mp4, "video/mp4"],
    ["mov", mov, "video/quicktime"],
    ["webm", webm, "video/webm"],
  ])("comes as %s and is in the project's library", async (_, make, type) => {
    const { db, fileAt, projectId, send } = await project();
    const file = await make();
    const { body, status } = await send(file, { purpose: "clip", query: { name: "  Vapor da xícara " } });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { type, width: 720, height: 1280, durationSeconds: 2 },
    });
    expect(file.equals(await fileAt(body["url"]))).toBe(true);
    const clip = await db.clip.findUniqueOrThrow({ where: { id: String(body["id"]) } });
    expect(clip).toMatchObject({ projectId, description: "Vapor da xícara", durationSeconds: 2 });
  });

  test.each(["4.4.6", "N-47683-g0e8eb07980"])(
    "is not taken in by an encoder %s, and nothing of it read",
    async (version) => {
      const { kept, send } = await project(await workspace({ settings: { ffmpegPath: encoderOf(version) } }));
      expect(await send(endless(await mp4()), { purpose: "clip" })).toMatchObject({
        status: 409,
        body: { error: { code: "invalid_state", reason: "clip_not_opened", field: "file" } },
      });
      expect(await kept()).toEqual(NOTHING);
      expect((await send(mp3(), { purpose: "track" })).status).toBe(201);
    },
  );

  test("sent to two projects is in both libraries, and once in each", async () => {
    const at = await project();
    const file = await mp4();
    const { id: other } = await (await at.app())("createProject", { body: { name: "Outro" } });
    const ids = [
      await at.send(file, { purpose: "clip" }),
      await at.send(file, { purpose: "clip" }),
      await at.send(file, { purpose: "clip", query: { projectId: other } }),
    ].map(({ body }) => body["id"]);
    expect(new Set(ids).size).toBe(2);
    expect(await at.db.clip.findMany({ where: { projectId: other } })).toMatchObject([
      { description: "Clipe enviado" },
    ]);
    expect(await at.kept()).toEqual({ files: 1, rows: 1 });
  });

  test.each([
    [{ seconds: 600 }, 201],
    [{ seconds: 600.1 }, 400],
    [{ width: 4096, height: 4096 }, 201],
    [{ width: 4097 }, 400],
  ])("of %j answers %i", async (shape, status) => {
    const { send } = await project();
    expect((await send(await mp4(shape), { purpose: "clip" })).status).toBe(status);
  });

  test.each([
    ["a sound in a video's container", () => m4a(), "file_type_refused"],
    ["a sound", () => mp3(), "file_type_refused"],
    ["an image", () => jpeg(), "file_type_refused"],
    ["one that broke off", async () => (await mp4()).subarray(0, 1000), "file_unreadable"],
    [
      "one with an archive behind it",
      async () => Buffer.concat([await mp4(), Buffer.from("PK\x03\x04 an archive")]),
      "file_unreadable",
    ],
    ["a container of nothing", () => Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42", "latin1"), "file_unreadable"],
    [
      "a page that begins like a video",
      () => Buffer.from("\0\0\0\x18ftypisom<script>alert(1)</script>", "latin1"),
      "file_unreadable",
    ],
    [
      "a page that begins like a WebM",
      () => Buffer.from("\x1aE\xdf\xa3<script>alert(1)</script>", "latin1"),
      "file_unreadable",
    ],
    [
      "boxes without end",
      () => Buffer.concat(Array.from({ length: 30_000 }, () => Buffer.from("\0\0\0\x08free", "latin1"))),
      "file_unreadable",
    ],
  ])("that is %s is refused and leaves nothing", async (_, make, reason) => {
    const { db, kept, projectId, send } = await project();
    expect(await send(await make(), { purpose: "clip" })).toMatchObject(refusal(reason));
    expect(await kept()).toEqual(NOTHING);
    expect(await db.clip.count({ where: { projectId } })).toBe(0);
  });
});

describe("a track", () => {
  const tagged = Buffer.concat([
    Buffer.from("ID3\x04\0\0\0\0\x01\x00", "latin1"),
    Buffer.alloc(128),
    mp3(),
    Buffer.from("TAG"),
    Buffer.alloc(125),
  ]);
  test.each([
    ["mp3", () => mp3(), "audio/mpeg"],
    ["mp3 with tags", () => tagged, "audio/mpeg"],
    ["wav", () => wav(), "audio/wav"],
    ["m4a", () => m4a(), "audio/mp4"],
  ])("comes as %s and is in the project's library", async (_, make, type) => {
    const { db, projectId, send } = await project();
    const { body, status } = await send(await make(), { purpose: "track", query: { name: "Bossa" } });
    expect({ status, body }).toMatchObject({ status: 201, body: { type, width: null, height: null } });
    expect(body["durationSeconds"]).toBeCloseTo(3, 1);
    const track = await db.track.findUniqueOrThrow({ where: { id: String(body["id"]) } });
    expect(track).toMatchObject({ projectId, name: "Bossa", suggestedStartSeconds: 0 });
  });

  test.each([
    [() => wav({ seconds: 1200 }), 201],
    [() => wav({ seconds: 1201 }), 400],
  ])("of %o answers %i", async (make, status) => {
    const { send } = await project();
    expect((await send(make(), { purpose: "track" })).status).toBe(status);
  });

  test.each([
    ["a video", () => mp4(), "file_type_refused"],
    [
      "a page that begins like an MP3",
      () => Buffer.from("ID3\x04\0\0\0\0\0\0<script>alert(1)</script>", "latin1"),
      "file_unreadable",
    ],
    [
      "frames with a page among them",
      () => Buffer.concat([mp3({ seconds: 1 }), Buffer.alloc(20_000, "<script>"), mp3({ seconds: 1 })]),
      "file_unreadable",
    ],
    ["a WAV that broke off", () => wav().subarray(0, 9000), "file_unreadable"],
    ["a WAV of nothing", () => Buffer.from("RIFF\x04\0\0\0WAVE", "latin1"), "file_unreadable"],
  ])("that is %s is refused and leaves nothing", async (_, make, reason) => {
    const { kept, send } = await project();
    expect(await send(await make(), { purpose: "track" })).toMatchObject(refusal(reason));
    expect(await kept()).toEqual(NOTHING);
  });

  test("of 400,000 frames is refused for its length", async () => {
    const { send } = await project();
    const frame = Buffer.alloc(48);
    frame.set([0xff, 0xe3, 0x14, 0xc4]);
    const { body } = await send(Buffer.concat(Array.from({ length: 400_000 }, () => frame)), { purpose: "track" });
    expect(body).toMatchObject({ error: { reason: "file_too_long" } });
  });
});

describe("the size", () => {
  /** A real file, filled up inside to the byte. */
  const FILLED: Record<UploadPurpose, (bytes: number) => Promise<Buffer>> = {
    photo: filledJpeg,
    logo: filledJpeg,
    picture: filledJpeg,
    clip: async (bytes) => {
      const file = await mp4();
      const filling = Buffer.alloc(bytes - file.length);
      filling.writeUInt32BE(filling.length, 0);
      filling.write("free", 4);
      return Buffer.concat([file, filling]);
    },
    track: async (bytes) => {
      const sound = mp3();
      const tag = Buffer.alloc(bytes - sound.length);
      const inner = tag.length - 10;
      tag.write("ID3\x04", "latin1");
      tag.set([inner >> 21, (inner >> 14) & 0x7f, (inner >> 7) & 0x7f, inner & 0x7f], 6);
      return Buffer.concat([tag, sound]);
    },
  };

  async function filledJpeg(bytes: number) {
    const file = await jpeg();
    return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
  }

  test.each(Object.entries(UPLOADS))("of a %s is its limit and not a byte more", async (purpose, { maxBytes }) => {
    const { kept, send } = await project();
    const file = await FILLED[purpose as UploadPurpose](maxBytes);
    expect((await send(file, { purpose })).status).toBe(201);
    const before = await kept();
    const longer = Buffer.concat([file, Buffer.alloc(1)]);
    expect(await send(longer, { purpose })).toMatchObject(refusal("file_too_large"));
    expect(await kept()).toEqual(before);
  });

  test("is counted where it is not said, and the rest is not read", async () => {
    const { kept, send } = await project();
    expect(await send(endless(await jpeg()))).toMatchObject(refusal("file_too_large"));
    expect(await kept()).toEqual(NOTHING);
  });

  test("that is said to be over is refused before a byte is read", async () => {
    const { send } = await project();
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      { pull: (controller) => controller.enqueue(new Uint8Array(++read)) },
      { highWaterMark: 0 },
    );
    const headers = { "Content-Length": String(UPLOADS.picture.maxBytes + 1) };
    expect(await send(body, { headers })).toMatchObject(refusal("file_too_large"));
    expect(read).toBe(0);
  });
});

describe("who may not", () => {
  test.each([
    ["without a session", { Cookie: "" }, 401],
    ["by an API key", { Cookie: "", Authorization: "Bearer sk_x" }, 401],
    ["from another origin", { Origin: "https://evil.test" }, 403],
    ["without an origin", { Origin: "" }, 403],
  ])("%s", async (_, headers, status) => {
    const { kept, send } = await project();
    expect((await send(await jpeg(), { headers })).status).toBe(status);
    expect(await kept()).toEqual(NOTHING);
  });

  test("into another workspace's project, one that is not there, or what is no id: all answer alike", async () => {
    const { send } = await project();
    const stranger = await project(await workspace());
    const [foreign, ...others] = await Promise.all(
      [stranger.projectId, newId("proj"), "../x"].map(async (projectId) =>
        send(await jpeg(), { query: { projectId } }),
      ),
    );
    expect(others).toEqual([foreign, foreign]);
    expect(foreign?.status).toBe(404);
    expect(await stranger.kept()).toEqual(NOTHING);
  });

  test.each([
    [{ purpose: "cover" }, "purpose"],
    [{ purpose: "__proto__" }, "purpose"],
    [{ name: " " }, "name"],
    [{ name: "a".repeat(201) }, "name"],
    [{ name: "a\0b" }, "name"],
  ])("with %j", async (query, field) => {
    const { send } = await project();
    expect(await send(await jpeg(), { query })).toMatchObject({
      status: 400,
      body: { error: { reason: "field_invalid", field } },
    });
  });
});

test("a sender who leaves in the middle leaves nothing, here or in the scratch directory", async () => {
  const { kept, send } = await project();
  const start = await jpeg();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    pull: (controller) => controller.error(new Error("aborted")),
  });
  expect(await send(body)).toMatchObject(refusal("file_unreadable"));
  expect(await kept()).toEqual(NOTHING);
});

test("no upload leaves its scratch file", async () => {
  const { send } = await project();
  const scratch = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith(`pauta-files-${process.pid}-`)).length;
  const before = await scratch();
  await send(await jpeg());
  await send(Buffer.from("no image"));
  await send(await mp4(), { purpose: "clip" });
  expect(await scratch()).toBe(before);
});
