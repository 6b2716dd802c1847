import { expect } from "@playwright/test";
import {
  contentOf,
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
import { test } from "./test.ts";

test.describe.configure({ mode: "serial" });
test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce", actionTimeout: 30_000 });

const FORMATS = ["animated_audio"] as const;

testMaking(FORMATS);
testVideo("animated_audio");

test("a narration: hook, scenes and speed are in the new file, and a new script is recorded", async ({ page }) => {
  test.setTimeout(RENDERED_MS * 3);
  await open(page, "animated_audio");
  const before = await fileOf(page, "animated_audio");
  const durationOf = (url: string) =>
    page.evaluate(
      (src) =>
        new Promise<number>((resolve) => {
          const video = document.createElement("video");
          video.addEventListener("loadedmetadata", () => resolve(video.duration));
          video.src = src;
        }),
      url,
    );
  const slow = await durationOf(before);
  await page.getByLabel("Gancho", { exact: true }).fill("Guarde melhor o seu café");
  await page.getByLabel("Velocidade").fill("1.5");
  await tab(page, "Cenas");
  await page.getByLabel("Tipo").selectOption({ label: "Barras" });
  await page.getByRole("button", { name: "Mais um" }).click();
  await page.getByLabel("Nome da barra 1", { exact: true }).fill("Aroma");
  await page.getByLabel("Valor da barra 1", { exact: true }).fill("80");
  await page.getByRole("button", { name: "Adicionar cena" }).click();
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
  const { hook, scenes = [], speed } = await contentOf(page, "animated_audio");
  expect({ hook, speed }).toEqual({ hook: "Guarde melhor o seu café", speed: 1.5 });
  expect(scenes[0]).toMatchObject({ type: "bar_chart", fields: { bars: [{ label: "Aroma", value: 80 }] } });
  const fast = await newFile(page, "animated_audio", before);
  expect(await durationOf(fast)).toBeLessThan(slow * 0.75);

  await tab(page, "Roteiro");
  const said = (await contentOf(page, "animated_audio")).audioUrl;
  const script = page.getByRole("textbox", { name: "Roteiro" });
  await script.fill("Café bom mora em pote fechado.");
  await page.getByRole("button", { name: "Pausa", exact: true }).click();
  await expect(script).toHaveValue("Café bom mora em pote fechado. [pause] ");
  await page.getByRole("button", { name: "Gravar de novo" }).click();
  const short = await newFile(page, "animated_audio", fast);
  expect((await contentOf(page, "animated_audio")).audioUrl).not.toBe(said);
  expect(await durationOf(short)).toBeLessThan((await durationOf(fast)) / 2);
  await expect(page.getByText(/áudio ainda diz o anterior/)).toBeHidden();
  await plays(page, short);
});

testPanels(FORMATS);
