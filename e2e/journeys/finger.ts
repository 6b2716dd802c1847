import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** longer than what lies in a list asks of a finger before it is lifted */
const REST_MS = 350;
const STEPS = 8;

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error("What the finger goes to is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on the glass: the browser makes of its touches what it makes of a person's, scrolling too. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const go = async (from: Point, to: Point) => {
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      await touch("touchMove", { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    await touch("touchEnd");
  };
  return {
    /** rests on one thing, then carries it onto another */
    carry: async (source: Locator, target: Locator) => {
      await source.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const [from, to] = [await middleOf(source), await middleOf(target)];
      await touch("touchStart", from);
      await page.waitForTimeout(REST_MS);
      await go(from, to);
    },
    swipe: async (source: Locator, { x, y }: Point) => {
      const from = await middleOf(source);
      await touch("touchStart", from);
      await go(from, { x: from.x + x, y: from.y + y });
    },
  };
}
