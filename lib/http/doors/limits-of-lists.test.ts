import { beforeAll, describe, expect, test } from "vitest";
import type { OperationName } from "#lib/contract/index.ts";
import { newId } from "#lib/db/id.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import {
  at,
  ids,
  picture,
  send,
  expectTaken,
  expectRefused,
  paramsOf,
  many,
  scene,
  withScenes,
  inScene,
  prepareLimits,
} from "#lib/tools/testing/limits.ts";

beforeAll(prepareLimits);

describe("lists", () => {
  test.each<[string, OperationName, string, string, (count: number) => object, number]>([
    ["media", "replaceMedia", "infographic", "media", (n) => ({ media: many(n, () => ({ url: picture })) }), 10],
    ["scenes", "updateAudiogram", "animated_audio", "scenes", (n) => withScenes(many(n, scene)), 60],
    [
      "items",
      "updateAudiogram",
      "animated_audio",
      "items",
      (n) => inScene("bullet_list", { items: many(n, () => "a") }),
      10,
    ],
    [
      "steps",
      "updateAudiogram",
      "animated_audio",
      "steps",
      (n) => inScene("numbered_steps", { steps: many(n, () => "a") }),
      10,
    ],
    [
      "bars",
      "updateAudiogram",
      "animated_audio",
      "bars",
      (n) => inScene("bar_chart", { bars: many(n, () => ({ label: "a", value: 0 })) }),
      10,
    ],
    ["sizes", "updateReel", "caption_reel", "sizes", (n) => ({ sizes: many(n, () => 20) }), 3],
    [
      "boxColorByBlock",
      "updateReel",
      "caption_reel",
      "boxColorByBlock",
      (n) => ({ boxColorByBlock: many(n, () => null) }),
      3,
    ],
    [
      "textColorByBlock",
      "updateReel",
      "caption_reel",
      "textColorByBlock",
      (n) => ({ textColorByBlock: many(n, () => "#000000") }),
      3,
    ],
  ])("%s", async (_, name, of, field, body, max) => {
    await expectTaken(name, { params: paramsOf(of), body: body(max) });
    await expectTaken(name, { params: paramsOf(of), body: body(0) });
    await expectRefused(name, { params: paramsOf(of), body: body(max + 1) }, field);
  });

  test("an empty list of media takes it away, one of scenes every illustration", async () => {
    const media = await at.api("replaceMedia", { params: paramsOf("infographic"), body: { media: [] } });
    expect(media.mediaUrls).toEqual([]);
    const { content } = await at.api("updateAudiogram", { params: paramsOf("animated_audio"), body: { scenes: [] } });
    expect(content).toMatchObject({ scenes: [] });
  });

  test("20 fields a request, by shape, whatever the layout has", async () => {
    const fields = (count: number) => ({ fields: Object.fromEntries(many(count, (index) => [`f${index}`, "a"])) });
    // 20 are a shape, though no layout has them: that is said of the first by name.
    await expectRefused("updateSlide", { params: paramsOf("slide"), body: fields(20) }, "fields.f0");
    await expectRefused("updateSlide", { params: paramsOf("slide"), body: fields(21) }, "no máximo 20");
    await expectTaken("updateSlide", { params: paramsOf("slide"), body: { fields: {} } });
  });

  test("a carousel has 50 slides at most, and its order as many ids", async () => {
    const projectId = ids["project"] ?? "";
    const post = await makePost(at, { projectId, layouts: many(49, () => "quote" as const) });
    const params = { id: post.id };
    await expectTaken("addSlide", { params });
    expect((await send("addSlide", { params })).status).toBe(409);
    const { slides } = await at.api("listSlides", { params });
    const order = slides.map(({ id }) => id).toReversed();
    await expectTaken("orderSlides", { params, body: { order } });
    expect((await at.api("listSlides", { params })).slides.map(({ id }) => id)).toEqual(order);
    await expectRefused("orderSlides", { params, body: { order: [...order, order[0]] } }, "order");
  });
});

describe("an order of slides is complete", () => {
  test.each<[string, (own: string[], foreign: string) => unknown[]]>([
    ["missing one", (own) => own.slice(1)],
    ["repeating one", (own) => [...own, ...own.slice(0, 1)]],
    ["repeating one in another's place", (own) => [...own.slice(1), ...own.slice(1, 2)]],
    ["with a foreign one", (own, foreign) => [...own.slice(1), foreign]],
    ["with an unknown one", (own) => [...own.slice(1), newId("slide")]],
    ["with a malformed one", (own) => [...own.slice(1), "x"]],
    ["empty", () => []],
    ["with a null", (own) => [...own.slice(1), null]],
  ])("%s it is refused", async (_, orderOf) => {
    const { id, slides } = await makePost(at, { projectId: ids["project"] ?? "" });
    const order = orderOf(
      slides.map((slide) => slide.id),
      ids["slide"] ?? "",
    );
    await expectRefused("orderSlides", { params: { id }, body: { order } }, "order");
  });
});

describe("a scene carries its type's own fields alone", () => {
  const OWN: Record<string, string[]> = {
    keyword: ["value"],
    big_number: ["value", "label"],
    before_after: ["before", "after"],
    bullet_list: ["items"],
    highlight: ["text"],
    numbered_steps: ["steps"],
    question: ["value", "text"],
    ratio_bar: ["label", "percent"],
    bar_chart: ["label", "bars"],
    quote: ["text", "label"],
    definition: ["value", "text"],
    checklist: ["items"],
    progress: ["label", "percent"],
  };
  const CONTENT: Record<string, unknown> = {
    value: "a",
    label: "b",
    text: "c",
    before: "d",
    after: "e",
    items: ["f"],
    steps: ["g"],
    percent: 5,
    bars: [{ label: "h", value: 1 }],
  };

  test.each(Object.entries(OWN))("%s: %j", async (type, own) => {
    const params = paramsOf("animated_audio");
    const name = "updateAudiogram";
    const mine = Object.fromEntries(own.map((key) => [key, CONTENT[key]]));
    const rest = Object.keys(CONTENT).filter((key) => !own.includes(key));
    await expectTaken(name, { params, body: inScene(type, mine) });
    await expectTaken(name, { params, body: inScene(type, {}) });
    await expectTaken(name, {
      params,
      body: inScene(type, Object.fromEntries(Object.keys(CONTENT).map((key) => [key, null]))),
    });
    for (const key of rest) {
      await expectRefused(name, { params, body: inScene(type, { ...mine, [key]: CONTENT[key] }) }, `fields.${key}`);
    }
  });

  test.each([
    ["an unknown type", { ...scene(0), type: "video" }, "type"],
    ["an unknown field", { ...scene(0), fields: { colour: "red" } }, "colour"],
    ["a surplus property", { ...scene(0), id: 1 }, "id"],
    ["no start", { end: 1, type: "keyword", fields: {} }, "start"],
    ["no end", { start: 1, type: "keyword", fields: {} }, "end"],
    ["no type", { start: 0, end: 1, fields: {} }, "type"],
    ["no fields", { start: 0, end: 1, type: "keyword" }, "fields"],
  ])("%s is refused", async (_, wrong, field) => {
    await expectRefused("updateAudiogram", { params: paramsOf("animated_audio"), body: withScenes([wrong]) }, field);
  });
});
