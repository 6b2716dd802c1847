import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tryLock, waitForLock } from "./lock.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Another process that holds the lock, and forgets that it does. */
async function holder(file: string) {
  const script = `
    const { tryLock } = await import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))});
    tryLock(${JSON.stringify(file)});
    gc();
    setInterval(() => {}, 1000);
    console.log("held");`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

function lockFile(): string {
  const directory = temporaryDirectory("lock");
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, "lock");
}

test("a lock is another's until that process is killed, and then free at once", async () => {
  const file = lockFile();
  const child = await holder(file);
  expect(tryLock(file)).toBeNull();
  expect(await waitForLock(file, 200)).toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(tryLock(file)).not.toBeNull();
});

test("a lock that is given back can be taken again", () => {
  const file = lockFile();
  const lock = tryLock(file);
  expect(tryLock(file)).toBeNull();
  lock?.release();
  expect(tryLock(file)).not.toBeNull();
});
