import sharp from "sharp";
import { expect, test } from "vitest";
import { modelImage } from "#lib/adapters/model-image/model-image.ts";
import type { Format } from "#lib/domain/format.ts";
import type { NarrationContent } from "#lib/domain/narration.ts";
import { readFile } from "#lib/services/media/save-file.ts";
import { forAllTests, standInSettings } from "#lib/tools/testing/models/for-all-tests.ts";
import { colorOf, subjectOf } from "#lib/tools/testing/models/image-behaviours.ts";
import { imageServer } from "#lib/tools/testing/models/image-server.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { quickVoice } from "#lib/tools/testing/quick-voice.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { redrawPage } from "./redraw-page.ts";
import { renderPost } from "./render-post.ts";

const server = forAllTests(await imageServer());
const painter = (timeoutMs = 60_000) => modelImage(standInSettings("compatible", server.baseUrl), { timeoutMs });

async function made(format: Format, theme: string, image = painter()) {
  const at = await workspace({ ports: { image, voice: quickVoice(3) }, previewFormats: [format] });
  const project = await at.project();
  await at.db.project.update({ where: { id: project.id }, data: { voice: "quick" } });
  const { postId: id } = await at.api("createPost", { body: { projectId: project.id, theme, format } });
  await runJobs(at.runtime, id);
  const slides = () => at.db.slide.findMany({ where: { postId: id }, orderBy: { position: "asc" } });
  const imageOf = async (index: number) => {
    const key = (await slides())[index]?.imageKey ?? null;
    return (await readFile(at.runtime, at.workspaceId, key)) ?? Buffer.alloc(0);
  };
  return { at, id, slides, imageOf };
}

/** How much of an image has a stand-in's color for a subject. */
async function shareOf(subject: string, image: Buffer): Promise<number> {
  const [, hue = 0] = /hsl\((\d+)/u.exec(colorOf(subject))?.map(Number) ?? [];
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (most - least < 60) continue;
    const turn =
      most === red
        ? (green - blue) / (most - least)
        : most === green
          ? 2 + (blue - red) / (most - least)
          : 4 + (red - green) / (most - least);
    if (Math.abs(((((turn * 60 - hue) % 360) + 540) % 360) - 180) < 8) found++;
  }
  return found / (info.width * info.height);
}

test("a carousel's cover shows its subject by the model, though the built-in artist knows no such thing", async () => {
  const { at, id, imageOf, slides } = await made("carousel", "Encontro de bilboquê no sábado");
  const [asked] = server.asked;
  expect(subjectOf(asked?.prompt ?? "")).toBe("Encontro de bilboquê no sábado");
  expect(await shareOf("Encontro de bilboquê no sábado", await imageOf(0))).toBeGreaterThan(0.1);
  // An edit sets the same picture again, and asks for no other.
  const count = server.asked.length;
  const [cover] = await slides();
  await at.api("updateSlide", { params: { id: cover?.id ?? "" }, body: { fields: { title: "Outro título" } } });
  expect(await shareOf("Encontro de bilboquê no sábado", await imageOf(0))).toBeGreaterThan(0.1);
  expect(server.asked).toHaveLength(count);
  expect(await at.db.media.count({ where: { postId: id, key: { contains: "/scene/" } } })).toBe(count);
});

test("a premium carousel is drawn by one hand, and a sentence changes the picture that is seen", async () => {
  const { at, imageOf, slides } = await made("premium_carousel", "Como escolher uma bicicleta");
  expect(server.asked.map(({ reference }) => reference !== null)).toEqual([false, true, true, true, true, true]);
  const prompts = server.asked.map(({ prompt }) => prompt);
  // Several are drawn at once, and some show the same thing: which was asked for first says nothing of its page.
  for (const index of prompts.keys()) {
    const image = await imageOf(index);
    const shares = await Promise.all(prompts.map((prompt) => shareOf(subjectOf(prompt), image)));
    expect(Math.max(...shares)).toBeGreaterThan(0.2);
  }
  expect(new Set(prompts).size).toBe(prompts.length);
  const [, second] = await slides();
  await at.db.post.updateMany({ data: { imageEditsUsed: 1 } });
  await redrawPage(at.runtime, second?.id ?? "", "mais claro", attempt());
  const last = server.asked.at(-1);
  expect(last).toMatchObject({ path: "/v1/images/edits" });
  expect(last?.prompt).toContain("mais claro");
  const [, again] = await slides();
  expect(again?.imageKey).not.toBe(second?.imageKey);
  const kept = await at.db.media.findMany({ where: { postId: again?.postId ?? "" }, select: { key: true } });
  expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining([second?.imageKey, again?.imageKey]));
});

test("an infographic's head shows the model's picture, and waits for another where nothing renders", async () => {
  const { at, id, imageOf, slides } = await made("infographic", "Passo a passo do café coado");
  const [asked] = server.asked;
  expect(await shareOf(subjectOf(asked?.prompt ?? ""), await imageOf(0))).toBeGreaterThan(0.02);
  const before = await at.api("readPost", { params: { id } });
  const slideId = (await slides())[0]?.id ?? "";
  await at.api("reimagineSlide", { params: { id: slideId }, body: { instruction: "mais claro" } });
  const lanesOf = (job: string) =>
    at.db.$queryRaw`SELECT name AS lane FROM pgboss.job
      WHERE data->>'job' = ${job} AND (data->'payload')::text LIKE ${`%${job === "render-post" ? id : slideId}%`}`;
  expect(await lanesOf("reimagine-slide")).toEqual([{ lane: "patient" }]);
  await redrawPage(at.runtime, slideId, "mais claro", attempt({ lane: "patient" }));
  expect(await lanesOf("render-post")).toEqual([{ lane: "heavy" }]);
  await renderPost(at.runtime, id, attempt().signal);
  expect(server.asked.at(-1)?.prompt).toContain("mais claro");
  const after = await at.api("readPost", { params: { id } });
  expect(after.mediaUrls).toMatchObject([{ type: "video" }]);
  expect(after.mediaUrls[0]?.url).not.toBe(before.mediaUrls[0]?.url);
});

test.each([
  ["never answers", 2, "provider_slow"],
  ["key refused", 1, "provider_key_refused"],
] as const)(
  "a server that is: %s, is asked %i times within its time, and told by its reason",
  async (behaviour, times, reason) => {
    server.behave(behaviour);
    const { at, id } = await made("premium_carousel", "Como escolher uma bicicleta", painter(400));
    expect(server.asked).toHaveLength(times);
    const post = await at.db.post.findUniqueOrThrow({ where: { id } });
    expect(post).toMatchObject({ status: "failed", failureReason: reason });
  },
);

test("narrated photos are the model's where there is one, and never of the library", async () => {
  const { at, id } = await made("narrated_photos", "5 erros ao moer café");
  const { content } = await at.db.post.findUniqueOrThrow({ where: { id } });
  const photos = (content as unknown as NarrationContent).scenes.map((scene) => ("photo" in scene ? scene.photo : ""));
  expect(server.asked.length).toBeGreaterThan(2);
  expect(photos.length).toBeGreaterThan(0);
  for (const photo of photos) expect(photo).toContain(`/${id}/scene/`);
  const first = await readFile(at.runtime, at.workspaceId, photos[0] ?? null);
  expect(await shareOf(subjectOf(server.asked[0]?.prompt ?? ""), first ?? Buffer.alloc(0))).toBeGreaterThan(0.2);
});
