import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const DAY_MS = 86_400_000;
const START = Date.parse("2026-12-01T00:00:00Z");
/** Three a day, so that dates meet. */
const day = (index: number) => new Date(START + Math.floor(index / 3) * DAY_MS);

let at: Workspace;
let project: string;
let other: string;
let neighbour: Workspace;
let foreign: string;

/** Thirteen posts, inspirations and publications, of which threes are equal in what orders them. */
async function fill({ db, workspaceId, ...rest }: Workspace, projectId: string) {
  const statuses = ["draft", "scheduled", "failed"] as const;
  for (let index = 0; index < 13; index++) {
    const status = statuses[index % 3] ?? "draft";
    await makePost({ db, workspaceId, ...rest }, { projectId, status, scheduledFor: day(index), theme: `t${index}` });
    await db.inspiration.create({
      data: {
        id: newId("insp"),
        projectId,
        platform: index % 2 ? "social" : "video",
        shortcode: `c${index}`,
        url: "https://example.com/p/1",
        handle: "a",
        caption: "b",
        format: "video",
        score: Math.floor(index / 3) / 7,
        views: index,
        firstSeenAt: day(index),
        publishedAt: day(index),
      },
    });
    const live = await makePost(
      { db, workspaceId, ...rest },
      { projectId, status: "published", publishedAt: day(index), scheduledFor: null },
    );
    if (index % 2) {
      await db.metricSample.create({
        data: { postId: live.id, measuredAt: day(index), views: index, likes: 1, comments: 0 },
      });
    }
  }
}

beforeAll(async () => {
  at = await workspace();
  project = (await at.project("A")).id;
  other = (await at.project("B")).id;
  await fill(at, project);
  neighbour = await workspace();
  foreign = (await neighbour.project("C")).id;
  await fill(neighbour, foreign);
}, 60_000);

interface Page {
  ids: string[];
  next: string | null;
}

interface Listing {
  path: () => string;
  ids: (body: never) => string[];
  /** other filters than none */
  filters: string[];
  total: number;
}

const LISTINGS: Record<string, Listing> = {
  posts: {
    path: () => "/v1/posts?",
    ids: ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id),
    filters: [
      "status=draft",
      "status=scheduled,draft",
      "from=2026-12-02",
      "to=2026-12-30",
      "from=2026-12-01&to=2026-12-30",
    ],
    total: 26,
  },
  performance: {
    path: () => `/v1/projects/${project}/reports/performance?`,
    ids: ({ measured, withoutMetrics }: Record<"measured" | "withoutMetrics", { postId: string }[]>) =>
      [...measured, ...withoutMetrics].map(({ postId }) => postId),
    filters: ["from=2026-12-01", "to=2026-12-04", "from=2026-12-01&to=2026-12-04"],
    total: 13,
  },
  inspirations: {
    path: () => `/v1/projects/${project}/radar/inspirations?`,
    ids: ({ inspirations }: { inspirations: { shortcode: string }[] }) =>
      inspirations.map(({ shortcode }) => shortcode),
    filters: ["platform=social", "platform=video"],
    total: 13,
  },
};

const ask = (path: string, from = at) => from.send(path, { headers: from.withKey });

async function read({ ids }: Listing, path: string): Promise<Page> {
  const { body, status } = await ask(path);
  expect(status).toBe(200);
  return { ids: ids(body as never), next: (body as { next: string | null }).next };
}

