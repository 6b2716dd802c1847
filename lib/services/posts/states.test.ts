import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import type { OperationName } from "#lib/contract/index.ts";
import type { Format } from "#lib/domain/format.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { type Status, STATUSES as ALL_STATUSES } from "#lib/domain/post.ts";
import { connect, makeMedia, makePost } from "#lib/tools/testing/make-post.ts";
import { snapshot } from "#lib/tools/testing/snapshot.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Post = Awaited<ReturnType<typeof makePost>>;

const TOMORROW = "2026-11-21T12:00:00Z";

let at: Workspace;
let projectId: string;
let picture: string;

beforeAll(async () => {
  at = await workspace({ previewFormats: ["animated_audio", "narrated_photos", "premium_carousel", "infographic"] });
  projectId = (await at.project()).id;
  await connect(at, projectId);
  picture = await makeMedia(at);
});

const slideOf = ({ slides }: Post) => ({ id: slides[0]?.id ?? "" });

interface Action {
  format: Format;
  operation: OperationName;
  sent: (post: Post) => object;
}

const on = (format: Format, operation: OperationName, body?: (post: Post) => object): Action => ({
  format,
  operation,
  sent: (post) => ({ params: { id: post.id }, ...(body && { body: body(post) }) }),
});

const onSlide = (format: Format, operation: OperationName, body?: object): Action => ({
  format,
  operation,
  sent: (post) => ({ params: slideOf(post), ...(body && { body }) }),
});

const ACTIONS: Record<string, Action> = {
  schedule: on("carousel", "schedulePost", () => ({ when: TOMORROW })),
  unschedule: on("carousel", "unschedulePost"),
  archive: on("carousel", "archivePost"),
  reactivate: on("carousel", "reactivatePost"),
  publish: on("carousel", "publishPost"),
  delete: on("carousel", "deletePost"),
  "patch caption": on("carousel", "updatePost", () => ({ caption: "Outra" })),
  "patch reel": on("caption_reel", "updatePost", () => ({ reel: { block1: "Outro" } })),
  "patch narration": on("animated_audio", "updatePost", () => ({ narration: { hook: "Outro" } })),
  "patch /reels": on("caption_reel", "updateReel", () => ({ block1: "Outro" })),
  "patch /audiograms": on("narrated_photos", "updateAudiogram", () => ({ hook: "Outro" })),
  "patch nothing": on("carousel", "updatePost"),
  "add slide": on("carousel", "addSlide", () => ({})),
  "order slides": on("carousel", "orderSlides", ({ slides }) => ({ order: slides.map(({ id }) => id).toReversed() })),
  "patch slide": onSlide("carousel", "updateSlide", { fields: { title: "Outro" } }),
  "delete slide": onSlide("carousel", "deleteSlide"),
  "style slide": onSlide("carousel", "styleSlide", { textColor: "#222222" }),
  "change variant": onSlide("carousel", "changeVariant", { layoutId: "quote" }),
  reimagine: onSlide("premium_carousel", "reimagineSlide", { instruction: "mais escuro" }),
  media: on("infographic", "replaceMedia", () => ({ media: [{ url: picture }] })),
  clip: on("caption_reel", "chooseClip", () => ({ clipId: libraryClips()[2]?.id })),
  track: on("caption_reel", "chooseTrack", () => ({ trackId: libraryTracks()[2]?.id })),
};

// By row an action, by column the status before. A word: the status afterwards. "=": done, the status stays.
// ".": 409, and nothing changed.
const TABLE = `
                  | idea     | queued | generating | draft      | scheduled  | publishing | published | failed     | archived
schedule          | .        | .      | .          | scheduled  | scheduled  | .          | .         | scheduled  | .
unschedule        | .        | .      | .          | .          | draft      | .          | .         | .          | .
archive           | archived | .      | .          | archived   | archived   | .          | archived  | archived   | .
reactivate        | .        | .      | .          | .          | .          | .          | .         | .          | draft
publish           | .        | .      | .          | publishing | publishing | .          | .         | publishing | .
delete            | gone     | gone   | gone       | gone       | gone       | .          | gone      | gone       | gone
patch caption     | .        | .      | .          | =          | =          | .          | .         | =          | .
patch reel        | .        | .      | .          | =          | =          | .          | .         | =          | .
patch narration   | .        | .      | .          | =          | =          | .          | .         | =          | .
patch /reels      | .        | .      | .          | =          | =          | .          | .         | =          | .
patch /audiograms | .        | .      | .          | =          | =          | .          | .         | =          | .
patch nothing     | .        | .      | .          | =          | =          | .          | .         | =          | .
add slide         | .        | .      | .          | =          | =          | .          | .         | =          | .
order slides      | .        | .      | .          | =          | =          | .          | .         | =          | .
patch slide       | .        | .      | .          | =          | =          | .          | .         | =          | .
delete slide      | .        | .      | .          | =          | =          | .          | .         | =          | .
style slide       | .        | .      | .          | =          | =          | .          | .         | =          | .
change variant    | .        | .      | .          | =          | =          | .          | .         | =          | .
reimagine         | .        | .      | .          | =          | =          | .          | .         | =          | .
media             | .        | .      | .          | =          | =          | .          | .         | =          | .
clip              | .        | .      | .          | =          | =          | .          | .         | =          | .
track             | .        | .      | .          | =          | =          | .          | .         | =          | .`;

