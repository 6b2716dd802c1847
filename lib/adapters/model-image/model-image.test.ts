import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { Picture } from "#lib/ports/image.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { Spent } from "#lib/ports/use.ts";
import { forAllTests, standInSettings } from "#lib/tools/testing/models/for-all-tests.ts";
import { IMAGE_BEHAVIOURS, type ImageBehaviour, standInPicture } from "#lib/tools/testing/models/image-behaviours.ts";
import { imageServer } from "#lib/tools/testing/models/image-server.ts";
import { modelImage } from "./model-image.ts";
import { promptOf } from "./prompt.ts";
import { shapeOf } from "./vendors.ts";

const picture: Picture = {
  subject: "coffee grinder",
  mood: "warm",
  style: "watercolor",
  width: 540,
  height: 675,
  colors: { background: "#ffffff", brand: "#b4531f" },
  seed: 1,
  calm: "top",
  scene: null,
  wishes: [],
};

const server = forAllTests(await imageServer());
const settings = (more: Partial<ProviderSettings<"image">> = {}) =>
  standInSettings<"image">("compatible", server.baseUrl, {
    model: "painter",
    prices: { input: 0, output: 0.04 },
    ...more,
  });

const signal = new AbortController().signal;
const LIMIT_MS = 1500;

describe("an image model that", () => {
  const table = Object.entries(IMAGE_BEHAVIOURS) as [ImageBehaviour, { ends: string; retryAfterMs?: number }][];
  test.each(table)("is %s", async (behaviour, { ends, retryAfterMs }) => {
    server.behave(behaviour);
    const spent: Spent[] = [];
    const use = { signal, spent: (what: Spent) => void spent.push(what) };
    const port = modelImage(settings(), { timeoutMs: ends === "slow" ? LIMIT_MS : 60_000 });
    const asked = { ...picture, ...(behaviour === "no edits" && { reference: await standInPicture("first") }) };
    if (ends === "picture") {
      const { format, height, width } = await sharp(await port.draw(asked, use)).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 540, height: 675 });
      expect(spent).toMatchObject([{ part: "image", pictures: 1, cost: 0.04, fault: null }]);
      return;
    }
    const fault = await port.draw(asked, use).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ProviderFault);
    expect(fault).toMatchObject({ part: "image", kind: ends, provider: "compatible painter" });
    if (retryAfterMs !== undefined) expect(fault).toMatchObject({ retryAfterMs });
    expect(spent).toMatchObject([{ fault: ends }]);
    expect(server.asked).toHaveLength(1);
  });
});

test("it is asked in OpenAI's way, for the shape that is nearest", async () => {
  await modelImage(settings()).draw(picture, { signal });
  expect(server.asked).toMatchObject([
    { path: "/v1/images/generations", key: "Bearer secret", model: "painter", size: "1024x1536", reference: null },
  ]);
});

test("an address that wants no key is sent none", async () => {
  await modelImage(settings({ apiKey: null })).draw(picture, { signal });
  expect(server.asked[0]?.key).toBeUndefined();
});

test("a picture is drawn by another's hand, and a wish changes the picture that is sent along", async () => {
  const reference = await standInPicture("first");
  const port = modelImage(settings());
  await port.draw({ ...picture, reference }, { signal });
  await port.draw({ ...picture, reference, wishes: ["mais quente", "sem fundo"] }, { signal });
  const [beside, changed] = server.asked;
  expect(beside?.path).toBe("/v1/images/edits");
  expect(beside?.reference?.equals(reference)).toBe(true);
  expect(beside?.prompt).toContain("coffee grinder");
  expect(beside?.prompt).toContain("same hand");
  expect(changed?.prompt).toContain("sem fundo");
  expect(changed?.prompt).not.toContain("mais quente");
});

test("where there are no edits it is drawn plainly with every wish, and no edit is asked for again", async () => {
  server.behave("no edits");
  const port = modelImage(settings());
  const asked = { ...picture, reference: await standInPicture("first"), wishes: ["mais quente", "sem fundo"] };
  await port.draw(asked, { signal });
  await port.draw(asked, { signal });
  expect(server.asked.map(({ path }) => path)).toEqual([
    "/v1/images/edits",
    "/v1/images/generations",
    "/v1/images/generations",
  ]);
  expect(server.asked[1]?.prompt).toContain("mais quente");
});

test("a caller that goes away is no fault", async () => {
  server.behave("never answers");
  const caller = new AbortController();
  const drawing = modelImage(settings()).draw(picture, { signal: caller.signal });
  setTimeout(() => caller.abort(new Error("gone")), 50);
  await expect(drawing).rejects.toThrow("gone");
});

test("OpenAI's own models are asked as they are", async () => {
  await modelImage(settings({ vendor: "openai", model: "gpt-image-1" })).draw(picture, { signal });
  expect(server.asked).toMatchObject([{ path: "/v1/images/generations", size: "1024x1536", key: "Bearer secret" }]);
});

test("the prompt says subject, mood, palette, the calm side and every wish", () => {
  const prompt = promptOf({ ...picture, wishes: ["mais quente"] });
  for (const part of ["coffee grinder", "warm mood", "watercolour", "#b4531f", "upper two fifths", "mais quente"])
    expect(prompt).toContain(part);
});

test.each([
  ["compatible", "sdxl", 1080, 1350, { size: "1024x1536" }],
  ["openai", "gpt-image-1", 1200, 900, { size: "1536x1024" }],
  ["openai", "gpt-image-1", 960, 960, { size: "1024x1024" }],
  ["openai", "dall-e-3", 720, 1280, { size: "1024x1792" }],
  ["openai", "dall-e-2", 720, 1280, { size: "1024x1024" }],
  ["google", "gemini-2.5-flash-image", 1080, 1350, { aspectRatio: "4:5" }],
  ["google", "gemini-2.5-flash-image", 720, 1280, { aspectRatio: "9:16" }],
] as const)("%s %s offers for %d × %d", (vendor, model, width, height, shape) => {
  expect(shapeOf(vendor, model, { width, height })).toEqual(shape);
});
