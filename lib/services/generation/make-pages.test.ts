import { describe, expect, test } from "vitest";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { draftOf, expectPublishable, PAGE } from "#lib/tools/testing/generate.ts";
import { redrawPage } from "./redraw-page.ts";

describe("a premium carousel", () => {
  test("is six pages that are drawn again as one sentence says, with the earlier one kept", async () => {
    const at = await draftOf("premium_carousel");
    expect(at.post.mediaUrls).toHaveLength(6);
    await expectPublishable(at, at.id, PAGE);
    const { slides } = await at.api("listSlides", { params: { id: at.id } });
    const id = slides[2]?.id ?? "";
    await at.api("reimagineSlide", { params: { id }, body: { instruction: "mais escuro e de noite" } });
    expect(await at.api("readEditBudget", { params: { id: at.id } })).toEqual({ used: 1, cap: 2, remaining: 1 });
    await redrawPage(at.runtime, id, "mais escuro e de noite", attempt());
    const after = await at.api("readPost", { params: { id: at.id } });
    const changed = after.mediaUrls.map(({ url }, index) => url !== at.post.mediaUrls[index]?.url);
    expect(changed).toEqual([false, false, true, false, false, false]);
    const row = await at.db.slide.findUniqueOrThrow({ where: { id } });
    expect(at.post.mediaUrls[2]?.url).toContain(row.earlierKey);
  }, 120_000);

  test("gets its edit back when the drawing fails for good", async () => {
    const at = await draftOf("premium_carousel");
    const { slides } = await at.api("listSlides", { params: { id: at.id } });
    const id = slides[0]?.id ?? "";
    await at.api("reimagineSlide", { params: { id }, body: { instruction: "mais claro" } });
    const image = { ...at.runtime.ports.image, draw: () => Promise.reject(new Error("no hands")) };
    await redrawPage({ ...at.runtime, ports: { ...at.runtime.ports, image } }, id, "mais claro", attempt());
    expect(await at.api("readEditBudget", { params: { id: at.id } })).toMatchObject({ used: 0, remaining: 2 });
  }, 120_000);
});
