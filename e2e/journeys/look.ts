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

/** At the size that it has, in both themes unless told: nothing clipped, nothing that axe finds, a picture kept. */
export async function lookHere(page: Page, name: string, schemes: readonly Scheme[] = SCHEMES) {
  const width = page.viewportSize()?.width;
  for (const [turn, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(200);
    await keepPicture(page, `${name}-${width}-${colorScheme}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${name} at ${width} is wider than its window`).toBeLessThanOrEqual(0);
    expect(await findBarriers(page, turn === 0 ? RULES : CONTRAST), `${name} at ${width}, ${colorScheme}`).toEqual([]);
  }
}

async function findBarriers(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await page.evaluate(axe.source);
  // An open menu floats outside the landmarks, as menus do.
  const floats = runOnly.type === "tag" && (await page.getByRole("menu").count()) > 0;
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    runOnly,
    ...(floats && { rules: { region: { enabled: false } } }),
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(given),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** The whole page: the window grows to it, so that what is fixed to the edges stays there. */
export async function keepPicture(page: Page, name: string) {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
  await page.screenshot({ path: `test-results/pages/${name}.png` });
  if (size) await page.setViewportSize(size);
}
