import { expect, test } from "vitest";
import { openContext, workspaceOf } from "#lib/runtime/context.ts";
import { takePost } from "#lib/services/posts/read-posts.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { drawnFirst, type Drawings, Undrawn } from "./drawn-first.ts";

async function open() {
  const at = await workspace();
  const { id } = await makePost(at);
  const caller = { workspaceId: workspaceOf({ workspaceId: at.workspaceId }), actor: { kind: "system" } } as const;
  return { at, id, context: openContext(at.runtime, caller, { requestId: "test", address: null }) };
}

const page = (contentHash: string, draw = async () => {}) => ({
  contentHash,
  draw: async () => {
    await draw();
    return Buffer.from(contentHash);
  },
});

test("while a change's pages are drawn its post is free, and nothing of the change is kept until they are", async () => {
  const { at, context, id } = await open();
  const seen: (string | undefined)[] = [];
  const free = () =>
    at.runtime.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Post" WHERE "id" = ${id} FOR UPDATE NOWAIT`;
    });
  await drawnFirst(context, async (within, drawings) => {
    await takePost(within, id);
    const post = await within.db.post.update({ where: { id }, data: { version: { increment: 1 } } });
    seen.push(`${post.version}: ${drawings?.get("a")?.toString()}`);
    if (!drawings?.has("a")) throw new Undrawn([page("a", free)]);
  });
  const { version } = await at.runtime.db.post.findUniqueOrThrow({ where: { id } });
  expect(seen).toEqual([`${version}: undefined`, `${version}: a`]);
});

test("a change that others keep from its pages draws them at last while it holds the post", async () => {
  const { context } = await open();
  const given: Drawings[] = [];
  await drawnFirst(context, async (_, drawings) => {
    given.push(drawings);
    if (drawings) throw new Undrawn([page(`another ${given.length}`)]);
  });
  expect(given.at(-1)).toBeNull();
  expect(given.length).toBeLessThan(6);
});

test("within a transaction a change is not begun anew", async () => {
  const { context } = await open();
  const given: Drawings[] = [];
  await context.transaction((within) => drawnFirst(within, async (_, drawings) => void given.push(drawings)));
  expect(given).toEqual([null]);
});

test("pages that are added at once all stand, each drawn in its place", async () => {
  const { at, id } = await open();
  const { slides } = await at.api("listSlides", { params: { id } });
  await Promise.all([1, 2, 3].map(() => at.api("addSlide", { params: { id }, body: { layoutId: "quote" } })));
  const after = await at.api("listSlides", { params: { id } });
  expect(after.slides.map(({ order }) => order)).toEqual(after.slides.map((_, order) => order));
  expect(after.slides).toHaveLength(slides.length + 3);
  const { mediaUrls } = await at.api("readPost", { params: { id } });
  expect(new Set(mediaUrls.map(({ url }) => url)).size).toBe(after.slides.length);
});
