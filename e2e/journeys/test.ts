import { type BrowserContext, test as base } from "@playwright/test";

const kept = new Map<string, BrowserContext>();
const EMPTY = { cookies: [], origins: [] };

/**
 * Each test begins as in a new browser, but for what it has loaded once: to fetch and compile the app's scripts anew is
 * most of what opening its first page costs. One that failed ends its process, and its browsers with it.
 */
export const test = base.extend({
  context: async ({ browser, hasTouch, locale, reducedMotion, timezoneId, viewport }, use) => {
    const options = JSON.stringify({ hasTouch, locale, reducedMotion, timezoneId, viewport });
    const context = kept.get(options) ?? (await browser.newContext());
    kept.set(options, context);
    await context.setStorageState(EMPTY);
    await use(context);
    await Promise.all(context.pages().map((page) => page.close()));
  },
});
