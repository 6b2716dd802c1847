import { execFile } from "node:child_process";
import { platform } from "node:os";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const SCRIPT = `
  import { readdirSync, readFileSync } from "node:fs";
  import { getPriority } from "node:os";
  import { putCallersFirst } from "#lib/http/server/callers-first.ts";
  await putCallersFirst();
  const found = readdirSync("/proc/self/task").map((thread) => [
    readFileSync("/proc/self/task/" + thread + "/comm", "utf8").trim(),
    getPriority(Number(thread)),
  ]);
  process.stdout.write(JSON.stringify(found));
`;

test.skipIf(platform() !== "linux")("who hashes and draws stands behind who answers", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module-typescript", "-e", SCRIPT]);
  const threads = JSON.parse(stdout) as [name: string, priority: number][];
  const ofWork = threads.filter(([name]) => name === "libuv-worker").map(([, priority]) => priority);
  expect(ofWork.length).toBeGreaterThan(0);
  expect(new Set(ofWork)).toEqual(new Set([10]));
  expect(threads.filter(([name]) => name !== "libuv-worker").every(([, priority]) => priority < 10)).toBe(true);
});
