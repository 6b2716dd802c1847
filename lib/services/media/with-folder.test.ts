import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { removeLeftFolders, withFolder } from "./with-folder.ts";

test("a folder is gone whatever becomes of the work", async () => {
  const seen: string[] = [];
  await withFolder(async (folder) => seen.push(folder));
  await expect(
    withFolder(async (folder) => {
      seen.push(folder);
      await writeFile(join(folder, "half"), "half");
      throw new Error("no more");
    }),
  ).rejects.toThrow("no more");
  expect(seen.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test("what a killed process left is removed, and what a living one works in stays", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  const left = join(tmpdir(), `pauta-files-${pid}-abcdef`);
  await mkdir(left);
  await writeFile(join(left, "half.mp4"), "half");
  const others = join(tmpdir(), `pauta-files-of-mine-${process.pid}`);
  await mkdir(others);
  await withFolder(async (folder) => {
    expect(basename(folder)).toContain(String(process.pid));
    await removeLeftFolders();
    expect([folder, left, others].map((path) => existsSync(path))).toEqual([true, false, true]);
  });
  await rm(others, { recursive: true });
});
