import fc from "fast-check";
import { expect, test } from "vitest";
import { isOurs, malformed } from "#lib/tools/testing/malformed.ts";
import { serverBefore } from "#lib/tools/testing/server-before.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const RUNS = 5000;
const AT_ONCE = 64;
const SEED = 20_261_123;

const WORDS = [
  "v1",
  "v1",
  "V1",
  "%761",
  "api",
  "API",
  "api/app",
  "media",
  "healthz",
  "readyz",
  "v1;a",
  "%2576%31",
  "ｖ1",
];

const looksLikeData = (path: string) =>
  /^[/\\.]*(v1|api|media|healthz|readyz)(?![\w-])/i.test(unescaped(unescaped(path)).normalize("NFKC"));
const unescaped = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

test(
  "whatever is said, it ends with an answer of ours or with none, and Next hears of no data",
  { timeout: 120_000 },
  async () => {
    const at = await workspace();
    const limits = { headersMs: 1500, idleMs: 1500, keepAliveMs: 100, requestMs: 5000 };
    const { asked, say } = await serverBefore(at.runtime, { limits });
    const waiting = fc.sample(malformed(WORDS), { seed: SEED, numRuns: RUNS });
    const wrong: { said: string; told: string }[] = [];
    const statuses = new Map<number, number>();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const told = await say(next, "end");
          statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1);
          const isFine = told.text === "" || (isOurs(told) && told.headers["location"] === undefined);
          if (!isFine) wrong.push({ said: String(next), told: told.text });
        }
      }),
    );
    expect(wrong).toEqual([]);
    expect(asked.filter(looksLikeData)).toEqual([]);
    // It is worth something only where requests come through to every kind of answer.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  },
);
