import { expect, test } from "vitest";
import { jpeg } from "#lib/network/testing/files.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { SocialError } from "#lib/ports/social.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";
import { findLinks } from "./find-links.ts";
import { runPublication } from "./run-publication.ts";

const { network, ready, social } = await openPublishing();
const signal = new AbortController().signal;
const HOUR_MS = 3_600_000;

type At = Awaited<ReturnType<typeof ready>>;

const stored = ({ db, id }: At) =>
  db.post.findUniqueOrThrow({
    where: { id },
    include: { publication: { include: { events: { orderBy: { id: "asc" } } } } },
  });
const kindsOf = async (at: At) => (await stored(at)).publication?.events.map(({ kind }) => kind) ?? [];

/** Each run when it is due, as workers do it, until the post is over or the time is. */
async function carryFor(at: At, ms: number, runtime: Runtime = at.runtime) {
  const until = at.clock.now().getTime() + ms;
  let runs = 0;
  for (;;) {
    const nextRunAt = (await stored(at)).publication?.nextRunAt;
    if (!nextRunAt || nextRunAt.getTime() > until) return runs;
    at.clock.advance(Math.max(0, nextRunAt.getTime() - at.clock.now().getTime()));
    await runPublication(runtime, at.id, signal);
    runs++;
  }
}

const filesOf = async (at: At) => ((await stored(at)).media as { key: string }[]).map(({ key }) => `media/${key}`);

async function serve(at: At, source: Parameters<typeof network.source.put>[1]) {
  for (const name of await filesOf(at)) network.source.put(name, source);
}

const containersOf = async (at: At) => (await network.control("GET", `/ledger?account=${at.handle}`))["containers"];

test("a post whose files are away at first waits, says so, asks the network for nothing, and goes out once with its link", async () => {
  const at = await ready(3);
  await serve(at, { body: "away", status: 503 });
  await at.publish();
  await carryFor(at, 60_000);
  expect(await stored(at)).toMatchObject({ status: "publishing" });
  expect(await containersOf(at)).toBe(0);
  expect(new Set(await kindsOf(at))).toEqual(new Set(["asked", "files_awaited"]));

  await serve(at, { body: jpeg() });
  await carryFor(at, 60_000);
  const live = await at.live();
  expect(live).toHaveLength(1);
  expect(await stored(at)).toMatchObject({
    status: "published",
    publication: { mediaId: live[0]?.mediaId, permalink: expect.stringContaining(network.url), unfetchedAt: null },
  });
});

test("a file that is missing is a reason to wait, and so is a page in its place", async () => {
  const at = await ready(2);
  const [first = "", second = ""] = await filesOf(at);
  network.source.put(first, { body: "<p>Back soon", type: "text/html" });
  network.source.put(second, { body: "none", status: 404 });
  await at.publish();
  await carryFor(at, 30_000);
  expect(await stored(at)).toMatchObject({ status: "publishing" });
  expect(await containersOf(at)).toBe(0);
});

test("files that the network cannot fetch are tried again ever more rarely, and fail after an hour with that reason", async () => {
  const at = await ready();
  const unreachable = { do: "error", code: 9004, subcode: 2207052, times: "always" };
  await network.fault({ match: { op: "create_container", account: at.handle }, ...unreachable });
  await at.publish();
  const early = await carryFor(at, 10 * 60_000);
  expect(await stored(at)).toMatchObject({ status: "publishing" });
  const late = await carryFor(at, HOUR_MS);
  expect(await stored(at)).toMatchObject({ status: "failed", failureReason: "file_unreachable" });
  expect(early).toBeGreaterThan(5);
  expect(late).toBeLessThanOrEqual(12);
});

test("of a carousel only the pages that could not be fetched are sent again", async () => {
  const at = await ready(3);
  const fault = { do: "error", code: 9004, subcode: 2207052, times: 6 };
  await network.fault({ match: { op: "create_container", account: at.handle, nth: 2 }, ...fault });
  await at.publish();
  await carryFor(at, HOUR_MS);
  expect(await at.live()).toHaveLength(1);
  expect(await containersOf(at)).toBe(4);
});

