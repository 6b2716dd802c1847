import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { wav } from "#lib/tools/testing/media-files.ts";
import { BLUE, picture, jpeg, project, NOTHING, refusal } from "#lib/tools/testing/upload.ts";

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
