import { expect, type Page } from "@playwright/test";
import { keepPicture, lookHere, SIZES } from "./look.ts";
import { createProject, newPerson, type Person, setProject, signIn } from "./people.ts";
import { test } from "./test.ts";

export const FORMATS = {
  carousel: { name: "Carrossel", theme: "5 erros ao moer café" },
  caption_reel: { name: "Reel com legenda", theme: "Você está queimando seu café" },
  animated_audio: { name: "Áudio animado", theme: "3 dicas para guardar café" },
  narrated_photos: { name: "Fotos narradas", theme: "Como escolher os grãos" },
  premium_carousel: { name: "Carrossel premium", theme: "A história do café coado" },
  infographic: { name: "Infográfico", theme: "4 passos do café coado" },
} as const;
export type Format = keyof typeof FORMATS;

const MADE_MS = 300_000;
export const RENDERED_MS = 240_000;

// A file of journeys makes its posts once and edits them in turn: making them is what takes long.
let ana: Person;
let projectId: string;
const ids: Partial<Record<Format, string>> = {};

interface Content {
  durationSeconds?: number;
  audioUrl?: string;
  blocks?: string[];
  boxColorByBlock?: (string | null)[];
  clip?: { id: string } | null;
  hook?: string;
  scenes?: { start: number; type?: string; photo?: string; fields?: Record<string, unknown> }[];
  sizes?: (number | null)[];
  slides?: { id: string; fields: { name: string; value: { blocks: { weight: string; text: string }[] } }[] }[];
  speed?: number;
  track?: { id: string; startSeconds: number } | null;
}
interface Read {
  status: string;
  textContent: string;
  mediaUrls: { url: string; type: string }[];
  content: Content | null;
}
interface Detail {
  isRendering: boolean;
  photos: ({ id: string; focus: { x: number; y: number; zoom: number } | null } | null)[];
  pages: { id: string; picture: string; earlier: string | null }[];
}

const read = async <Answer>({ request }: Page, path: string) =>
  (await (await request.get(`/api/app/posts/${path}`)).json()) as Answer;
export const idOf = (format: Format) => ids[format] ?? "";
export const postOf = (page: Page, format: Format) => read<Read>(page, idOf(format));
export const contentOf = async (page: Page, format: Format) => (await postOf(page, format)).content ?? {};
export const detailOf = (page: Page, format: Format) => read<Detail>(page, `${idOf(format)}/detail`);
export const fileOf = async (page: Page, format: Format) => (await postOf(page, format)).mediaUrls[0]?.url ?? "";

export async function open(page: Page, format: Format) {
  await page.goto(`/${projectId}/posts/${idOf(format)}`);
  await page.getByRole("tablist").waitFor();
  await isInHand(page);
}

/** What is typed while React takes over the page that the server drew stands beside what is there, not in its place. */
const isInHand = (page: Page) =>
  page.waitForFunction(() => {
    const fields = [...document.querySelectorAll("main textarea, main input, main button")];
    return (
      fields.length > 0 && fields.every((field) => Object.keys(field).some((key) => key.startsWith("__reactProps")))
    );
  });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

/** Another file than before, which shows what was changed. */
export async function newFile(page: Page, format: Format, before: string): Promise<string> {
  await expect(async () => {
    expect((await detailOf(page, format)).isRendering).toBe(false);
    expect(await fileOf(page, format)).not.toBe(before);
  }).toPass({ timeout: RENDERED_MS });
  return fileOf(page, format);
}

export async function plays(page: Page, file: string) {
  const video = page.locator("main video").first();
  // Pressed before the page has heard of it, the button plays the file that is about to go.
  const name = new URL(file).pathname.split("/").at(-1) ?? "";
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentSrc)).toContain(name);
  await page.getByRole("button", { name: /^(Reproduzir|Play)$/ }).click();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3);
  expect(await video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.error])).toEqual([1080, null]);
}

