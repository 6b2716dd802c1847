import { beforeAll, describe, expect, test } from "vitest";
import type { OperationName } from "#lib/contract/index.ts";
import type { Format } from "#lib/domain/format.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { makeMedia, makePost } from "#lib/tools/testing/make-post.ts";
import { snapshot } from "#lib/tools/testing/snapshot.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Post = Awaited<ReturnType<typeof makePost>>;

const PREVIEW: Format[] = ["animated_audio", "narrated_photos", "premium_carousel", "infographic"];
const NARRATED: Format[] = ["animated_audio", "narrated_photos"];
const OF_CLIPS: Format[] = ["caption_reel"];
const OF_LINKS: Format[] = ["carousel"];
const FORMATS: Format[] = ["carousel", "caption_reel", ...PREVIEW];

let at: Workspace;
let projectId: string;
let picture: string;

beforeAll(async () => {
  at = await workspace({ previewFormats: PREVIEW });
  projectId = (await at.project()).id;
  await at.db.project.update({ where: { id: projectId }, data: { voice: "default" } });
  picture = await makeMedia(at);
});

const send = (name: OperationName, sent: object, from = at) => from.send(...requestOf("/v1", name, sent, from.withKey));

const reel = { block1: "Outro" };
const scenes = [{ start: 0, end: 1, type: "keyword", fields: { value: "Café" } }];

const ENDPOINTS: Record<string, [OperationName, (post: Post) => object | undefined]> = {
  "patch caption": ["updatePost", () => ({ caption: "Outra" })],
  "patch reel": ["updatePost", () => ({ reel })],
  "patch narration": ["updatePost", () => ({ narration: { hook: "Outro" } })],
  "patch scenes": ["updatePost", () => ({ narration: { scenes } })],
  "patch /reels": ["updateReel", () => reel],
  "patch /audiograms": ["updateAudiogram", () => ({ hook: "Outro" })],
  "scenes /audiograms": ["updateAudiogram", () => ({ scenes })],
  "read slides": ["listSlides", () => undefined],
  "add slide": ["addSlide", () => ({})],
  "order slides": ["orderSlides", ({ slides }) => ({ order: slides.map(({ id }) => id) })],
  "patch slide": ["updateSlide", () => ({ fields: { title: "Outro" } })],
  "style slide": ["styleSlide", () => ({ texture: "paper" })],
  "change variant": ["changeVariant", () => ({ layoutId: "quote" })],
  reimagine: ["reimagineSlide", () => ({ instruction: "mais claro" })],
  "delete slide": ["deleteSlide", () => undefined],
  media: ["replaceMedia", () => ({ media: [{ url: picture }] })],
  clips: ["listClips", () => undefined],
  clip: ["chooseClip", () => ({ clipId: libraryClips()[3]?.id })],
  tracks: ["listTracks", () => undefined],
  track: ["chooseTrack", () => ({ trackId: null })],
  "edit budget": ["readEditBudget", () => undefined],
};
const ON_SLIDE = ["patch slide", "style slide", "change variant", "reimagine", "delete slide"];

// "-": the format has no slide to name.
const TABLE = `
                   | carousel | caption_reel | animated_audio | narrated_photos | premium_carousel | infographic
patch caption      | 200      | 200          | 200            | 200             | 200              | 200
patch reel         | 400      | 200          | 400            | 400             | 400              | 400
patch narration    | 400      | 400          | 200            | 200             | 400              | 400
patch scenes       | 400      | 400          | 200            | 400             | 400              | 400
patch /reels       | 400      | 200          | 400            | 400             | 400              | 400
patch /audiograms  | 400      | 400          | 200            | 200             | 400              | 400
scenes /audiograms | 400      | 400          | 200            | 400             | 400              | 400
read slides        | 200      | 409          | 409            | 409             | 200              | 200
add slide          | 201      | 409          | 409            | 409             | 409              | 409
order slides       | 200      | 409          | 409            | 409             | 409              | 409
patch slide        | 200      | -            | -              | -               | 409              | 409
style slide        | 200      | -            | -              | -               | 409              | 409
change variant     | 200      | -            | -              | -               | 409              | 409
reimagine          | 409      | -            | -              | -               | 200              | 200
delete slide       | 200      | -            | -              | -               | 409              | 409
media              | 409      | 409          | 409            | 409             | 409              | 200
clips              | 409      | 200          | 409            | 409             | 409              | 409
clip               | 409      | 200          | 409            | 409             | 409              | 409
tracks             | 409      | 200          | 409            | 409             | 409              | 409
track              | 409      | 200          | 409            | 409             | 409              | 409
edit budget        | 409      | 409          | 409            | 409             | 200              | 200`;

