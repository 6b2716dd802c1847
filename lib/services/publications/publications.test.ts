import { describe, expect, test } from "vitest";
import type { Runtime } from "#lib/runtime/context.ts";
import { jpeg } from "#lib/network/testing/files.ts";
import type { SocialPort } from "#lib/ports/social.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";
import { measureDue } from "./measure-due.ts";
import { claimPublications } from "./publication-row.ts";
import { publishDue } from "./publish-due.ts";
import { runPublication } from "./run-publication.ts";

const { network, ready, social } = await openPublishing();

const LEASE_MS = 91_000;
const signal = new AbortController().signal;

describe("a publication", () => {
  test.each([1, 2])("of %i pictures names whom a person chose, where they stand", async (pictures) => {
    const at = await ready(pictures);
    const slide = await at.db.slide.findFirstOrThrow({ where: { postId: at.id, position: 0 } });
    const tags = [{ handle: "ana.padeira", slideId: slide.id, x: 0.25, y: 0.75 }];
    await at.db.post.update({
      where: { id: at.id },
      data: { people: { collaborators: ["padaria_aurora"], tags } },
    });
    await at.publish();
    await at.carry();
    expect(await at.live()).toMatchObject([
      {
        collaborators: ["padaria_aurora"],
        files: [{ userTags: [{ username: "ana.padeira", x: 0.25, y: 0.75 }] }, { userTags: [] }].slice(0, pictures),
      },
    ]);
  });

  test.each([1, 3])("of %i pictures goes live once, with its id and its link", async (pictures) => {
    const at = await ready(pictures);
    expect((await at.publish()).status).toBe("publishing");
    await at.carry();
    const post = await at.db.post.findUniqueOrThrow({ where: { id: at.id }, include: { publication: true } });
    const live = await at.live();
    expect(live).toHaveLength(1);
    expect(live[0]?.files).toHaveLength(pictures);
    expect(post).toMatchObject({ status: "published", failureReason: null });
    expect(post.publishedAt).not.toBeNull();
    expect(post.publication?.mediaId).toBe(live[0]?.mediaId);
    expect(post.publication?.permalink).toContain(network.url);
  });

  test("never goes out twice, though it is archived and brought back", async () => {
    const at = await ready();
    await at.publish();
    await at.carry();
    await at.api("archivePost", { params: { id: at.id } });
    await at.api("reactivatePost", { params: { id: at.id } });
    await expect(at.publish()).rejects.toMatchObject({ status: 409 });
    const when = new Date(at.clock.now().getTime() + 60_000).toISOString();
    const schedule = at.api("schedulePost", { params: { id: at.id }, body: { when } });
    await expect(schedule).rejects.toMatchObject({ status: 409 });
  });

  test.each([
    ["the answer is lost after it went live", { do: "commit_then_drop" }],
    [
      "the network says 2207008 although it went live",
      { do: "commit_then_error", error: { code: 24, subcode: 2207008 } },
    ],
    [
      "the network says 2207051 although it went live",
      { do: "commit_then_error", error: { code: 4, subcode: 2207051 } },
    ],
    ["the call never arrives", { do: "drop_before" }],
    ["the network falters", { do: "error", error: { code: 2, http: 500 } }],
  ])("is one post when %s", async (_, { do: what, error }: { do: string; error?: object }) => {
    const at = await ready();
    const account = (await at.db.socialConnection.findFirstOrThrow({ where: { handle: at.handle } })).accountId;
    await network.fault({ match: { op: "media_publish", account }, do: what, times: 1, ...error });
    await at.publish();
    await at.carry();
    const live = await at.live();
    expect(live).toHaveLength(1);
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ status: "published" });
    expect(await at.db.publication.findUnique({ where: { postId: at.id } })).toMatchObject({
      mediaId: live[0]?.mediaId,
    });
  });

  test("that the token no longer allows fails with that reason, and says so of the connection", async () => {
    const at = await ready();
    const { accountId, projectId } = await at.db.socialConnection.findFirstOrThrow({ where: { handle: at.handle } });
    await network.control("POST", "/tokens", { account: accountId, state: "expired" });
    await at.publish();
    await at.carry();
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({
      status: "failed",
      failureReason: "connection_ended",
      hasContent: true,
    });
    expect((await at.api("readAutopilot", { params: { id: projectId } })).blockers).toContain("no_social");
    expect(await at.live()).toHaveLength(0);
  });

  test("of a file that the network refuses fails with that reason and can be tried again", async () => {
    const at = await ready();
    const [file] = (await at.db.post.findUniqueOrThrow({ where: { id: at.id } })).media as { key: string }[];
    network.source.put(`media/${file?.key}`, { body: jpeg({ width: 1080, height: 1920 }) });
    await at.publish();
    await at.carry();
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({
      status: "failed",
      failureReason: "file_refused",
    });
    network.source.put(`media/${file?.key}`, { body: jpeg() });
    await at.publish();
    await at.carry();
    expect(await at.live()).toHaveLength(1);
  });
});