/** The first journey of a file: its posts, from the sheet to the end. */
export function testMaking(formats: readonly Format[]) {
  test.beforeAll(async () => {
    ana = await newPerson("--posts", "30", "--accounts", "1", "--preview-formats", "all");
  });
  test.beforeEach(async ({ page }) => {
    await signIn(page, ana);
  });

  test(`made from the sheet to the end, and the file plays: ${formats.join(", ")}`, async ({ page }) => {
    test.setTimeout(MADE_MS + 120_000);
    projectId = await createProject(page, "Café Aurora");
    await setProject(projectId, "--voice", "default");
    await page.goto("/");
    await page.getByRole("heading", { name: "Sem data" }).waitFor();
    for (const format of formats) ids[format] = await create(page, format);
    await page.goto("/projects");
    await expect(async () => {
      const made = await Promise.all(formats.map(async (format) => (await postOf(page, format)).status));
      expect(made).toEqual(formats.map(() => "draft"));
    }).toPass({ timeout: MADE_MS, intervals: [1000] });

    for (const format of formats) {
      await open(page, format);
      const { mediaUrls } = await postOf(page, format);
      if (mediaUrls[0]?.type === "image") {
        const first = page.getByRole("img", { name: /^Página 1/ });
        await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1080);
        expect(mediaUrls.length).toBeGreaterThan(1);
      } else {
        if (format === "caption_reel") await page.getByRole("radio", { name: "Vídeo final" }).click();
        await plays(page, await fileOf(page, format));
      }
    }
  });
}

async function create(page: Page, format: Format): Promise<string> {
  const { name, theme } = FORMATS[format];
  const sheet = page.getByRole("dialog", { name: "Criar post" });
  // What is pressed before the page is awake is lost.
  await expect(async () => {
    await page.keyboard.press("c");
    await expect(sheet).toBeVisible({ timeout: 2000 });
  }).toPass();
  await sheet
    .getByRole("radio", { name: new RegExp(`^${name}`) })
    .first()
    .check({ force: true });
  await sheet.getByRole("textbox", { name: "Tema" }).fill(theme);
  if (format === "caption_reel") await keepPicture(page, "create-sheet");
  await expect(sheet.getByText(/1 crédito · cerca de/)).toBeVisible();
  await sheet.getByRole("button", { name: "Criar · 1 crédito" }).click();
  await expect(sheet).toBeHidden();
  // It is there at once, and leaving is safe.
  const card = page.getByRole("complementary", { name: "Sem data" }).getByRole("link", { name: theme });
  const href = (await card.first().getAttribute("href")) ?? "";
  return href.slice(href.lastIndexOf("/") + 1);
}

/** A new video of this format plays in the browser; without a number it is as long as its voice. */
export const testVideo = (format: Format, seconds?: number) =>
  test(`the video of ${format} plays in the browser, from its start to its end`, async ({ page }) => {
    await page.goto("/");
    const canPlay = await page.evaluate(() =>
      document.createElement("video").canPlayType('video/mp4; codecs="avc1.640028, mp4a.40.2"'),
    );
    test.skip(canPlay === "", "This browser was built without H.264");
    const { content, mediaUrls } = await postOf(page, format);
    const seen = await page.evaluate(playThrough, mediaUrls[0]?.url ?? "");
    expect(seen, format).toMatchObject({ videoWidth: 1080, videoHeight: 1920 });
    expect(Math.abs(seen.duration - (seconds ?? content?.durationSeconds ?? 0)), format).toBeLessThan(1);
  });

async function playThrough(url: string) {
  const video = document.createElement("video");
  video.muted = true;
  video.src = new URL(url).pathname;
  const heard = (name: string) =>
    new Promise((resolve, reject) => {
      video.addEventListener(name, resolve, { once: true });
      video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
    });
  const loaded = heard("loadeddata");
  document.body.append(video);
  await loaded;
  const { duration, videoHeight, videoWidth } = video;
  await video.play();
  while (video.currentTime < 0.3) await new Promise((resolve) => requestAnimationFrame(resolve));
  // To the last second, and over its end.
  const ended = heard("ended");
  video.currentTime = duration - 0.4;
  await ended;
  video.remove();
  return { duration, videoHeight, videoWidth };
}

/** The last journeys of a file: all panels of its posts. */
export function testPanels(formats: readonly Format[]) {
  for (const viewport of SIZES) {
    test(`every panel holds at ${viewport.width}, in both themes: ${formats.join(", ")}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      for (const format of formats) {
        await open(page, format);
        const tabs = page.getByRole("tab");
        for (const [index, one] of (await tabs.all()).entries()) {
          await one.click();
          const panel = ((await one.textContent()) ?? "").toLowerCase();
          const isMain = index === 0 || viewport.width > 400;
          await lookHere(page, `editor-${format}-${panel}`, isMain ? ["light", "dark"] : ["light"]);
        }
      }
      if (viewport.width > 400) return;
      await expect(page.getByRole("button", { name: "Agendar" })).toBeInViewport();
      await expect(page.getByRole("navigation")).toHaveCount(0);
    });
  }
}