const [[, ...COLUMNS] = [], ...rows] = TABLE.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("the table has every endpoint and every format", () => {
  expect(rows.map(([name]) => name)).toEqual(Object.keys(ENDPOINTS));
  expect(COLUMNS).toEqual(FORMATS);
});

describe.each(rows)("%s", (name = "", ...cells) => {
  const [operation = "readPost", bodyOf] = ENDPOINTS[name] ?? [];
  const cases = cells.map((cell, column) => [COLUMNS[column] as Format, cell] as const);

  test.each(cases.filter(([, cell]) => cell !== "-"))("%s → %s", async (format, expected) => {
    const post = await makePost(at, { projectId, format });
    const id = ON_SLIDE.includes(name) ? (post.slides[0]?.id ?? "") : post.id;
    const body = bodyOf?.(post);
    const before = await snapshot(at.db);
    const answer = await send(operation, { params: { id }, ...(body && { body }) });
    expect(String(answer.status)).toBe(expected);
    if (answer.status < 400) return;
    expect(await snapshot(at.db)).toBe(before);
    const field = name.includes("reel") ? "reel" : "narration";
    if (answer.status === 400) {
      expect(answer.body).toMatchObject({
        error: { code: "invalid_input", message: expect.stringContaining(field) },
      });
    } else expect(answer.body).toMatchObject({ error: { code: "invalid_state" } });
  });
});