async function readAll(listing: Listing, filter: string, limit: number): Promise<string[]> {
  const all: string[] = [];
  for (let cursor = "", pages = 0; pages < 100; pages++) {
    const { ids, next } = await read(listing, `${listing.path()}${filter}&limit=${limit}${cursor}`);
    expect(ids.length, "no page is empty, and only the last is short").toBeGreaterThan(next ? limit - 1 : 0);
    all.push(...ids);
    if (next === null) return all;
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
  throw new Error("the pages never end");
}

describe.each(Object.entries(LISTINGS))("%s", (_, listing) => {
  test("pages of any size make up the whole, without a gap or a repeat, also among equals", async () => {
    for (const filter of ["", ...listing.filters]) {
      const whole = await readAll(listing, filter, 100);
      expect(new Set(whole).size).toBe(whole.length);
      if (filter === "") expect(whole).toHaveLength(listing.total);
      // The reports' two lists are each in order; how a page shares them out is the order of both together.
      const asSet = (ids: string[]) => (listing === LISTINGS["performance"] ? ids.toSorted() : ids);
      for (const limit of [1, 2, 5, whole.length]) {
        expect(asSet(await readAll(listing, filter, limit)), `${filter} by ${limit}`).toEqual(asSet(whole));
      }
    }
  });

  test("a row that comes or goes while someone pages moves no other", async () => {
    const whole = await readAll(listing, "", 100);
    const { ids, next } = await read(listing, `${listing.path()}limit=5`);
    if (listing === LISTINGS["posts"]) {
      const late = await makePost(at, { projectId: project, id: newId("post") });
      const rest = await read(listing, `${listing.path()}limit=100&cursor=${next}`);
      expect([...ids, ...rest.ids]).toEqual(whole);
      await at.db.post.delete({ where: { id: late.id } });
      // What the cursor points at may go.
      await at.db.post.update({ where: { id: ids[4] ?? "" }, data: { status: "archived", scheduledFor: null } });
      expect((await read(listing, `${listing.path()}limit=100&cursor=${next}`)).ids).toEqual(whole.slice(5));
      await at.db.post.update({ where: { id: ids[4] ?? "" }, data: { status: "draft" } });
    }
  });

  test("a cursor is for its own listing, filters, project and workspace, unchanged", async () => {
    const { next } = await read(listing, `${listing.path()}limit=1`);
    if (!next) throw new Error("one page");
    const path = `${listing.path()}limit=1`;
    const bytes = Buffer.from(next, "base64url");
    const flipped = Buffer.from(bytes);
    flipped[bytes.length - 3] = (flipped[bytes.length - 3] ?? 0) ^ 1;
    const refused = [
      `${path}&cursor=`,
      `${path}&cursor=x`,
      `${path}&cursor=${next.slice(0, -1)}`,
      `${path}&cursor=${next.slice(1)}`,
      `${path}&cursor=${next}A`,
      `${path}&cursor=${next}=`,
      `${path}&cursor=${flipped.toString("base64url")}`,
      `${path}&cursor=${bytes.toString("base64").replace(/=*$/, "%3D%3D")}`,
      `${path}&cursor=${Buffer.concat([bytes.subarray(0, 12), Buffer.from('["x","y"]')]).toString("base64url")}`,
      `${path}&cursor=${next.repeat(20)}`,
      `${path}&cursor=null`,
      ...listing.filters.map((filter) => `${path}&${filter}&cursor=${next}`),
      `${path.replace(project, other)}${path.includes(project) ? "" : `&projectId=${project}`}&cursor=${next}`,
      ...Object.values(LISTINGS)
        .filter((one) => one !== listing)
        .map((one) => `${one.path()}cursor=${next}`),
    ];
    for (const one of refused) {
      expect(await ask(one), one).toMatchObject({ status: 400, body: { error: { code: "invalid_input" } } });
    }
    const theirs = path.replace(project, foreign);
    expect((await ask(`${theirs}&cursor=${next}`, neighbour)).status).toBe(400);
    expect((await ask(`${path}&cursor=${next}`)).status).toBe(200);
    // How many a page has is no filter.
    expect((await ask(`${listing.path()}limit=7&cursor=${next}`)).status).toBe(200);
  });

  test("next is null where the page ends with the list, and on an empty one", async () => {
    expect((await read(listing, `${listing.path()}limit=${listing.total}`)).next).toBeNull();
    expect((await read(listing, `${listing.path()}limit=${listing.total - 1}`)).next).not.toBeNull();
    const empty = listing.path().includes(project)
      ? listing.path().replace(project, other)
      : `${listing.path()}projectId=${other}&`;
    expect(await read(listing, empty)).toEqual({ ids: [], next: null });
  });
});

const listPosts = async (query: string) => {
  const { body, status } = await ask(`/v1/posts?limit=100&projectId=${project}&${query}`);
  return {
    status,
    posts: (body as { posts?: { id: string; theme: string; status: string; scheduledFor: string }[] }).posts ?? [],
  };
};

describe("the list of posts", () => {
  test("is newest first without a period", async () => {
    const { posts } = await listPosts("");
    expect(posts.map(({ id }) => id)).toEqual(
      posts
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    at.clock.advance(-DAY_MS);
    const earlier = await makePost(at, { projectId: project });
    at.clock.advance(DAY_MS);
    expect((await listPosts("")).posts.at(-1)?.id, "by when it was created, whatever its id says").toBe(earlier.id);
    await at.db.post.delete({ where: { id: earlier.id } });
  });

  test("is by date, earliest first, and of equals by id with one", async () => {
    for (const query of ["from=2026-11-30", "to=2026-12-31", "from=2026-11-30&to=2026-12-31"]) {
      const { posts } = await listPosts(query);
      expect(posts).toHaveLength(13);
      const keys = posts.map(({ id, scheduledFor }) => `${scheduledFor} ${id}`);
      expect(keys).toEqual(keys.toSorted());
    }
  });

  test.each([
    ["status=draft", ["draft"]],
    ["status=draft,scheduled", ["draft", "scheduled"]],
    ["status=scheduled,draft,draft", ["draft", "scheduled"]],
    ["status=idea", []],
    ["status=draft,scheduled,published,failed,idea", ["draft", "failed", "published", "scheduled"]],
  ])("of %s has %j", async (query, expected) => {
    const { posts, status } = await listPosts(query);
    expect(status).toBe(200);
    expect([...new Set(posts.map((post) => post.status))].toSorted()).toEqual(expected);
  });

  test.each([
    ["from=2026-12-02", ["t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10", "t11", "t12"]],
    ["to=2026-12-01", ["t0", "t1", "t2"]],
    ["from=2026-12-02&to=2026-12-02", ["t3", "t4", "t5"]],
    ["from=2026-12-02T00:00:00Z&to=2026-12-02T00:00:00Z", ["t3", "t4", "t5"]],
    ["from=2026-12-01T21:00-03:00&to=2026-12-02T05:30%2B05:30", ["t3", "t4", "t5"]],
    ["from=2026-12-02T00:00:00.001Z&to=2026-12-03", ["t6", "t7", "t8"]],
    ["to=2026-11-30T23:59:59.999Z", []],
    ["from=2026-12-05T00:00:00Z", ["t12"]],
    ["from=2026-12-02&to=2026-12-02&status=draft", ["t3"]],
  ])("from and to are inclusive, and a bare date is the whole UTC day: %s", async (query, themes) => {
    const { posts } = await listPosts(query);
    expect(posts.map(({ theme }) => theme)).toEqual(themes);
  });

  test("the last instant of a bare date is in it", async () => {
    const last = new Date("2027-01-31T23:59:59.999Z");
    const { id } = await makePost(at, { projectId: project, scheduledFor: last });
    expect((await listPosts("to=2027-01-31&from=2027-01-31")).posts.map((post) => post.id)).toEqual([id]);
    expect((await listPosts("from=2027-02-01")).posts).toEqual([]);
    await at.db.post.delete({ where: { id } });
  });

  test.each([
    "from=2026-12-02&to=2026-12-01",
    "from=2026-12-02T00:00:00.001Z&to=2026-12-02T00:00:00Z",
    "from=2026-12-02T00:00:00&to=2026-12-03",
    "from=2026-02-30",
    "from=",
    "to=ontem",
    "status=",
    "status=draft,",
    "status=archived",
    "status=publishing",
    "status=Draft",
    "status=draft;scheduled",
  ])("refuses %s", async (query) => {
    expect(await ask(`/v1/posts?${query}`)).toMatchObject({ status: 400, body: { error: { code: "invalid_input" } } });
  });

  test("finds no project without an id", async () => {
    expect(await ask("/v1/posts?projectId=")).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
  });

  test("of a project that is not the workspace's is not found", async () => {
    for (const id of [foreign, newId("proj")]) expect((await ask(`/v1/posts?projectId=${id}`)).status).toBe(404);
  });

  test("has 80 characters of the caption at most, cut at a word", async () => {
    const caption = "palavra ".repeat(20);
    const { id } = await makePost(at, {
      projectId: project,
      textContent: caption,
      scheduledFor: new Date("2030-01-01"),
    });
    const [post] = (await at.api("listPosts", { query: { from: "2030-01-01" } })).posts;
    expect(post?.textContent).toBe(`${"palavra ".repeat(9)}palavra…`.slice(0, 80));
    expect([...(post?.textContent ?? "")].length).toBeLessThanOrEqual(80);
    await at.db.post.delete({ where: { id } });
  });
});

describe("inspirations", () => {
  test("are best score first, with the total of the filter", async () => {
    const { inspirations, total } = await at.api("listInspirations", {
      params: { id: project },
      query: { limit: 100 },
    });
    expect(total).toBe(13);
    const scores = inspirations.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const social = await at.api("listInspirations", {
      params: { id: project },
      query: { platform: "social", limit: 1 },
    });
    expect(social.total).toBe(6);
  });
});

describe("the report of performance", () => {
  test("counts and sums the whole period, whatever the page", async () => {
    const query = { limit: 2, from: "2026-12-02", to: "2026-12-03" };
    const page = await at.api("readPerformance", { params: { id: project }, query });
    expect(page).toMatchObject({
      period: { from: "2026-12-02T00:00:00.000Z", to: "2026-12-03T23:59:59.999Z" },
      totalMeasured: 3,
      totalWithoutMetrics: 3,
      totals: { views: 3 + 5 + 7, likes: 3, comments: 0 },
    });
    expect(page.measured.length + page.withoutMetrics.length).toBe(2);
  });

  test("has no totals where nothing was measured", async () => {
    const { totals } = await at.api("readPerformance", { params: { id: project }, query: { from: "2026-12-05" } });
    expect(totals).toBeNull();
  });
});
