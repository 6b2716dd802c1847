import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { malformed } from "#lib/tools/testing/malformed.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { sayTo } from "#lib/tools/testing/server-before.ts";
import { pidOf } from "./kill.ts";
import { handles, memoryMb } from "./resources.ts";

const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 5000);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_124);
const AT_ONCE = 32;
const REST_MS = 20_000;
const GROWTH = { memoryMb: 80, handles: 10 };

/** What the whole of it answers, pages and files included. */
const WORDS =
  `v1 V1 %761 api api/app api/auth api/entry/sign-up media mcp healthz readyz docs docs.md llms.txt login invite
  review/x projects team x/studio robots.txt _next/image?url=/icon.svg&w=64&q=75 _next/static _next/data openapi.json`.split(
    /\s+/,
  );

/** Every fifth is whole, so that pages, files and doors are reached behind what is refused as it is read. */
const whole = fc
  .tuple(
    fc.constantFrom("GET", "GET", "GET", "POST", "HEAD"),
    fc.constantFrom(...WORDS),
    fc.constantFrom("", "?", "/", "?a=%00"),
  )
  .map(([verb, word, end]) => Buffer.from(`${verb} /${word}${end} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`));
const request = fc.oneof({ weight: 4, arbitrary: malformed(WORDS) }, { weight: 1, arbitrary: whole });

const isHere = (location: string, url: string) => URL.parse(location, url)?.origin === url;

test(
  `${REQUESTS} requests that are none: nothing fails, leads away or hangs, and the web process holds what it held`,
  { timeout: 900_000 },
  async () => {
    const pauta = await startPauta({ dataDir: newDataDirectory(), env: { SEED_DEMO: "0", WORKERS: "1" } });
    onTestFinished(async () => {
      await pauta.stop();
      rmSync(pauta.dataDir, { recursive: true, force: true });
    });
    const say = sayTo(pauta.port);
    const web = pidOf(pauta, "web");
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    const sayAll = async (requests: Buffer[]) => {
      const one = async () => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          const isWhole = next.includes("Connection: close");
          const { headers, status, text } = await say(next, isWhole ? "wait" : "end");
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          const { location } = headers;
          const isFine = text === "" || (status < 500 && (location === undefined || isHere(location, pauta.url)));
          if (!isFine) wrong.push(`${next.toString()}\n-> ${text.slice(0, 400)}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
      await sleep(REST_MS);
      return { memoryMb: memoryMb(web), handles: handles(web) };
    };
    const all = fc.sample(request, { seed: SEED, numRuns: REQUESTS });
    // The first third loads the pages.
    await sayAll(all.slice(0, REQUESTS / 3));
    const before = await sayAll(all.slice(REQUESTS / 3, (REQUESTS / 3) * 2));
    const after = await sayAll(all.slice((REQUESTS / 3) * 2));
    console.log({ before, after, statuses: Object.fromEntries(statuses) });
    expect(wrong).toEqual([]);
    expect(pidOf(pauta, "web")).toBe(web);
    expect(after.memoryMb).toBeLessThan(before.memoryMb + GROWTH.memoryMb);
    expect(after.handles).toBeLessThan(before.handles + GROWTH.handles);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  },
);
