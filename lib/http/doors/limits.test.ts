import { beforeAll, describe, expect, test } from "vitest";
import type { OperationName } from "#lib/contract/index.ts";
import { newId } from "#lib/db/id.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import {
  at,
  ids,
  send,
  expectTaken,
  expectRefused,
  UNITS,
  fill,
  paramsOf,
  many,
  scene,
  withScenes,
  inScene,
  prepareLimits,
} from "#lib/tools/testing/limits.ts";

beforeAll(prepareLimits);

// The text's field, its longest, the operation, whose resource, and the body around the text.
const TEXTS: [field: string, max: number, name: OperationName, of: string, body: (text: string) => object][] = [
  ["caption", 2200, "updatePost", "carousel", (caption) => ({ caption })],
  ["hook", 120, "updatePost", "animated_audio", (hook) => ({ narration: { hook } })],
  ["hook", 120, "updateAudiogram", "animated_audio", (hook) => ({ hook })],
  ["script", 5000, "updateAudiogram", "animated_audio", (script) => ({ script })],
  ["block1", 500, "updateReel", "caption_reel", (block1) => ({ block1 })],
  ["block2", 500, "updateReel", "caption_reel", (block2) => ({ block2 })],
  ["block3", 500, "updatePost", "caption_reel", (block3) => ({ reel: { block3 } })],
  ["fields.title", 2200, "updateSlide", "slide", (title) => ({ fields: { title } })],
  ["instruction", 500, "reimagineSlide", "page", (instruction) => ({ instruction })],
  ["name", 80, "renameProject", "project", (name) => ({ name })],
  ["description", 4000, "updateDna", "project", (description) => ({ description })],
  ["targetAudience", 4000, "updateDna", "project", (targetAudience) => ({ targetAudience })],
  ["contentPreferences", 4000, "updateDna", "project", (contentPreferences) => ({ contentPreferences })],
  ["toneOfVoice", 4000, "updateDna", "project", (toneOfVoice) => ({ toneOfVoice })],
  ["theme", 10_000, "updateSlot", "slot", (theme) => ({ theme })],
  ...(
    [
      ["keyword", "value"],
      ["big_number", "label"],
      ["before_after", "before"],
      ["before_after", "after"],
      ["highlight", "text"],
    ] as const
  ).map(([type, field]): (typeof TEXTS)[number] => [
    `scenes.0.fields.${field}`,
    200,
    "updateAudiogram",
    "animated_audio",
    (text) => ({ scenes: [{ start: 0, end: 1, type, fields: { [field]: text } }] }),
  ]),
  ...(
    [
      ["bullet_list", "items"],
      ["checklist", "items"],
      ["numbered_steps", "steps"],
    ] as const
  ).map(([type, field]): (typeof TEXTS)[number] => [
    `scenes.0.fields.${field}.1`,
    200,
    "updateAudiogram",
    "animated_audio",
    (text) => ({ scenes: [{ start: 0, end: 1, type, fields: { [field]: ["a", text] } }] }),
  ]),
  [
    "scenes.0.fields.bars.0.label",
    200,
    "updateAudiogram",
    "animated_audio",
    (label) => ({ scenes: [{ start: 0, end: 1, type: "bar_chart", fields: { bars: [{ label, value: 1 }] } }] }),
  ],
];

describe.each(TEXTS)("%s is at most %i characters (%s)", (field, max, name, of, body) => {
  test.each(Object.entries(UNITS))("in %s", async (_, unit) => {
    // Two reimaginations are all a post has.
    if (of === "page")
      await at.db.post.updateMany({ where: { format: "premium_carousel" }, data: { imageEditsUsed: 0 } });
    await expectTaken(name, { params: paramsOf(of), body: body(fill(unit, max)) });
    await expectRefused(name, { params: paramsOf(of), body: body(fill(unit, max + 1)) }, field);
  });
});

describe("a slide's value counts all its texts", () => {
  const value = (texts: string[], highlight: string) => ({
    fields: { title: { blocks: texts.map((text) => ({ weight: "bold", text })), highlight } },
  });
  const params = () => ({ id: ids["slide"] ?? "" });

  test.each(["a", "🍀", "e\u0301"])("of %s", async (unit) => {
    const [a, b, c] = [fill(unit, 1000), fill(unit, 1000), fill(unit, 200)];
    await expectTaken("updateSlide", { params: params(), body: value([a, b], c) });
    await expectTaken("updateSlide", { params: params(), body: value([a, b, c], "") });
    await expectRefused("updateSlide", { params: params(), body: value([a, b], `${c}x`) }, "fields.title");
    await expectRefused("updateSlide", { params: params(), body: value([a, b, c], "x") }, "fields.title");
  });

  test("and is given back as it was sent", async () => {
    const sent = value(["um ", "dois"], "dois");
    const { fields } = await at.api("updateSlide", { params: params(), body: sent as never });
    expect(fields.find(({ name }) => name === "title")?.value).toEqual(sent.fields.title);
    const again = Object.fromEntries(fields.map((field) => [field.name, field.value]));
    expect((await at.api("updateSlide", { params: params(), body: { fields: again } })).fields).toEqual(fields);
  });
});