const [[, ...STATUSES] = [], ...rows] = TABLE.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

const asStatus = z.enum(ALL_STATUSES);

/** A post with all its content, in whatever status: what decides is the status alone. */
async function postIn(status: Status, { format }: Action) {
  const { id } = await makePost(at, { projectId, format, theme: status });
  await at.db.post.update({
    where: { id },
    data: {
      status,
      scheduledFor: ["idea", "scheduled"].includes(status) ? new Date("2026-11-20T18:00:00Z") : null,
      publishedAt: status === "published" ? at.clock.now() : null,
    },
  });
  return at.db.post.findUniqueOrThrow({ where: { id }, include: { slides: { orderBy: { position: "asc" } } } });
}

const run = ({ operation, sent }: Action, post: Post) =>
  at.send(...requestOf("/v1", operation, sent(post), at.withKey));

async function expectRefusal(action: Action, post: Post) {
  const before = await snapshot(at.db);
  expect(await run(action, post)).toMatchObject({ status: 409, body: { error: { code: "invalid_state" } } });
  expect(await snapshot(at.db)).toBe(before);
}

test("the table has every action and every status", () => {
  expect(rows.map(([name]) => name)).toEqual(Object.keys(ACTIONS));
  expect(STATUSES).toHaveLength(9);
});

describe.each(rows)("%s", (name = "", ...cells) => {
  const action = ACTIONS[name];
  if (!action) throw new Error(`no action ${name}`);

  test.each(cells.map((outcome, column) => [STATUSES[column] ?? "", outcome]))("%s → %s", async (status, outcome) => {
    const post = await postIn(asStatus.parse(status), action);
    if (outcome === ".") return expectRefusal(action, post);
    const answer = await run(action, post);
    expect(answer.status).toBe(action.operation === "publishPost" ? 202 : action.operation === "addSlide" ? 201 : 200);
    const after = await at.db.post.findUnique({ where: { id: post.id } });
    if (outcome === "gone") return expect(after).toBeNull();
    const expected = outcome === "=" ? status : outcome;
    expect(after?.status).toBe(expected);
    expect(after?.version).toBe(post.version + 1);
    if (action.operation === "archivePost" || action.operation === "unschedulePost") {
      expect(after?.scheduledFor).toBeNull();
    } else if (action.operation === "schedulePost") {
      expect(after?.scheduledFor).toEqual(new Date(TOMORROW));
    } else expect(after?.scheduledFor).toEqual(post.scheduledFor);
  });
});

const outcomeOf = async (name: string, post: Post) => {
  const action = ACTIONS[name];
  if (!action) throw new Error(`no action ${name}`);
  return (await run(action, post)).status;
};

describe("a post without content", () => {
  test.each([
    ["draft", "publish", 409],
    ["failed", "publish", 409],
    ["scheduled", "publish", 409],
    ["draft", "patch caption", 409],
    ["failed", "add slide", 409],
    ["failed", "order slides", 409],
    ["draft", "schedule", 200],
    ["failed", "schedule", 200],
    ["failed", "archive", 200],
    ["draft", "delete", 200],
  ])("in %s: %s → %i", async (status, name, expected) => {
    const post = await postIn(asStatus.parse(status), on("carousel", "readPost"));
    await at.db.slide.deleteMany({ where: { postId: post.id } });
    await at.db.post.update({ where: { id: post.id }, data: { hasContent: false, media: [], content: {} } });
    const before = await snapshot(at.db);
    expect(await outcomeOf(name, { ...post, slides: [] })).toBe(expected);
    if (expected === 409) expect(await snapshot(at.db)).toBe(before);
  });
});

describe("a post that was published once, then archived and reactivated", () => {
  test.each([
    ["publish", 409],
    ["schedule", 409],
    ["unschedule", 409],
    ["archive", 200],
    ["delete", 200],
  ])("%s → %i", async (name, expected) => {
    const post = await makePost(at, { projectId, status: "published" });
    await at.api("archivePost", { params: { id: post.id } });
    expect(await at.api("reactivatePost", { params: { id: post.id } })).toMatchObject({
      status: "draft",
      scheduledFor: null,
    });
    const before = await snapshot(at.db);
    expect(await outcomeOf(name, post)).toBe(expected);
    if (expected === 409) expect(await snapshot(at.db)).toBe(before);
  });
});

