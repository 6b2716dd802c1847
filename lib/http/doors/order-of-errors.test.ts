import { beforeAll, describe, expect, test } from "vitest";
import type { OperationName } from "#lib/contract/index.ts";
import { newId } from "#lib/db/id.ts";
import { makeMedia, makePost } from "#lib/tools/testing/make-post.ts";
import { snapshot } from "#lib/tools/testing/snapshot.ts";
import { type Answered, requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

let at: Workspace;
let projectId: string;
let foreign: Awaited<ReturnType<typeof makePost>>;
let foreignMedia: string;

beforeAll(async () => {
  at = await workspace();
  projectId = (await at.project()).id;
  const other = await workspace();
  foreign = await makePost(other);
  foreignMedia = await makeMedia(other);
});

const send = (name: OperationName, sent: object, headers: Record<string, string> = at.withKey) =>
  at.send(...requestOf("/v1", name, sent, headers));

describe("creating a post with all that can be wrong, mended one by one", () => {
  test("shape, then the project, then the format, then the voice, then the credits", async () => {
    const poor = await workspace({ plan: { posts: 12 } });
    const { id } = await poor.project();
    await poor.db.creditEntry.deleteMany({ where: { workspaceId: poor.workspaceId } });
    const body: Record<string, unknown> = {
      projectId: "x",
      format: "narrated_photos",
      theme: "a".repeat(501),
      link: "nada",
      surplus: 1,
    };
    const create = () => poor.send(...requestOf("/v1", "createPost", { body }, poor.withKey));
    const expectNext = async (status: number, message = "") => {
      const before = await snapshot(poor.db);
      expect(await create()).toMatchObject({ status, body: { error: { message: expect.stringContaining(message) } } });
      expect(await snapshot(poor.db)).toBe(before);
    };
    await expectNext(400, "surplus");
    delete body["surplus"];
    await expectNext(400, "theme");
    body["theme"] = "a".repeat(500);
    await expectNext(400, "link");
    delete body["link"];
    await expectNext(404, "projectId");
    body["projectId"] = newId("proj");
    await expectNext(404, "projectId");
    body["projectId"] = foreign.projectId;
    await expectNext(404, "projectId");
    body["projectId"] = id;
    await expectNext(403);
    await poor.db.workspace.update({ where: { id: poor.workspaceId }, data: { previewFormats: ["narrated_photos"] } });
    await expectNext(409);
    await poor.db.project.update({ where: { id }, data: { voice: "default" } });
    await expectNext(409);
    await poor.db.creditEntry.create({
      data: { id: newId("entry"), workspaceId: poor.workspaceId, key: "a", bucket: "pack", amount: 1, reason: "pack" },
    });
    expect((await create()).status).toBe(202);
  });

  test("a key that the plan does not serve, or too many calls, win over any input", async () => {
    const small = await workspace({ plan: { posts: 4 }, settings: { requestsPerMinute: 1 } });
    const bad = requestOf("/v1", "createPost", { body: { nonsense: true } }, small.withKey);
    expect((await small.send(...bad)).status).toBe(403);
    await small.db.subscription.update({ where: { workspaceId: small.workspaceId }, data: { posts: 12 } });
    expect((await small.send(...bad)).status).toBe(429);
  });
});

describe("an id in a body or a query", () => {
  const unknown = {
    proj: () => newId("proj"),
    clip: () => newId("clip"),
    track: () => newId("track"),
  };
  const malformed = (kind: string) => [
    "x",
    "",
    kind,
    `${kind}_`,
    `${kind}_${"0".repeat(25)}`,
    `${kind}_${"0".repeat(27)}`,
    `${kind}_${"u".repeat(26)}`,
    `${kind}_${"8".repeat(26)}`,
    `${kind.toUpperCase()}_${"0".repeat(26)}`,
    ` ${newId(kind as "proj")}`,
    newId("user"),
    "x".repeat(10_000),
    "' OR 1=1 --",
    "🍀",
  ];
  const noText = (kind: string) => [0, -1, true, {}, [], [newId(kind as "proj")]];

  const expectBoth = async (kind: keyof typeof unknown, call: (id: unknown) => Promise<Answered>) => {
    for (const id of noText(kind)) expect((await call(id)).status, JSON.stringify(id)).toBe(400);
    const answers = new Set<string>();
    for (const id of [...malformed(kind), unknown[kind]()]) {
      const { body, status } = await call(id);
      expect(status, id).toBe(404);
      answers.add(JSON.stringify(body));
    }
    expect(answers.size).toBe(1);
  };

  test.each<OperationName>(["createPost", "createReel", "createAudiogram"])(
    "%s: no text 400; malformed, unknown or foreign 404",
    async (name) => {
      const call = (id: unknown) => send(name, { body: { projectId: id, theme: "a" } });
      await expectBoth("proj", call);
      expect((await call(null)).status).toBe(400);
      expect((await call(foreign.projectId)).status).toBe(404);
    },
  );

  test("listPosts: malformed, unknown or foreign 404", async () => {
    const call = (id: unknown) => send("listPosts", { query: { projectId: String(id) } });
    for (const id of [...malformed("proj"), newId("proj"), foreign.projectId]) {
      expect((await call(id)).status, id).toBe(404);
    }
  });

  test("a clip and a track: no text 400, malformed or unknown 404, and only then the state", async () => {
    const { id } = await makePost(at, { projectId, format: "caption_reel", status: "published" });
    await expectBoth("clip", (clipId) => send("chooseClip", { params: { id }, body: { clipId } }));
    await expectBoth("track", (trackId) => send("chooseTrack", { params: { id }, body: { trackId } }));
    expect((await send("chooseTrack", { params: { id }, body: { trackId: null } })).status).toBe(409);
    expect((await send("chooseTrack", { params: { id }, body: {} })).status).toBe(400);
  });
});

describe("input is refused before the state is asked, and the resource before either of them is told", () => {
  test.each<[OperationName, object]>([
    ["schedulePost", { when: "2020-01-01T00:00:00Z" }],
    ["updatePost", { reel: { block1: "a" } }],
    ["updatePost", { caption: 7 }],
    ["orderSlides", { order: ["x"] }],
  ])("%s with %j: 400 on a published post, 404 on one that is not there", async (name, body) => {
    const { id } = await makePost(at, { projectId, status: "published" });
    expect((await send(name, { params: { id }, body })).status).toBe(400);
    const gone = (await send(name, { params: { id: foreign.id }, body })).status;
    expect(gone).toBe(body === null || "caption" in body ? 400 : 404);
  });

  test("a slide's field by an unknown name: 400 on a published post, 404 on a foreign slide", async () => {
    const { slides } = await makePost(at, { projectId, status: "published" });
    const body = { fields: { nenhum: "a" } };
    expect((await send("updateSlide", { params: { id: slides[0]?.id }, body })).status).toBe(400);
    expect((await send("updateSlide", { params: { id: foreign.slides[0]?.id }, body })).status).toBe(404);
  });

  test("a track's second past its end: 400 on a published reel", async () => {
    const { id } = await makePost(at, { projectId, format: "caption_reel", status: "published" });
    const { tracks } = await at.api("listTracks", { params: { id } });
    const body = { trackId: tracks[0]?.id, startSeconds: 34 };
    expect((await send("chooseTrack", { params: { id }, body })).status).toBe(400);
  });
});

test("a file of another workspace is no file of ours", async () => {
  for (const name of ["setBrandPhoto", "setBrandLogo"] as const) {
    const { appUrl } = at.runtime.settings;
    const own = await makeMedia(at);
    const urls = [
      foreignMedia,
      "https://example.com/a.jpg",
      `${appUrl}/media/`,
      `${appUrl}/other/a.jpg`,
      `${own}?a=1`,
      `${own}/`,
      "",
      own.replace("http:", "https:"),
    ];
    for (const url of urls)
      expect((await send(name, { params: { id: projectId }, body: { url } })).status, url).toBe(400);
    const film = await makeMedia(at, "video/mp4");
    expect((await send(name, { params: { id: projectId }, body: { url: film } })).status).toBe(400);
    expect(await send(name, { params: { id: projectId }, body: { url: own } })).toMatchObject({
      status: 200,
      body: { projectId, url: own },
    });
  }
});

test("a bad key learns nothing, whatever it asks", async () => {
  const { id } = await makePost(at, { projectId });
  const answers = [
    await send("readPost", { params: { id } }, { Authorization: "Bearer sk_nope" }),
    await send("readPost", { params: { id: "x" } }, { Authorization: "Bearer sk_nope" }),
    await send("updatePost", { params: { id }, body: { nonsense: 1 } }, { Authorization: "Bearer sk_nope" }),
  ];
  expect(new Set(answers.map(({ body, status }) => JSON.stringify([status, body]))).size).toBe(1);
});

describe("an ETag", () => {
  const read = (path: string, tag?: string) =>
    at.send(path, { headers: { ...at.withKey, ...(tag !== undefined && { "If-None-Match": tag }) } });

  test("is the answer's own: the same while nothing changes, another when something does", async () => {
    const { id } = await makePost(at, { projectId });
    const path = `/v1/posts/${id}`;
    const first = (await read(path)).headers.get("etag") ?? "";
    expect(first).toMatch(/^"[\w-]{27}"$/);
    expect((await read(path)).headers.get("etag")).toBe(first);
    for (const tag of [first, `W/${first}`, `"other", ${first}`, "*"]) {
      const answer = await read(path, tag);
      expect(answer).toMatchObject({ status: 304, body: undefined });
      expect(answer.headers.get("etag")).toBe(first);
      expect(answer.headers.get("ratelimit-limit")).not.toBeNull();
    }
    for (const tag of ["", '"other"', first.slice(1, -1), first.toUpperCase()])
      expect((await read(path, tag)).status).toBe(200);
    await at.api("updatePost", { params: { id }, body: { caption: "Outra" } });
    const changed = await read(path, first);
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(first);
  });

  test("hides no refusal: a post that is gone is 404, not 304", async () => {
    const { id } = await makePost(at, { projectId });
    await at.api("deletePost", { params: { id } });
    expect((await read(`/v1/posts/${id}`, "*")).status).toBe(404);
  });

  test.each(["dna", "palettes", "autopilot", "radar/analysis"])("is on a project's %s", async (part) => {
    const path = `/v1/projects/${projectId}/${part}`;
    const tag = (await read(path)).headers.get("etag") ?? "";
    expect((await read(path, tag)).status).toBe(304);
  });
});