/** The port, but the process dies at its nth call: before the network hears of it, or before it answers. */
function dyingAt(call: number, when: "before" | "after"): SocialPort {
  let calls = 0;
  const dying =
    <Args extends unknown[], Answer>(method: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const isLast = ++calls === call;
      if (isLast && when === "before") throw new Error("killed");
      const answer = await method(...args);
      if (isLast) throw new Error("killed");
      return answer;
    };
  const { createContainer, listMedia, publish, readContainer, readPermalink, readQuota } = social;
  return {
    ...social,
    createContainer: dying(createContainer),
    listMedia: dying(listMedia),
    publish: dying(publish),
    readContainer: dying(readContainer),
    readPermalink: dying(readPermalink),
    readQuota: dying(readQuota),
  };
}

describe("a worker killed at call", () => {
  const deaths = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((call) => [
    [call, "before"] as const,
    [call, "after"] as const,
  ]);

  test.each(deaths)("%i, %s it is answered, is followed by another, and there is one post", async (call, when) => {
    const at = await ready(2);
    await at.publish();
    const killed = { ...at.runtime, ports: { ...at.runtime.ports, social: dyingAt(call, when) } };
    await runPublication(killed, at.id, signal).catch(() => {});
    at.clock.advance(LEASE_MS);
    await at.carry();
    const live = await at.live();
    expect(live).toHaveLength(1);
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ status: "published" });
    expect(await at.db.publication.findUnique({ where: { postId: at.id } })).toMatchObject({
      mediaId: live[0]?.mediaId,
    });
  });
});

describe("a publication on record", () => {
  const claim = (at: Awaited<ReturnType<typeof ready>>) =>
    claimPublications(at.runtime, { limit: 1, perAccount: 4, postId: at.id });

  test("is one worker's until its lease lapses, and another's then", async () => {
    const at = await ready();
    await at.publish();
    expect(await claim(at)).toHaveLength(1);
    expect(await claim(at)).toHaveLength(0);
    at.clock.advance(LEASE_MS);
    expect(await claim(at)).toHaveLength(1);
  });

  test("is taken by one of many workers that look at once", async () => {
    const at = await ready();
    await at.publish();
    const claims = await Promise.all([1, 2, 3, 4].map(() => claim(at)));
    expect(claims.flat()).toHaveLength(1);
  });

  test("of an account that has its share on the way waits; those of others go", async () => {
    const at = await ready();
    const { projectId } = await at.db.post.findUniqueOrThrow({ where: { id: at.id } });
    const more = await Promise.all([1, 2, 3].map(() => makePost(at, { projectId, textContent: "Outra" })));
    const other = await ready();
    other.clock.advance(at.clock.now().getTime() - other.clock.now().getTime());
    for (const id of [at.id, ...more.map((post) => post.id)]) await at.api("publishPost", { params: { id } });
    await other.publish();
    const taken = (await claimPublications(at.runtime, { limit: 100, perAccount: 2 })).map(({ postId }) => postId);
    expect(taken.filter((id) => id === at.id || more.some((post) => post.id === id))).toHaveLength(2);
    expect(taken).toContain(other.id);
  });

  test("that is not what its columns hold is left, and holds up no other", async () => {
    const [at, other] = [await ready(), await ready()];
    other.clock.advance(at.clock.now().getTime() - other.clock.now().getTime());
    await at.publish();
    await other.publish();
    await at.db.publication.update({ where: { postId: at.id }, data: { snapshot: { caption: 1 } } });
    const taken = (await claimPublications(at.runtime, { limit: 100, perAccount: 4 })).map(({ postId }) => postId);
    expect(taken).toContain(other.id);
    expect(taken).not.toContain(at.id);
  });

  test("whose fate cannot be learned fails after an hour, and is settled before it is sent again", async () => {
    const at = await ready();
    const match = { account: at.handle };
    await network.fault({ match: { ...match, op: "media_publish" }, do: "commit_then_drop" });
    const { id } = await network.fault({
      match: { ...match, op: "container_status", nth: 2 },
      do: "error",
      code: 2,
      times: "always",
    });
    await at.publish();
    for (let minute = 0; minute <= 75; minute += 25) {
      await runPublication(at.runtime, at.id, signal);
      at.clock.advance(25 * 60_000);
    }
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({
      status: "failed",
      failureReason: "not_confirmed",
    });
    await network.control("DELETE", `/faults/${id}`);
    await at.publish();
    await at.carry();
    expect(await at.live()).toHaveLength(1);
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ status: "published" });
  });

  test("of an account whose quota is full fails with that reason within the hour", async () => {
    const at = await ready();
    await network.control("PUT", `/accounts/${at.handle}`, { quotaTotal: 0 });
    await at.publish();
    for (let quarter = 0; quarter < 5; quarter++) {
      await runPublication(at.runtime, at.id, signal);
      at.clock.advance(16 * 60_000);
    }
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({
      status: "failed",
      failureReason: "quota_full",
    });
  });
});