describe("publishing is refused and changes nothing", () => {
  const layouts = Array.from({ length: 11 }, () => "statement" as const);
  const refused = async (post: Post) => {
    const before = await snapshot(at.db);
    expect(await outcomeOf("publish", post)).toBe(409);
    expect(await snapshot(at.db)).toBe(before);
  };

  test("for a carousel of 11 slides, which cannot be scheduled either; 10 go", async () => {
    const post = await makePost(at, { projectId, layouts });
    await refused(post);
    expect(await outcomeOf("schedule", post)).toBe(409);
    await refused(post);
    expect(await outcomeOf("delete slide", post)).toBe(200);
    expect(await outcomeOf("publish", post)).toBe(202);
  });

  test("for a caption of six hashtags, which is said where it can be mended; five go", async () => {
    const post = await makePost(at, { projectId, textContent: "Legenda\n\n#a #b #c #d #e #f" });
    await refused(post);
    const [path, init] = requestOf(
      "/api/app",
      "schedulePost",
      { params: { id: post.id }, body: { when: TOMORROW } },
      await at.sessionOf(at.ownerId),
    );
    const { body, status } = await at.send(path, init);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { reason: "too_many_hashtags", field: "caption" } });
    await expect(at.api("publishPost", { params: { id: post.id } })).rejects.toThrow(/até 5: caption\.$/);
    await at.api("updatePost", { params: { id: post.id }, body: { caption: "Legenda\n\n#a #b #c #d #e" } });
    expect(await outcomeOf("schedule", post)).toBe(200);
  });

  test("without a connected account, which scheduling does not need", async () => {
    const alone = await at.project("Sem conta");
    const post = await makePost(at, { projectId: alone.id });
    await refused(post);
    expect(await outcomeOf("schedule", post)).toBe(200);
    await connect(at, alone.id);
    await at.db.socialConnection.update({ where: { projectId: alone.id }, data: { brokenReason: "removed" } });
    await refused(post);
  });

  test("without media", async () => {
    const post = await makePost(at, { projectId, format: "infographic" });
    await at.api("replaceMedia", { params: { id: post.id }, body: { media: [] } });
    await refused(post);
  });

  test("a second time, while the first is under way", async () => {
    const post = await makePost(at, { projectId });
    const answers = await Promise.all(Array.from({ length: 8 }, () => outcomeOf("publish", post)));
    expect(answers.toSorted((a, b) => a - b)).toEqual([202, 409, 409, 409, 409, 409, 409, 409]);
    expect(await at.db.publication.count({ where: { postId: post.id } })).toBe(1);
  });
});

test("archiving takes a post off every list by date; the plain list still shows it", async () => {
  const post = await makePost(at, { projectId, status: "scheduled", scheduledFor: new Date("2026-12-24T12:00:00Z") });
  const ids = async (query: object) => (await at.api("listPosts", { query })).posts.map(({ id }) => id);
  const [byFrom, byTo] = [{ from: "2026-12-24" }, { from: "2026-12-24", to: "2026-12-24" }];
  expect(await ids(byFrom)).toEqual([post.id]);
  await at.api("archivePost", { params: { id: post.id } });
  expect(await ids(byFrom)).toEqual([]);
  expect(await ids(byTo)).toEqual([]);
  expect(await ids({ limit: 1 })).toEqual([post.id]);
  await at.api("reactivatePost", { params: { id: post.id } });
  expect(await ids(byFrom)).toEqual([]);
});

test("a schedule's date is replaced; one that is not in the future, or has no zone, is bad input", async () => {
  const { id } = await makePost(at, { projectId, status: "scheduled" });
  const schedule = (when: string) => at.api("schedulePost", { params: { id }, body: { when } });
  expect(await schedule("2027-01-10T09:00-03:00")).toMatchObject({ scheduledFor: "2027-01-10T12:00:00.000Z" });
  for (const when of ["2026-11-20T12:00:00Z", "2026-11-20T11:59:59Z", "2027-01-10T09:00:00", "2027-01-10"]) {
    await expect(schedule(when)).rejects.toMatchObject({ status: 400, code: "invalid_input" });
  }
  expect(await at.api("readPost", { params: { id } })).toMatchObject({ scheduledFor: "2027-01-10T12:00:00.000Z" });
  await schedule("2026-11-20T12:00:00.001Z");
});
