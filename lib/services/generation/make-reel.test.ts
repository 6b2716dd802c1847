import { beforeAll, describe, expect, test } from "vitest";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { draftOf, expectPublishable, SCREEN } from "#lib/tools/testing/generate.ts";
import { renderPost } from "./render-post.ts";

describe("a reel", () => {
  let draft: Awaited<ReturnType<typeof draftOf>>;
  beforeAll(async () => void (draft = await draftOf("caption_reel")), 120_000);

  test("becomes three blocks over a clip of the library, with music, as a video", async () => {
    const { id, post, ...at } = draft;
    expect(post).toMatchObject({ status: "draft", mediaUrls: [{ type: "video" }] });
    expect(post.content).toMatchObject({ frames: [0, 60, 150], alignment: "center", boxStyle: "rounded" });
    await expectPublishable(at, id, SCREEN);
  });

  test("is rendered again after an edit, and only what was edited last is kept", async () => {
    const at = draft;
    await at.api("updateReel", { params: { id: at.id }, body: { block1: "Outro gancho", sizes: [120, null, null] } });
    await at.api("chooseTrack", { params: { id: at.id }, body: { trackId: null } });
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ isStale: true });
    await renderPost(at.runtime, at.id, attempt().signal);
    const after = await at.api("readPost", { params: { id: at.id } });
    expect(after.mediaUrls[0]?.url).not.toBe(at.post.mediaUrls[0]?.url);
    expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ isStale: false });
    expect(await at.db.media.count({ where: { postId: at.id } })).toBe(2);
  }, 120_000);
});

describe("an infographic", () => {
  test("is one drawn piece that goes out as a silent reel", async () => {
    const { id, post, ...at } = await draftOf("infographic");
    expect(post.mediaUrls).toMatchObject([{ type: "video" }]);
    await expectPublishable(at, id, SCREEN);
    const { slides } = await at.api("listSlides", { params: { id } });
    expect(slides).toMatchObject([{ layoutId: null, variant: null }]);
  }, 120_000);
});
