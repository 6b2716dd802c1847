import { get } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";

export interface Visit {
  /** compressed, until the page rests */
  scriptBytes: number;
  /** of the app's data, by the browser, for what it shows */
  calls: string[];
  /** how many of them had to be waited for one after the other */
  waves: number;
  shift: number;
  /** what moved, most first */
  moved: string[];
}

/** Opens a page in an empty browser on a slow phone's network and processor, and waits until it rests. */
export async function visit(page: Page, path: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  const slow = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let scriptBytes = 0;
  const scripts = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  session.on("Network.dataReceived", ({ encodedDataLength, requestId }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  const asked = new Map<string, { name: string; from: number; to: number }>();
  session.on("Network.requestWillBeSent", ({ request, requestId }) => {
    const { pathname } = new URL(request.url);
    // What is asked for at low priority is for later: nothing that is shown waits for it.
    if (!pathname.startsWith("/api/app/") || request.initialPriority === "Low") return;
    asked.set(requestId, { name: pathname.slice("/api/app".length), from: performance.now(), to: Infinity });
  });
  session.on("Network.responseReceived", ({ requestId }) => {
    const call = asked.get(requestId);
    if (call) call.to = performance.now();
  });
  await page.addInitScript(watchShifts);
  await page.goto(path, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
  await session.detach();
  return {
    scriptBytes,
    calls: [...asked.values()].map(({ name }) => name),
    waves: wavesOf([...asked.values()]),
    shift: seen.reduce((sum, { value }) => sum + value, 0),
    moved: seen
      .toSorted((one, other) => other.value - one.value)
      .map(({ value, what }) => `${value.toFixed(3)} ${what}`),
  };
}

function watchShifts() {
  interface Shift {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  const describe = ({ node }: { node: Node | null }) =>
    node instanceof HTMLElement
      ? `${node.tagName.toLowerCase()}.${node.className.slice(0, 40)}`
      : (node?.nodeName ?? "?");
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources, value } of list.getEntries() as unknown as Shift[]) {
      if (!hadRecentInput) shifts.push({ value, what: sources.map(describe).join(" | ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What is asked for later than this after an answer is asked for by the clock. */
const AT_ONCE_MS = 1000;

/** A call waits for those that had been answered just before it was sent. */
function wavesOf(asked: readonly { from: number; to: number }[]): number {
  const depths: { to: number; depth: number }[] = [];
  for (const { from, to } of asked.toSorted((one, other) => one.from - other.from)) {
    const before = depths.filter((one) => one.to <= from && from - one.to < AT_ONCE_MS);
    depths.push({ to, depth: 1 + Math.max(0, ...before.map(({ depth }) => depth)) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

export interface Document {
  firstByteMs: number;
  /** as it is sent, compressed */
  bytes: number;
}

/** A page as a browser asks for it by its address. */
export async function fetchDocument(context: BrowserContext, url: string, userAgent: string): Promise<Document> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = {
    Cookie: cookie,
    "User-Agent": userAgent,
    "Accept-Encoding": "gzip, br",
    "Accept-Language": "pt-BR",
    "Sec-Fetch-Dest": "document",
  };
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const asked = get(url, { headers }, (answer) => {
    let firstByteMs = 0;
    let bytes = 0;
    answer.on("data", (chunk: Buffer) => {
      firstByteMs ||= performance.now() - began;
      bytes += chunk.length;
    });
    answer.on("end", () =>
      answer.statusCode === 200
        ? resolve({ firstByteMs, bytes })
        : reject(new Error(`${url} was answered with ${answer.statusCode}`)),
    );
  });
  asked.on("error", reject);
  return promise;
}
