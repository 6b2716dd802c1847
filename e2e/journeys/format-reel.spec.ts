import { expect } from "@playwright/test";
import {
  contentOf,
  detailOf,
  fileOf,
  newFile,
  open,
  plays,
  RENDERED_MS,
  tab,
  testMaking,
  testPanels,
  testVideo,
} from "./formats.ts";
import { lookHere } from "./look.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "serial" });
test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce", actionTimeout: 30_000 });

const FORMATS = ["caption_reel"] as const;

testMaking(FORMATS);
testVideo("caption_reel", 7);

test("a reel: its texts, sizes, colors, clip and music are in the new file", async ({ page }) => {
  test.setTimeout(RENDERED_MS * 2 + 60_000);
  await open(page, "caption_reel");
  const before = await fileOf(page, "caption_reel");
  await page.getByLabel("Gancho · 0 s").fill("Pare de queimar o café");
  const corner = page.getByRole("slider", { name: "Tamanho do texto 1" });
  await corner.press("End");
  await corner.press("PageDown");
  // The corner stands where the last drawing put it.
  await expect.poll(async () => (await contentOf(page, "caption_reel")).sizes?.[0]).toBe(130);
  await corner.hover();
  const box = await corner.boundingBox();
  if (!box) throw new Error("The corner is not there");
  await page.mouse.down();
  await page.mouse.move(box.x - 30, box.y - 4, { steps: 5 });
  await page.mouse.up();
  await tab(page, "Estilo");
  await page.getByRole("radio", { name: "Chamada" }).click();
  await page.getByLabel("Igual a todos").uncheck();
  await page.getByLabel("Cor da caixa").fill("#ffcc00");
  await tab(page, "Vídeo");
  await page.getByText("Dunas ao entardecer").click();
  await tab(page, "Música");
  await page.getByRole("radio", { name: /^Varanda/ }).check({ force: true });
  const start = page.getByRole("slider", { name: "Onde a trilha começa" });
  await start.press("PageUp");
  const pressed = Number(await start.getAttribute("aria-valuenow"));
  const heard = await start.boundingBox();
  if (!heard) throw new Error("The window over the track is not there");
  await page.mouse.move(heard.x + heard.width / 2, heard.y + heard.height / 2);
  await page.mouse.down();
  await page.mouse.move(heard.x + heard.width / 2 + 12, heard.y + heard.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await start.getAttribute("aria-valuenow"))).toBeGreaterThan(pressed);
  await expect.poll(async () => (await contentOf(page, "caption_reel")).sizes?.[0]).toBeLessThan(130);
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
  const content = await contentOf(page, "caption_reel");
  expect(content).toMatchObject({ boxColorByBlock: [null, null, "#ffcc00"], track: { name: "Varanda" } });
  expect(content.blocks?.[0]).toBe("Pare de queimar o café");
  expect(content.sizes?.[0]).toBeGreaterThan(20);
  const edited = await newFile(page, "caption_reel", before);
  await page.getByRole("button", { name: "Áreas seguras" }).click();
  await expect(page.locator("[data-safe-areas]")).toBeVisible();
  await page.getByRole("radio", { name: "Sem música" }).check({ force: true });
  await newFile(page, "caption_reel", edited);
  expect((await contentOf(page, "caption_reel")).track).toBeNull();
  await page.getByRole("radio", { name: "Vídeo final" }).click();
  await plays(page, await fileOf(page, "caption_reel"));
});

test("a reel of one's own photo: sent from the clips, aimed by the keys, undone, and in the new file", async ({
  page,
}) => {
  test.setTimeout(RENDERED_MS + 60_000);
  await open(page, "caption_reel");
  const before = await fileOf(page, "caption_reel");
  const { clip } = await contentOf(page, "caption_reel");
  const photo = async () => (await detailOf(page, "caption_reel")).photos[0];
  await tab(page, "Vídeo");
  await page.getByRole("button", { name: "De uma foto" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByLabel("Enviar fotos").setInputFiles("public/library/photos/fresh-bread.jpg");
  await picker.getByRole("button", { name: "Escolher fresh bread" }).click();
  await expect.poll(async () => (await photo())?.focus).toMatchObject({ zoom: 1 });
  expect((await contentOf(page, "caption_reel")).clip).toBeNull();
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect.poll(async () => (await contentOf(page, "caption_reel")).clip).toEqual(clip);
  await page.getByRole("button", { name: "Refazer", exact: true }).click();
  await expect.poll(async () => (await photo())?.focus?.x).toBeGreaterThan(0);
  const found = (await photo())?.focus;
  const point = page.getByRole("button", { name: /^Ponto que fica à vista/ });
  await expect(point).toHaveAccessibleName(new RegExp(`${Math.round((found?.x ?? 0) * 100)} % da esquerda`));
  await point.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => (await photo())?.focus?.y).toBeCloseTo((found?.y ?? 0) - 0.1, 2);
  await newFile(page, "caption_reel", before);
  await page.getByRole("radio", { name: "Vídeo final" }).click();
  await plays(page, await fileOf(page, "caption_reel"));
  await page.getByRole("link", { name: "Biblioteca" }).click();
  await page.getByRole("button", { name: "Abrir fresh bread, em 1 post" }).waitFor();
  await lookHere(page, "library-used", ["light"]);
});

testPanels(FORMATS);