// The field, what is the least and the most of it, and what is one step past either.
const NUMBERS: [string, OperationName, string, (value: unknown) => object, unknown[], unknown[]][] = [
  ["speed", "updateAudiogram", "animated_audio", (speed) => ({ speed }), [1, 1.25, 1.5], [0.999, 1.501, "1", null]],
  ["sizes", "updateReel", "caption_reel", (size) => ({ sizes: [size] }), [20, 140, 33.3, null], [19.99, 140.01, "20"]],
  [
    "percent",
    "updateAudiogram",
    "animated_audio",
    (percent) => inScene("ratio_bar", { percent }),
    [0, 100, 12.5, null],
    [-0.01, 100.01, "5"],
  ],
  [
    "value",
    "updateAudiogram",
    "animated_audio",
    (value) => inScene("bar_chart", { bars: [{ label: "a", value }] }),
    [0, 1e9],
    [-1, null, "1"],
  ],
  [
    "start",
    "updateAudiogram",
    "animated_audio",
    (start) => withScenes([{ ...scene(0), start, end: 9 }]),
    [0, 8.99],
    [-0.01, null],
  ],
  [
    "end",
    "updateAudiogram",
    "animated_audio",
    (end) => withScenes([{ ...scene(0), start: 1, end }]),
    [1.01, 1e6],
    [1, 0.5, null],
  ],
  [
    "startSeconds",
    "chooseTrack",
    "caption_reel",
    (startSeconds) => ({ trackId: libraryTracks()[0]?.id, startSeconds }),
    [0, 33],
    [-0.01, 33.01, null],
  ],
  ["dayOfWeek", "addSlot", "project", (dayOfWeek) => ({ dayOfWeek, hour: 5 }), [0, 6], [-1, 7, 1.5, "1", null]],
  ["hour", "addSlot", "project", (hour) => ({ dayOfWeek: 3, hour }), [0, 23], [-1, 24, 0.5, "1", null]],
];

test.each(NUMBERS)("%s keeps its range (%s)", async (field, name, of, body, good, bad) => {
  for (const value of good) await expectTaken(name, { params: paramsOf(of), body: body(value) });
  for (const value of bad) await expectRefused(name, { params: paramsOf(of), body: body(value) }, field);
});

describe("sizes of pages", () => {
  test.each<[OperationName, number]>([
    ["listPosts", 25],
    ["listInspirations", 10],
    ["readPerformance", 20],
  ])("of %s: 1 to 100, and %i unless said", async (name, initial) => {
    const params = name === "listPosts" ? {} : { params: paramsOf("project") };
    for (const limit of ["1", "100"]) await expectTaken(name, { ...params, query: { limit } });
    for (const limit of ["0", "101", "-1", "1.5", "1e1", "", " 5", "5 ", "+5", "٥", "NaN"]) {
      await expectRefused(name, { ...params, query: { limit } }, "limit");
    }
    if (name !== "listPosts") return;
    for (let index = 0; index < initial + 1; index++) await makePost(at, { projectId: ids["project"] ?? "" });
    expect((await at.api("listPosts", {})).posts).toHaveLength(initial);
    expect((await at.api("listPosts", { query: { limit: 100 } })).posts.length).toBeGreaterThan(initial);
  });
});

describe("a quote", () => {
  test.each([
    ["posts", ["1", "4", "30", "31", "999"], ["0", "1000", "-1", "4.0", ""]],
    ["accounts", ["1", "60"], ["0", "61", "1.0", ""]],
    ["period", ["monthly", "annual"], ["", "Monthly", "yearly"]],
  ])("of %s", async (field, good, bad) => {
    for (const value of good) await expectTaken("readPlan", { query: { [field]: value } });
    for (const value of bad) await expectRefused("readPlan", { query: { [field]: value } }, field);
  });
});

test("a grid has an hour of each day of the week, each once", async () => {
  const { id } = await at.project("Cheia");
  await at.db.autopilotSlot.createMany({
    data: many(167, (index) => ({
      id: newId("slot"),
      projectId: id,
      dayOfWeek: Math.floor(index / 24),
      hour: index % 24,
    })),
  });
  const add = (hour: number) => send("addSlot", { params: { id }, body: { dayOfWeek: 6, hour } });
  expect((await add(22)).status).toBe(409);
  expect((await add(23)).status).toBe(201);
  for (const hour of [0, 23]) expect((await add(hour)).status).toBe(409);
  expect((await at.api("readAutopilot", { params: { id } })).slots).toHaveLength(168);
});

test("a drawn post has two image edits, however many ask at once", async () => {
  const { id, slides } = await makePost(at, { projectId: ids["project"] ?? "", format: "premium_carousel" });
  const params = { id: slides[0]?.id ?? "" };
  const answers = await Promise.all(
    many(6, () => send("reimagineSlide", { params, body: { instruction: "mais luz" } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409]);
  expect(await at.api("readEditBudget", { params: { id } })).toEqual({ used: 2, cap: 2, remaining: 0 });
});

test("a carousel keeps one slide, however many are deleted at once", async () => {
  const { id, slides } = await makePost(at, { projectId: ids["project"] ?? "" });
  const answers = await Promise.all(slides.map((slide) => send("deleteSlide", { params: { id: slide.id } })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
  expect((await at.api("listSlides", { params: { id } })).slides.map(({ order }) => order)).toEqual([0]);
});
