import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { commandOf, end, identify, isAlive } from "./processes.ts";

const sleeper = (script = "setInterval(() => {}, 1000); console.log('up')") => spawn(process.execPath, ["-e", script]);

test("a process is alive until it ends, also while nobody has asked for its exit code", async () => {
  const child = sleeper();
  await once(child.stdout, "data");
  const identity = identify(child.pid ?? 0);
  expect(identity && isAlive(identity)).toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(identity && isAlive(identity)).toBe(false);
});

test("a later process with the same number is another one", () => {
  const self = identify(process.pid);
  expect(self && isAlive({ ...self, startedAt: "earlier" })).toBe(false);
});

test("a process that changes its title is still itself", async () => {
  const child = sleeper("process.stdin.on('data', () => { process.title = 'renamed'; console.log('done') })");
  const identity = identify(child.pid ?? 0);
  child.stdin.write("\n");
  await once(child.stdout, "data");
  expect(commandOf(child.pid ?? 0)).toContain("renamed");
  expect(identity && isAlive(identity)).toBe(true);
  child.kill("SIGKILL");
});

test("a process that does not heed the signal is ended all the same", async () => {
  const child = sleeper("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')");
  await once(child.stdout, "data");
  const identity = identify(child.pid ?? 0);
  const ended = once(child, "exit");
  if (identity) await end(identity, 100);
  expect(await ended).toEqual([null, "SIGKILL"]);
});
