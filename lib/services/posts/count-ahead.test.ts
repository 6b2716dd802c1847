import { expect, test } from "vitest";
import type { Format } from "#lib/domain/format.ts";
import { acceptPosts } from "./accept-posts.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { openContext } from "#lib/runtime/context.ts";

test("a post is told how many are made before it: samples come last, and films after pictures", async () => {
  const at = await workspace({ previewFormats: ["infographic", "animated_audio"] });
  const { id: projectId } = await at.project();
  await at.db.project.update({ where: { id: projectId }, data: { voice: "default" } });
  const caller = { workspaceId: at.workspaceId, actor: { kind: "user", id: at.ownerId, role: "owner" } as const };
  const context = openContext(at.runtime, caller, { requestId: "test", address: null });
  const accept = async (format: Format, isAwaited = true) => {
    const { posts } = await acceptPosts(context, projectId, [{ format, theme: "Pão de queijo" }], { isAwaited });
    return posts[0] ?? "";
  };
  const sample = await accept("carousel", false);
  const film = await accept("animated_audio");
  const first = await accept("carousel");
  const second = await accept("infographic");

  const call = await at.app();
  const aheadOf = async (id: string) => (await call("readPostDetail", { params: { id } })).making?.ahead ?? null;
  expect([await aheadOf(first), await aheadOf(second), await aheadOf(film), await aheadOf(sample)]).toEqual([
    0, 1, 2, 3,
  ]);
});
