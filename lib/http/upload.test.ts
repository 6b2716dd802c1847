import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { UPLOADS, type UploadPurpose } from "#lib/domain/media.ts";
import { m4a, mov, mp3, mp4, wav, webm } from "#lib/testing/media-files.ts";
import { workspace } from "#lib/testing/workspace.ts";
import { answerMedia } from "./media.ts";
import { createRateLimits } from "./rate-limit.ts";
import { answerUpload } from "./upload.ts";

const BLUE = { r: 20, g: 60, b: 200 };
const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: BLUE } });
const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();

type Sent = Uint8Array | ReadableStream<Uint8Array> | null;

interface Sending {
  purpose?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

const shared = await workspace({ plan: { accounts: 200 } });

/** A project, and how its owner sends files to it. */
async function project(at = shared) {
  const { id } = await (await at.app())("createProject", { body: { name: "Café" } });
  const session = await at.sessionOf(at.ownerId);
  const limits = createRateLimits(1_000_000);

  const send = async (body: Sent, { headers = {}, purpose = "picture", query = {} }: Sending = {}) => {
    const search = new URLSearchParams({ projectId: id, purpose, ...query });
    // The types know neither of Node's buffers nor of a body that streams.
    const init = { method: "POST", headers: { ...session, ...headers }, body, duplex: "half" } as RequestInit;
    const request = new Request(`http://pauta.test/api/upload?${search}`, init);
    const response = await answerUpload(at.runtime, limits, request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const fileAt = async (url: unknown) => {
    const response = await answerMedia(at.runtime, new URL(String(url)).pathname.slice("/media/".length), {
      method: "GET",
      headers: new Headers(),
    });
    return Buffer.from(await response.arrayBuffer());
  };
  const kept = async () => {
    const keys: string[] = [];
    for await (const { key } of at.runtime.ports.storage.list(`${at.workspaceId}/${id}/`)) keys.push(key);
    return { files: keys.length, rows: await at.db.media.count({ where: { projectId: id } }) };
  };
  return { ...at, projectId: id, send, fileAt, kept };
}

const NOTHING = { files: 0, rows: 0 };
const refusal = (reason: string) => ({
  status: 400,
  body: { error: { code: "invalid_input", reason, field: "file" } },
});

/** A body that never ends by itself. */
const endless = (start: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
  });

describe("an image", () => {
  test.each(["photo", "logo", "picture"])("is kept as a %s, with its row", async (purpose) => {
    const { db, fileAt, kept, projectId, send } = await project();
    const sent = await send(await jpeg(), { purpose });
    expect(sent).toMatchObject({
      status: 201,
      body: { type: "image/jpeg", width: 40, height: 30, durationSeconds: null },
    });
    expect(await sharp(await fileAt(sent.body["url"])).metadata()).toMatchObject({ format: "jpeg", width: 40 });
    expect(await db.media.findUniqueOrThrow({ where: { id: String(sent.body["id"]) } })).toMatchObject({
      projectId,
      purpose,
      postId: null,
    });
    expect(await kept()).toEqual({ files: 1, rows: 1 });
  });

  test("serves at once where a url of ours is asked for", async () => {
    const { api, projectId, send } = await project();
    const { body } = await send(await jpeg(), { purpose: "photo" });
    const url = String(body["url"]);
    expect(await api("setBrandPhoto", { params: { id: projectId }, body: { url } })).toMatchObject({ url });
  });

  test("sent twice, ten at once, is one file and one row", async () => {
    const { kept, send } = await project();
    const file = await jpeg();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(file)));
    expect(new Set(sent.map(({ body }) => body["id"])).size).toBe(1);
    expect(await kept()).toEqual({ files: 1, rows: 1 });
  });

  test("loses its EXIF, its place and its thumbnail, and stands upright", async () => {
    const { fileAt, send } = await project();
    const file = await picture()
      .withExif({ IFD0: { Copyright: "SECRET-OWNER" }, IFD3: { GPSLatitude: "1/1 2/1 3/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes("SECRET-OWNER")).toBe(true);
    const { body } = await send(file);
    expect(body).toMatchObject({ width: 30, height: 40 });
    const clean = await fileAt(body["url"]);
    const { exif, orientation, xmp, icc } = await sharp(clean).metadata();
    expect([exif, orientation, xmp, icc, clean.includes("SECRET-OWNER")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });

  test("carries nothing that was hidden in it or behind it", async () => {
    const { fileAt, send } = await project();
    const hidden = "<script>alert(1)</script><?php echo 1 ?>PK\x03\x04";
    const file = await picture()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${encodeURI(hidden)}</x:xmpmeta>`)
      .jpeg()
      .toBuffer();
    const { body, status } = await send(Buffer.concat([file, Buffer.from(hidden)]));
    expect(status).toBe(201);
    const clean = (await fileAt(body["url"])).toString("latin1");
    expect(["script", "php", "PK\x03\x04", "xmpmeta"].filter((word) => clean.includes(word))).toEqual([]);
  });

  test.each([
    [2160, 2160, 2160, 2160],
    [2161, 1000, 2160, 1000],
    [1000, 4320, 500, 2160],
  ])("of %i × %i is kept as %i × %i", async (width, height, keptWidth, keptHeight) => {
    const { send } = await project();
    const { body } = await send(await jpeg(width, height));
    expect([body["width"], body["height"]]).toEqual([keptWidth, keptHeight]);
  });

  test("keeps its transparency as a logo, and stands on white else", async () => {
    const { fileAt, send } = await project();
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    const logo = await send(clear, { purpose: "logo" });
    expect(logo.body).toMatchObject({ type: "image/png" });
    expect((await sharp(await fileAt(logo.body["url"])).metadata()).hasAlpha).toBe(true);
    const photo = await send(clear, { purpose: "photo" });
    expect(photo.body).toMatchObject({ type: "image/jpeg" });
    expect((await sharp(await fileAt(photo.body["url"])).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
  });

  test("comes as PNG or WebP too", async () => {
    const { send } = await project();
    for (const file of [await picture().png().toBuffer(), await picture().webp().toBuffer()]) {
      expect(await send(file)).toMatchObject({ status: 201, body: { type: "image/jpeg" } });
    }
  });

  test("that opens to more than 64 megapixels is not opened", async () => {
    const { kept, send } = await project();
    const bomb = await sharp({ create: { width: 8001, height: 8000, channels: 3, background: BLUE } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await send(bomb)).toMatchObject(refusal("file_too_large"));
    expect(await kept()).toEqual(NOTHING);
  });
});

describe("what is no image", () => {
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  test.each([
    ["an SVG", svg, "file_type_refused"],
    ["an SVG without a declaration", svg.subarray(21), "file_type_refused"],
    ["a page", html, "file_type_refused"],
    ["a GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1"), "file_type_refused"],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "file_type_refused"],
    ["an archive", Buffer.from("PK\x03\x04 and the rest"), "file_type_refused"],
    ["a program", Buffer.from("\x7fELF\x02\x01\x01 and the rest"), "file_type_refused"],
    ["a single byte", Buffer.from([0xff]), "file_type_refused"],
    ["a sound", wav(), "file_type_refused"],
    ["a page that begins like a JPEG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]), "file_unreadable"],
    [
      "a page that begins like a PNG",
      Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), html]),
      "file_unreadable",
    ],
    [
      "a page that begins like a WebP",
      Buffer.concat([Buffer.from("RIFF\x40\0\0\0WEBP", "latin1"), html]),
      "file_unreadable",
    ],
  ])("%s is refused, whatever it calls itself, and leaves nothing", async (_, file, reason) => {
    const { kept, send } = await project();
    const headers = { "Content-Type": "image/jpeg", "Content-Disposition": 'attachment; filename="a.jpg"' };
    expect(await send(file, { headers })).toMatchObject(refusal(reason));
    expect(await kept()).toEqual(NOTHING);
  });

  test("an image that broke off is refused", async () => {
    const { kept, send } = await project();
    for (const file of [await jpeg(600, 600), await picture(600, 600).png({ compressionLevel: 0 }).toBuffer()]) {
      expect(await send(file.subarray(0, file.length / 2))).toMatchObject(refusal("file_unreadable"));
    }
    expect(await kept()).toEqual(NOTHING);
  });

  test.each([
    ["nothing", null],
    ["no bytes", Buffer.alloc(0)],
  ])("%s is refused", async (_, body) => {
    const { send } = await project();
    const { status } = await send(body);
    expect(status).toBe(400);
  });
});

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

  test("of 400,000 frames is read in no time", async () => {
    const { send } = await project();
    const frame = Buffer.alloc(48);
    frame.set([0xff, 0xe3, 0x14, 0xc4]);
    const startedMs = performance.now();
    const { body } = await send(Buffer.concat(Array.from({ length: 400_000 }, () => frame)), { purpose: "track" });
    expect(body).toMatchObject({ error: { reason: "file_too_long" } });
    expect(performance.now() - startedMs).toBeLessThan(3000);
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

  test("into another workspace's project, or one that is not there: both answer alike", async () => {
    const { send } = await project();
    const stranger = await project(await workspace());
    const [foreign, unknown] = await Promise.all(
      [stranger.projectId, newId("proj")].map(async (projectId) => send(await jpeg(), { query: { projectId } })),
    );
    expect(foreign).toEqual(unknown);
    expect(foreign?.status).toBe(404);
    expect(await stranger.kept()).toEqual(NOTHING);
  });

  test.each([
    [{ projectId: "../x" }, "projectId"],
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
