import type { Locator, Page } from "@playwright/test";

/** What a hand did: each press of the mouse and of a key is one. */
export interface Spent {
  clicks: number;
  keys: number;
  steps: string[];
}

/** The one way in which a task touches the app, so that nothing goes uncounted. */
export function handOn(page: Page) {
  const spent: Spent = { clicks: 0, keys: 0, steps: [] };
  const step = (what: string) => void spent.steps.push(what);
  const named = async (target: Locator) => {
    const label = await target.getAttribute("aria-label");
    return (label ?? (await target.textContent()) ?? "").trim();
  };
  return {
    spent,
    click: async (target: Locator, name?: string) => {
      step(name ?? (await named(target)));
      await target.click();
      spent.clicks += 1;
    },
    /** on the word at a text's beginning, which it selects */
    doubleClick: async (target: Locator, name: string) => {
      step(`${name} (2)`);
      await target.dblclick({ position: { x: 24, y: 16 } });
      spent.clicks += 2;
    },
    press: async (key: string) => {
      step(`key ${key}`);
      await page.keyboard.press(key);
      spent.keys += 1;
    },
    type: async (text: string) => {
      step(`type “${text}” (${text.length})`);
      await page.keyboard.type(text);
      spent.keys += text.length;
    },
  };
}

export type Hand = ReturnType<typeof handOn>;
