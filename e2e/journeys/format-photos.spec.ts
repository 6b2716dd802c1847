import { expect } from "@playwright/test";
import { contentOf, fileOf, newFile, open, RENDERED_MS, tab, testMaking, testPanels, testVideo } from "./formats.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "serial" });
test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce", actionTimeout: 30_000 });

const FORMATS = ["narrated_photos"] as const;

testMaking(FORMATS);
testVideo("narrated_photos");

test("photos are put in another order by keys and by mouse", async ({ page }) => {
  test.setTimeout(RENDERED_MS + 60_000);
  await open(page, "narrated_photos");
  const before = await fileOf(page, "narrated_photos");
  await tab(page, "Fotos");
  const photosOf = async () => (await contentOf(page, "narrated_photos")).scenes?.map(({ photo }) => photo);
  const [first, second, third, fourth, ...rest] = (await photosOf()) ?? [];
  const photo = (number: number) => page.getByRole("button", { name: new RegExp(`^Foto ${number}:`) }).first();
  await photo(1).press("Alt+ArrowDown");
  await expect.poll(photosOf).toEqual([second, first, third, fourth, ...rest]);
  // Neighbors differ, others may be one photo twice: that the fourth is the first now shows in any film.
  await photo(4).dragTo(photo(1), { steps: 6 });
  await expect.poll(photosOf).toEqual([fourth, second, first, third, ...rest]);
  await newFile(page, "narrated_photos", before);
});

testPanels(FORMATS);
