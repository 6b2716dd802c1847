import type { Page } from "@playwright/test";
import { happens, settle, watch } from "./watch.ts";

export interface Walk {
  /** each with the way to it, as "Convidar › Cancelar" */
  pressed: Set<string>;
  links: Set<string>;
  faults: string[];
}

interface Place {
  path: string;
  /** the parts of the page whose buttons are meant */
  within: string;
  /** a way that is not gone */
  isSpared: (way: string) => boolean;
}

const SILENT_MS = 3000;
const PRESSED_MS = 8000;
const CLOSES = /^(Cancelar|Fechar|Agora não|Voltar)$/;

const wayOf = (trail: readonly string[]) => trail.join(" › ");

/** Presses each button of a page, and of what opens over it; what opens has to close again. */
export async function walk(page: Page, { isSpared, path, within }: Place): Promise<Walk> {
  const pressed = new Set<string>();
  const links = new Set<string>();
  const faults: string[] = [];
  const missed = new Set<string>();
  const seen = await watch(page);
  /** the layer that each way opened last */
  const opened = new Map<string, string>([["", ""]]);

  const layer = () => page.evaluate(() => window.presses.layer());
  const names = () => page.evaluate((within) => window.presses.names(within), within);
  const isHere = () => new URL(page.url()).pathname === new URL(path, page.url()).pathname;
  let isFresh = false;
  const open = async () => {
    isFresh = true;
    seen.reset();
    await page.goto(path);
    await settle(page, seen);
  };

  async function closes(): Promise<boolean> {
    const open = await layer();
    await page.keyboard.press("Escape");
    return happens(async () => (await layer()) !== open, SILENT_MS);
  }

  /** What came of it: nothing, something, or it was not there. */
  async function press(name: string): Promise<"silent" | "noticed" | "gone"> {
    const found = await page
      .evaluateHandle(([name, within]) => window.presses.find(name, within), [name, within] as const)
      .catch(() => null);
    const button = found?.asElement();
    if (!button) return "gone";
    const from = page.url();
    seen.reset();
    await button.click({ timeout: PRESSED_MS });
    const isNoticed = await happens(
      async () => seen.isNoticed() || page.url() !== from || (await page.evaluate(() => window.presses.isNoticed())),
      SILENT_MS,
    );
    await settle(page, seen);
    return isNoticed ? "noticed" : "silent";
  }

  /** Back to what those presses open. */
  async function reach(trail: readonly string[]): Promise<boolean> {
    if (isHere() && (await layer()) === opened.get(wayOf(trail))) return true;
    while (isHere() && (await layer()) && (await closes()));
    if (!isHere() || (await layer())) await open();
    for (const [index, step] of trail.entries()) {
      if ((await press(step).catch(() => "gone")) === "gone") return false;
      opened.set(wayOf(trail.slice(0, index + 1)), await layer());
    }
    return (await layer()) !== "" || trail.length === 0;
  }

  async function visit(trail: readonly string[]) {
    while (await reach(trail)) {
      const here = await layer();
      for (const link of await page.evaluate(() => window.presses.links())) links.add(link);
      const ways = (await names()).map((name) => ({ name, way: wayOf([...trail, name]) }));
      const next = ways.find(({ way }) => !pressed.has(way) && !isSpared(way));
      if (!next) {
        if (here && !(await closes())) faults.push(`${wayOf(trail)}: stays open on Escape`);
        if (here || isFresh) return;
        // What was pressed may have hidden others.
        await open();
        continue;
      }
      const { name, way } = next;
      pressed.add(way);
      isFresh = false;
      const answer = await press(name).catch((error: unknown) => String(error).split("\n", 1).join());
      // The press before may have led away only now.
      if (answer === "gone" && !missed.has(way)) pressed.delete(way);
      else if (answer !== "noticed") faults.push(`${way}: ${answer}`);
      if (answer === "gone") missed.add(way);
      faults.push(...seen.complaints().map((complaint) => `${way}: ${complaint}`));
      if (!isHere()) continue;
      const now = await layer();
      // It may close a part of what is open: then it is gone with that.
      const stays = here !== "" && now === here && CLOSES.test(name) && (await names()).includes(name);
      if (stays) faults.push(`${way}: does not close`);
      if (now && ![...opened.values()].includes(now)) {
        opened.set(way, now);
        await visit([...trail, name]);
      }
    }
  }

  await open();
  await visit([]);
  return { pressed, links, faults };
}
