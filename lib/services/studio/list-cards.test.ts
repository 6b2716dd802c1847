import { beforeAll, describe, expect, test } from "vitest";
import { isListed, type Listing } from "#lib/domain/listing.ts";
import { STATUSES, type Status } from "#lib/domain/post.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const DAY_MS = 86_400_000;

let at: Workspace;
let projectId: string;
let today: Date;
const days = (count: number) => new Date(today.getTime() + count * DAY_MS);

const LISTINGS: [string, () => Listing][] = [
  ["of all", () => ({})],
  ["of the shelf", () => ({ shelf: true })],
  ["of a week", () => ({ from: days(-1), to: days(6) })],
  ["from a day on", () => ({ from: days(2) })],
  ["until a day", () => ({ to: days(-2) })],
  ["of drafts and what failed", () => ({ status: ["draft", "failed"] })],
  ["of the drafts of a week", () => ({ status: ["draft"], from: days(-1), to: days(6) })],
  ["of what is put away in a week", () => ({ status: ["archived"], from: days(-1), to: days(6) })],
];

/** As the database has it: what is put away has no date, what is live went live, and only once. */
function canBe(status: Status, scheduledFor: Date | null, publishedAt: Date | null): boolean {
  if (status === "archived") return scheduledFor === null;
  if (status === "scheduled") return scheduledFor !== null && publishedAt === null;
  if (status === "published") return publishedAt !== null;
  return publishedAt === null || !["queued", "generating", "publishing"].includes(status);
}

beforeAll(async () => {
  at = await workspace();
  projectId = (await at.project()).id;
  today = at.clock.now();
  for (const status of STATUSES) {
    for (const [scheduledFor, publishedAt] of [
      [null, null],
      [days(3), null],
      [days(3), days(-3)],
      [null, days(1)],
    ] as const) {
      if (canBe(status, scheduledFor, publishedAt))
        await makePost(at, { projectId, status, scheduledFor, publishedAt });
    }
  }
});

describe("the app places a card where the server lists it", () => {
  test.each(LISTINGS)("a list %s", async (_, listingOf) => {
    const { from, shelf, status, to } = listingOf();
    const query = {
      projectId,
      limit: "100",
      ...(from && { from: from.toISOString() }),
      ...(to && { to: to.toISOString() }),
      ...(status && { status: status.join() }),
      ...(shelf && { shelf: "1" as const }),
    };
    const { cards } = await (await at.app())("listCards", { query });
    const posts = await at.db.post.findMany({ where: { projectId } });
    const expected = posts.filter((post) => isListed(post, listingOf()));
    expect(cards.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });
});

describe("a search finds words whatever their accents and capitals, and takes no pattern", () => {
  let other: string;
  beforeAll(async () => {
    other = (await at.project()).id;
    await makePost(at, { projectId: other, status: "draft", theme: "Café Gelado 100% arábica" });
    await makePost(at, { projectId: other, status: "draft", theme: "Chá quente" });
  });

  test.each([
    ["cafe gelado", 1],
    ["CAFÉ GELÁDO", 1],
    ["100%", 1],
    ["1_0", 0],
  ])("%s", async (search, count) => {
    const { cards } = await (await at.app())("listCards", { query: { projectId: other, search } });
    expect(cards).toHaveLength(count);
  });
});