describe("creating", () => {
  const create = (body: object, from = at) => send("createPost", { body: { projectId, ...body } }, from);
  const refused = async (body: object, status: number, field = "") => {
    const before = await snapshot(at.db);
    const answer = await create(body);
    expect(answer).toMatchObject({ status, body: { error: { message: expect.stringContaining(field) } } });
    expect(await snapshot(at.db), "nothing is charged").toBe(before);
  };

  test.each(FORMATS)("a %s answers as the contract says", async (format) => {
    const { body, status } = await create({ theme: "Café", format });
    expect(status).toBe(202);
    expect(body).toEqual({
      postId: expect.stringMatching(/^post_/),
      format,
      state: "generating",
      remainingCredits: expect.any(Number),
      ...(OF_CLIPS.includes(format) && { clipSource: "library" }),
    });
    const { postId } = body as { postId: string };
    expect(await at.api("readPost", { params: { id: postId } })).toMatchObject({ status: "queued", content: null });
  });

  test("without a format makes a carousel", async () => {
    expect((await create({ theme: "Café" })).body).toMatchObject({ format: "carousel" });
  });

  test.each(PREVIEW)("a %s where it is not enabled is forbidden, and free", async (format) => {
    await at.db.workspace.update({
      where: { id: at.workspaceId },
      data: { previewFormats: PREVIEW.filter((one) => one !== format) },
    });
    await refused({ theme: "Café", format }, 403);
    await at.db.workspace.update({ where: { id: at.workspaceId }, data: { previewFormats: PREVIEW } });
  });

  test.each(FORMATS)("a %s in a project without a voice", async (format) => {
    await at.db.project.update({ where: { id: projectId }, data: { voice: null } });
    if (NARRATED.includes(format)) await refused({ theme: "Café", format }, 409);
    else expect((await create({ theme: "Café", format })).status).toBe(202);
    await at.db.project.update({ where: { id: projectId }, data: { voice: "default" } });
  });

  test.each(FORMATS)("a %s from a link", async (format) => {
    const link = "https://example.com/artigo";
    if (!OF_LINKS.includes(format)) return refused({ theme: "Café", link, format }, 400, "link");
    expect((await create({ link, format })).status).toBe(202);
    expect((await create({ theme: "Café", link, format })).status).toBe(202);
  });

  test.each([
    "ftp://example.com/a",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "example.com",
    "",
    "http://localhost/",
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.0.0.1/",
    "http://10.1.2.3/",
    "http://172.31.255.255/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://intranet/",
    "http://printer.local/",
    "https://example.com:8443/",
    "https://user:pass@example.com/",
  ])("from the link %j is refused by its text, and costs nothing", async (link) => {
    await refused({ link }, 400, "link");
  });

  test.each([
    "http://172.32.0.1/",
    "https://8.8.8.8/",
    "https://EXAMPLE.com",
    "http://example.com:80/a#b",
    "https://münchen.de/",
  ])("from the link %j is taken", async (link) => {
    expect((await create({ link })).status).toBe(202);
  });

  test("takes neither nothing, nor a blank theme, nor an unknown format", async () => {
    await refused({}, 400, "theme");
    await refused({ theme: " \n\t\u00a0" }, 400, "theme");
    await refused({ theme: "a", format: "single" }, 400, "format");
    await refused({ theme: "a", format: null }, 400, "format");
  });

  // Each of these is one code point or two to UTF-16, and up to eight bytes: only code points count.
  const units = ["a", "é", "🍀", "𝕏", "字"];
  const limits = FORMATS.map((format) => [format, NARRATED.includes(format) ? 500 : 10_000] as const);

  test.each(limits)("a %s's theme has at most %i characters, whatever they weigh", async (format, max) => {
    for (const unit of units) {
      expect((await create({ theme: unit.repeat(max), format })).status).toBe(202);
      await refused({ theme: unit.repeat(max + 1), format }, 400, "theme");
    }
    // Joined and combined signs are counted one by one.
    expect((await create({ theme: "e\u0301".repeat(max / 2), format })).status).toBe(202);
    await refused({ theme: `${"e\u0301".repeat(max / 2)}e`, format }, 400, "theme");
    await at.db.creditEntry.create({
      data: {
        id: `entry_${format}`,
        workspaceId: at.workspaceId,
        key: `test:${format}`,
        bucket: "pack",
        amount: 20,
        reason: "pack",
      },
    });
  });

  test("by /reels and /audiograms has the same rules and answer", async () => {
    const via = (name: OperationName, body: object) => send(name, { body: { projectId, ...body } });
    expect((await via("createReel", { theme: "Café" })).body).toMatchObject({
      format: "caption_reel",
      clipSource: "library",
    });
    expect((await via("createReel", { theme: "🍀".repeat(10_000) })).status).toBe(202);
    expect((await via("createReel", { theme: "🍀".repeat(10_001) })).status).toBe(400);
    expect((await via("createReel", { theme: " " })).status).toBe(400);
    expect((await via("createReel", { theme: "a", link: "https://example.com" })).status).toBe(400);
    expect((await via("createReel", { theme: "a", format: "carousel" })).status).toBe(400);
    expect((await via("createAudiogram", { theme: "Café" })).body).toMatchObject({ format: "animated_audio" });
    for (const format of NARRATED) {
      expect((await via("createAudiogram", { theme: "é".repeat(500), format })).body).toMatchObject({ format });
      expect((await via("createAudiogram", { theme: "é".repeat(501), format })).status).toBe(400);
    }
    expect((await via("createAudiogram", { theme: "a", format: "carousel" })).status).toBe(400);
  });
});
