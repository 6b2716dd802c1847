import { expect, type Locator, type Page } from "@playwright/test";

/** No key is heard before the page is awake. */
export const openByKey = (page: Page, key: string, opened: Locator) =>
  expect(async () => {
    await page.keyboard.press(key);
    await opened.waitFor({ timeout: 3000 });
  }).toPass();
