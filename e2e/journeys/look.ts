import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];
const RULES: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** All that a theme changes. */
const CONTRAST: axe.RunOnly = { type: "rule", values: ["color-contrast"] };

/** The page as it stands, at both sizes. */
export async function look(page: Page, name: string) {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await lookHere(page, name);
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/** At the size that it has, in both themes unless told: nothing clipped, nothing that axe finds. */
export async function lookHere(page: Page, name: string, schemes: readonly Scheme[] = SCHEMES) {
  const width = page.viewportSize()?.width;
  for (const [turn, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await comeToRest(page);
    await keepPicture(page, `${name}-${width}-${colorScheme}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${name} at ${width} is wider than its window`).toBeLessThanOrEqual(0);
    expect(await findBarriers(page, turn === 0 ? RULES : CONTRAST), `${name} at ${width}, ${colorScheme}`).toEqual([]);
  }
}

/** From the top, where nothing lies half under the bar; waits for all that a theme or a size sets going and that ends. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const ends = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    // A page that is slow to hear of its theme begins to change after others have ended.
    for (let calm = 0; calm < 2; calm++) {
      const running = document.getAnimations().filter(ends);
      if (running.length > 0) calm = -1;
      await Promise.allSettled(running.map(({ finished }) => finished));
      await frame();
      await frame();
    }
  });

async function findBarriers(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // An open menu floats outside the landmarks, as menus do.
  const floats = runOnly.type === "tag" && (await page.getByRole("menu").count()) > 0;
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    runOnly,
    ...(floats && { rules: { region: { enabled: false } } }),
  };
  const violations = await page.evaluate(async (given) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const found = (await here.run(given)).violations;
    // What the bar of a selection half covers can be scrolled out from under it: its size counts there.
    const small = found.find(({ id }) => id === "target-size");
    const still: axe.NodeResult[] = [];
    for (const node of small?.nodes ?? []) {
      const [place] = node.target.map(String);
      const element = place === undefined ? null : document.querySelector(place);
      element?.scrollIntoView({ block: "center" });
      const again = element && (await here.run(element, { runOnly: { type: "rule", values: ["target-size"] } }));
      if (!again || again.violations.length > 0) still.push(node);
    }
    return found.map((one) => (one === small ? { ...one, nodes: still } : one)).filter(({ nodes }) => nodes.length > 0);
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Below it a long page goes on as above, and takes seconds to draw. */
const TALLEST = 6000;

/**
 * For who wants to look: `PICTURES=1 npm test -- e2e` keeps one of each place, and of nothing without it. The whole
 * page: the window grows to it, so that what is fixed to the edges stays there.
 */
export async function keepPicture(page: Page, name: string) {
  if (!process.env["PICTURES"]) return;
  const size = page.viewportSize();
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), TALLEST);
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
  await page.screenshot({ path: `test-results/pages/${name}.png` });
  if (size) await page.setViewportSize(size);
}
