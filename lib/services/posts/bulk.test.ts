import { describe, expect, test } from "vitest";
import { readSheet } from "#lib/domain/sheet.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { draftOf } from "#lib/tools/testing/generate.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { finishGeneration } from "#lib/services/generation/finish-generation.ts";
import { findJobPost } from "./read-posts.ts";

const FIFTY = ["tema;formato;data"]
  .concat(
    Array.from({ length: 50 }, (_, row) => `Tema ${row + 1};carrossel;${(row % 28) + 1}/12/2026 ${8 + (row % 12)}h`),
  )
  .join("\n");

async function planned(posts = 60) {
  const at = await workspace({ plan: { posts } });
  const { id } = await at.project();
  const rows = readSheet(FIFTY, {
    language: "pt",
    zone: "America/Sao_Paulo",
    now: at.clock.now(),
    taken: new Set(),
    canPreview: () => false,
    hasVoice: false,
    timeOn: () => "09:00",
  });
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  const body = {
    projectId: id,
    as: "posts" as const,
    rows: rows.map(({ format, theme, when }) => ({ theme, format, when: when?.toISOString() ?? null })),
  };
  const list = async () => (await at.api("listPosts", { query: { projectId: id, limit: 100 } })).posts;
  return { ...at, id, body, call: await at.app(), list };
}

/** What the makers would hand over. */
async function make({ db, runtime, workspaceId }: Awaited<ReturnType<typeof planned>>, postId: string) {
  await db.post.update({ where: { id: postId }, data: { status: "generating" } });
  const post = await findJobPost({ db }, postId);
  const media = [{ key: `${workspaceId}/${postId}/render/a.jpg` }];
  const made = {
    title: "",
    caption: "Legenda",
    content: null,
    slides: [],
    clipIds: [],
    media,
    files: [],
    coverKey: null,
  };
  if (post) await finishGeneration(runtime, post, made as never);
}

describe("a plan in bulk", () => {
  test("of fifty rows becomes fifty drafts, moved a week and approved in one act", async () => {
    const at = await planned();
    const { posts, remainingCredits } = await at.call("createPosts", { body: at.body });
    expect([posts.length, remainingCredits]).toEqual([50, 10]);
    for (const id of posts) await make(at, id);
    const drafts = await at.list();
    expect(drafts.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => "draft"));
    const datesOf = (all: typeof drafts) => all.map(({ id, scheduledFor }) => [id, scheduledFor]);
    const week = (at: string | null) => new Date(Date.parse(at ?? "") + 7 * 86_400_000).toISOString();

    const answer = await at.call("changePosts", { body: { posts, act: "move", days: 7, approves: true } });
    expect(answer).toEqual({ changed: posts, refused: [] });
    const after = await at.list();
    expect(after.every(({ status }) => status === "scheduled")).toBe(true);
    expect(datesOf(after)).toEqual(datesOf(drafts).map(([id, when]) => [id, week(when ?? null)]));
  });

  test("is whole or not at all: too few credits, or a row at fault, make nothing", async () => {
    const at = await planned(30);
    await expect(at.call("createPosts", { body: at.body })).rejects.toMatchObject({ code: "invalid_state" });
    const rows = [...at.body.rows.slice(0, 3), { theme: " ", format: "carousel" as const, when: null }];
    await expect(at.call("createPosts", { body: { ...at.body, rows } })).rejects.toThrow(/rows\.3\.theme/);
    expect(await at.list()).toEqual([]);
    const ideas = await at.call("createPosts", { body: { ...at.body, as: "ideas" } });
    expect([ideas.posts.length, ideas.remainingCredits]).toEqual([50, 30]);
  });
});

describe("many posts", () => {
  test("are changed each for itself: what one refuses keeps no other back", async () => {
    const at = await planned();
    const soon = new Date(at.clock.now().getTime() + 3_600_000);
    const [proposed, undated, live] = [
      await makePost(at, { projectId: at.id, scheduledFor: soon }),
      await makePost(at, { projectId: at.id }),
      await makePost(at, { projectId: at.id, status: "published" }),
    ];
    const posts = [proposed, undated, live].map(({ id }) => id);
    expect(await at.call("changePosts", { body: { posts: [...posts, "unknown"], act: "move", days: 1 } })).toEqual({
      changed: [proposed.id],
      refused: [
        { id: undated.id, reason: "post_not_planned" },
        { id: live.id, reason: "post_not_planned" },
        { id: "unknown", reason: "resource_not_found" },
      ],
    });
    expect(await at.call("changePosts", { body: { posts, act: "move", days: -2 } })).toMatchObject({ changed: [] });
  });

  test("take the free hours of the week's grid one after the other, past what is taken", async () => {
    const at = await planned();
    for (const hour of [9, 18]) await at.api("addSlot", { params: { id: at.id }, body: { dayOfWeek: 0, hour } });
    await makePost(at, { projectId: at.id, status: "scheduled", scheduledFor: new Date("2026-11-23T12:00:00Z") });
    const drafts = [await makePost(at, { projectId: at.id }), await makePost(at, { projectId: at.id })];
    await at.call("changePosts", { body: { posts: drafts.map(({ id }) => id), act: "spread" } });
    const dates = await Promise.all(drafts.map(({ id }) => at.api("readPost", { params: { id } })));
    expect(dates.map(({ scheduledFor, status }) => [status, scheduledFor])).toEqual([
      ["scheduled", "2026-11-23T21:00:00.000Z"],
      ["scheduled", "2026-11-30T12:00:00.000Z"],
    ]);
  });
});

test("a duplicate has its own files: it stays whole when the first is deleted", async () => {
  const { post, ...at } = await draftOf("carousel");
  const credits = (await at.api("readPlan", {})).availableCredits;
  const copy = await (await at.app())("duplicatePost", { params: { id: post.id } });
  expect(copy).toMatchObject({ status: "draft", scheduledFor: null, textContent: post.textContent });
  expect((await at.api("readPlan", {})).availableCredits).toBe(credits);
  expect(copy.mediaUrls).toHaveLength(post.mediaUrls.length);
  await at.api("deletePost", { params: { id: post.id } });
  const { media } = await at.db.post.findUniqueOrThrow({ where: { id: copy.id } });
  for (const { key } of media as { key: string }[]) {
    expect(key).toContain(copy.id);
    expect(await at.runtime.ports.storage.head(key)).not.toBeNull();
    expect(await at.db.media.findUnique({ where: { key } })).toMatchObject({ postId: copy.id });
  }
});