test("where a host cannot reach its own address, the network's word counts after two minutes", async () => {
  const at = await ready();
  const runtime = { ...at.runtime, ports: { ...at.runtime.ports, reach: { canFetch: () => Promise.resolve(false) } } };
  await at.publish();
  await carryFor(at, 90_000, runtime);
  expect(await containersOf(at)).toBe(0);
  await carryFor(at, 90_000, runtime);
  expect(await at.live()).toHaveLength(1);
});

/** Looks as often as the posts' times for it say; other tests' posts may be due as well. */
async function findFor(at: At, ms: number, runtime: Runtime = at.runtime) {
  const until = at.clock.now().getTime() + ms;
  for (;;) {
    const nextLinkAt = (await stored(at)).publication?.nextLinkAt;
    if (!nextLinkAt || nextLinkAt.getTime() > until) return;
    at.clock.advance(Math.max(0, nextLinkAt.getTime() - at.clock.now().getTime()));
    await findLinks(runtime);
  }
}

test("a link that was not told is asked for until it is, and its post is published meanwhile", async () => {
  const at = await ready();
  let asked = 0;
  const readPermalink: typeof social.readPermalink = (...of) =>
    ++asked < 4 ? Promise.reject(new SocialError("gone", { do: "again" }, {})) : social.readPermalink(...of);
  const faulty = { ...at.runtime, ports: { ...at.runtime.ports, social: { ...social, readPermalink } } };
  await at.publish();
  await carryFor(at, 60_000, faulty);
  expect(await stored(at)).toMatchObject({ status: "published", publication: { permalink: null } });

  await findFor(at, HOUR_MS, faulty);
  const [live] = await at.live();
  expect(await stored(at)).toMatchObject({
    status: "published",
    publication: { mediaId: live?.mediaId, permalink: expect.stringContaining(network.url), nextLinkAt: null },
  });
  expect((await kindsOf(at)).at(-1)).toBe("link_found");
});

test("of a post whose answer was lost and that the list shows only later, the link is found then, and its figures are read", async () => {
  const at = await ready();
  const match = { op: "media_publish", account: at.handle };
  await network.fault({ match, do: "hide_from_media_list_for", for: "PT40M" });
  const publish: typeof social.publish = async (...of) => {
    await social.publish(...of);
    throw new SocialError("lost", { do: "ask" }, { code: null, subcode: null, traceId: null });
  };
  const faulty = { ...at.runtime, ports: { ...at.runtime.ports, social: { ...social, publish } } };
  await at.publish();
  await carryFor(at, 30 * 60_000, faulty);
  expect(await stored(at)).toMatchObject({ status: "published", publication: { mediaId: null, permalink: null } });

  await network.control("POST", "/clock", { advance: "PT41M" });
  await findFor(at, HOUR_MS);
  await network.control("POST", "/clock", { reset: true });
  const [live] = await at.live();
  const { publication } = await stored(at);
  expect(publication).toMatchObject({ mediaId: live?.mediaId, permalink: expect.stringContaining(network.url) });
  expect(publication?.nextMeasureAt).not.toBeNull();
});

test("a link that is never told is looked for some days, and no longer", async () => {
  const at = await ready();
  const readPermalink = () => Promise.resolve(null);
  const silent = { ...at.runtime, ports: { ...at.runtime.ports, social: { ...social, readPermalink } } };
  await at.publish();
  await carryFor(at, 60_000, silent);
  const from = at.clock.now();
  await findFor(at, 30 * 24 * HOUR_MS, silent);
  expect((at.clock.now().getTime() - from.getTime()) / (24 * HOUR_MS)).toBeCloseTo(7, 1);
  expect(await stored(at)).toMatchObject({ status: "published", publication: { permalink: null, nextLinkAt: null } });
});
