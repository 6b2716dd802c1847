import { expect } from "@playwright/test";
import { detailOf, fileOf, newFile, open, RENDERED_MS, tab, testMaking, testPanels, testVideo } from "./formats.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "serial" });
test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce", actionTimeout: 30_000 });

const FORMATS = ["premium_carousel", "infographic"] as const;

testMaking(FORMATS);
testVideo("infographic", 8);

test.describe("in English", () => {
  test.use({ locale: "en-US" });
  test("an infographic is imagined again, compared, and put back", async ({ page }) => {
    test.setTimeout(RENDERED_MS * 2);
    await open(page, "infographic");
    const before = await fileOf(page, "infographic");
    const [first] = (await detailOf(page, "infographic")).pages;
    await tab(page, "Reimagine");
    await expect(page.getByText("2 edits left of 2")).toBeVisible();
    await page.getByLabel("What should change in the infographic?").fill("blue background");
    await page.getByRole("button", { name: "Reimagine" }).click();
    const after = await newFile(page, "infographic", before);
    await expect(page.getByRole("img", { name: "Before" })).toHaveAttribute("src", first?.picture ?? "");
    await expect(page.getByText("1 edit left of 2")).toBeVisible();
    await page.getByRole("button", { name: "Use the previous image" }).click();
    await newFile(page, "infographic", after);
    expect((await detailOf(page, "infographic")).pages[0]?.picture).toBe(first?.picture);
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });
  test("one page of a drawn carousel is imagined again, the others stay", async ({ page }) => {
    test.setTimeout(RENDERED_MS + 60_000);
    await open(page, "premium_carousel");
    const before = (await detailOf(page, "premium_carousel")).pages;
    await page.getByRole("button", { name: "Página 2" }).click();
    await tab(page, "Reimaginar");
    await page.getByLabel("¿Qué cambiar en la página 2?").fill("más oscuro");
    await page.getByRole("button", { name: "Reimaginar" }).click();
    await expect(async () => {
      const after = (await detailOf(page, "premium_carousel")).pages;
      expect(after.map(({ picture }, index) => picture === before[index]?.picture)).toEqual(
        before.map((_, index) => index !== 1),
      );
    }).toPass({ timeout: RENDERED_MS });
    await page.getByRole("button", { name: "Usar la imagen anterior" }).click();
    await expect
      .poll(async () => (await detailOf(page, "premium_carousel")).pages[1]?.picture)
      .toBe(before[1]?.picture);
  });
});

testPanels(FORMATS);
