import { expect, type Page, type Request } from "@playwright/test";
import { watchPresses } from "./presses.ts";

/** What a page does outside what it shows: it writes, loads, opens, complains. */
export interface Watch {
  reset: () => void;
  isNoticed: () => boolean;
  isLoading: () => boolean;
  /** since the reset */
  hasLoadedScript: () => boolean;
  /** since they were last asked for */
  complaints: () => string[];
}

const READY_MS = 20_000;
const STILL_MS = 2000;
const QUIET_MS = 80;
/** What is drawn by a script that has just come is held back by React for a moment. */
const REVEALED_MS = 400;
const LOADED = new Set(["document", "fetch", "script", "xhr"]);

/** From here on, also over what the page opens next. */
export async function watch(page: Page): Promise<Watch> {
  let isNoticed = false;
  let hasLoadedScript = false;
  const note = () => (isNoticed = true);
  const loading = new Set<Request>();
  const complaints: string[] = [];
  const end = (request: Request) => loading.delete(request);
  page.on("download", note).on("filechooser", note).on("popup", note);
  page.on("framenavigated", (frame) => frame === page.mainFrame() && note());
  page.on("request", (request) => {
    if (request.method() !== "GET") note();
    if (request.resourceType() === "script") hasLoadedScript = true;
    if (LOADED.has(request.resourceType())) loading.add(request);
  });
  page.on("requestfinished", end).on("requestfailed", end);
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (line) => {
    // That the server refuses what is sent is an answer too, and is shown.
    if (line.type() === "error" && !line.text().includes("status of 4")) complaints.push(line.text());
  });
  await page.addInitScript(watchPresses);
  return {
    reset: () => {
      isNoticed = false;
      hasLoadedScript = false;
    },
    isNoticed: () => isNoticed,
    isLoading: () => loading.size > 0,
    hasLoadedScript: () => hasLoadedScript,
    complaints: () => complaints.splice(0),
  };
}

/** Waits until a page has its data, answers to a press and stands still; what plays never does. */
export async function settle(page: Page, watch: Watch) {
  await page.waitForFunction(
    () => {
      const button = document.querySelector("button, a");
      // The network's own pages have no script to wait for.
      const answers = !document.querySelector("script[src]") || !button || Object.keys(button).length > 0;
      return (
        answers && document.readyState !== "loading" && !document.querySelector("[aria-busy=true], main .animate-pulse")
      );
    },
    undefined,
    { timeout: READY_MS },
  );
  await happens(() => {
    const quietMs = watch.hasLoadedScript() ? REVEALED_MS : QUIET_MS;
    return !watch.isLoading() && page.evaluate((ms) => window.presses.isQuiet(ms), quietMs);
  }, STILL_MS);
}

/** Whether something comes true in time. A page that is just left answers nothing, and is asked again. */
export const happens = (what: () => boolean | Promise<boolean>, timeout: number): Promise<boolean> =>
  expect(async () => expect(await what()).toBe(true))
    .toPass({ intervals: [20, 50, 100], timeout })
    .then(
      () => true,
      () => false,
    );