describe("what the network would refuse", () => {
  const tags = Array.from({ length: 31 }, (_, index) => `#t${index}`).join(" ");
  const tall = { type: "image/jpeg", bytes: 1000, width: 1080, height: 1920, sha256: "0", purpose: "render" } as const;

  test.each(["caption", "picture"])(
    "is refused when it is scheduled and when it is published: its %s",
    async (what) => {
      const at = await ready();
      const { media, projectId } = await at.db.post.findUniqueOrThrow({ where: { id: at.id } });
      const [{ key } = { key: "" }] = media as { key: string }[];
      if (what === "caption") await at.api("updatePost", { params: { id: at.id }, body: { caption: tags } });
      else await at.db.media.create({ data: { id: key, key, workspaceId: at.workspaceId, projectId, ...tall } });
      const when = new Date(at.clock.now().getTime() + 60_000).toISOString();
      const schedule = at.api("schedulePost", { params: { id: at.id }, body: { when } });
      await expect(schedule).rejects.toMatchObject({ status: 409, code: "invalid_state" });
      await expect(at.publish()).rejects.toMatchObject({ status: 409, code: "invalid_state" });
      expect((await at.api("readPost", { params: { id: at.id } })).status).toBe("draft");
    },
  );

  test("fails when it is due, with that reason, if it became so after it was scheduled", async () => {
    const at = await ready();
    const when = new Date(at.clock.now().getTime() + 60_000).toISOString();
    await at.api("schedulePost", { params: { id: at.id }, body: { when } });
    await at.api("updatePost", { params: { id: at.id }, body: { caption: tags } });
    at.clock.advance(61_000);
    await publishDue(at.runtime);
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({
      status: "failed",
      failureReason: "caption_refused",
    });
  });

  test("does not go out though its file was made anew on the way", async () => {
    const at = await ready();
    await at.publish();
    const { media, projectId } = await at.db.post.findUniqueOrThrow({ where: { id: at.id } });
    const [{ key } = { key: "" }] = media as { key: string }[];
    await at.db.media.create({ data: { id: key, key, workspaceId: at.workspaceId, projectId, ...tall } });
    await at.carry();
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ failureReason: "file_refused" });
    expect(await at.live()).toHaveLength(0);
  });
});

describe("what is due", () => {
  async function scheduled(lateMs: number) {
    const at = await ready();
    const when = new Date(at.clock.now().getTime() + 60_000);
    await at.api("schedulePost", { params: { id: at.id }, body: { when: when.toISOString() } });
    at.clock.advance(60_000 + lateMs);
    return at;
  }

  test("goes out, once, though several workers ask at once", async () => {
    const at = await scheduled(0);
    await Promise.all([1, 2, 3, 4].map(() => publishDue(at.runtime)));
    expect((await at.api("readPost", { params: { id: at.id } })).status).toBe("publishing");
    await at.carry();
    expect(await at.live()).toHaveLength(1);
  });

  test("and two hours late still goes out; later it is missed", async () => {
    const tooLate = await scheduled(2 * 3_600_000 + 1);
    await publishDue(tooLate.runtime);
    const inTime = await scheduled(2 * 3_600_000);
    await publishDue(inTime.runtime);
    expect((await inTime.api("readPost", { params: { id: inTime.id } })).status).toBe("publishing");
    expect(await tooLate.db.post.findUnique({ where: { id: tooLate.id } })).toMatchObject({
      status: "failed",
      failureReason: "missed",
    });
  });

  test("without a connected account fails with that reason", async () => {
    const at = await scheduled(0);
    await at.db.socialConnection.deleteMany({ where: { handle: at.handle } });
    await publishDue(at.runtime);
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({
      status: "failed",
      failureReason: "not_connected",
    });
  });
});

/** Other tests' posts are due as well, and each turn takes some. */
async function measureAll(runtime: Runtime) {
  while ((await measureDue(runtime)) > 0);
}

describe("a live post's figures", () => {
  test("are unmeasured until the network has some, then measured with their time, and never zero for want of them", async () => {
    const at = await ready();
    await at.publish();
    await at.carry();
    const project = (await at.db.post.findUniqueOrThrow({ where: { id: at.id } })).projectId;
    const report = () => at.api("readPerformance", { params: { id: project } });
    at.clock.advance(11 * 60_000);
    await measureAll(at.runtime);
    expect(await report()).toMatchObject({
      totalMeasured: 0,
      totals: null,
      withoutMetrics: [{ postId: at.id, views: null }],
    });
    await network.control("POST", "/clock", { advance: "PT7H" });
    at.clock.advance(7 * 3_600_000);
    await measureAll(at.runtime);
    const after = await report();
    expect(after).toMatchObject({ totalMeasured: 1, totalWithoutMetrics: 0, measured: [{ postId: at.id }] });
    expect(after.totals?.views).toBe(after.measured[0]?.views);
    const app = await at.app();
    const { reached } = await app("readTrends", { params: { id: project }, query: {} });
    expect(reached).toMatchObject({ measured: 1, reach: expect.any(Number), saves: expect.any(Number) });
    expect(after.measured[0]?.measuredAt).toBe(at.clock.now().toISOString());
    await network.control("POST", "/clock", { reset: true });
  });
});
