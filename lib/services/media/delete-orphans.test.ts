import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { testStorage } from "#lib/tools/testing/storage.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { deleteOrphans, noteStrays } from "./delete-orphans.ts";
import { saveFile } from "./save-file.ts";
import { saveMedia } from "./save-media.ts";

const HOUR_MS = 60 * 60 * 1000;
const { root, storage } = testStorage();

/** A workspace's project, with files and notes of any age. */
async function shelf() {
  const { clock, db, runtime, workspaceId } = await workspace();
  const projectId = newId("proj");
  await db.project.create({ data: { id: projectId, workspaceId, name: "Café", timezone: "UTC" } });
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  const save = (content: string) =>
    saveFile(runtime, {
      workspaceId,
      ownerId: projectId,
      purpose: "picture",
      extension: "jpg",
      content: Buffer.from(content),
    });
  return {
    db,
    runtime,
    save,
    job: { ...runtime, signal: new AbortController().signal },
    /** a file whose row a killed process never wrote */
    async stray(content: string, hours: number) {
      const file = await save(content);
      await utimes(join(root, file.key), ago(hours), ago(hours));
      return file;
    },
    row: (file: Awaited<ReturnType<typeof save>>) => {
      const row = { ...file, workspaceId, projectId, description: null, createdAt: clock.now() };
      return db.$transaction((tx) => saveMedia({ db: tx }, { ...row, purpose: "picture" }));
    },
    note: (key: string, hours: number) => db.orphanFile.create({ data: { key, createdAt: ago(hours) } }),
    notes: () => db.orphanFile.count({ where: { key: { startsWith: workspaceId } } }),
    isThere: async ({ key }: { key: string }) => (await storage.head(key)) !== null,
  };
}

test("a file whose deletion was asked for an hour ago goes, then its note; a younger one waits", async () => {
  const { isThere, job, note, notes, save } = await shelf();
  const [old, young] = [await save("old"), await save("young")];
  await note(old.key, 1.01);
  await note(young.key, 0.99);
  expect(await deleteOrphans(job)).toBe(1);
  expect([await isThere(old), await isThere(young), await notes()]).toEqual([false, true, 1]);
});

test("more than go at once go all", async () => {
  const { job, note, notes, save } = await shelf();
  const files = await Promise.all(Array.from({ length: 45 }, (_, index) => save(`${index}`)));
  for (const { key } of files) await note(key, 2);
  expect(await deleteOrphans(job)).toBe(45);
  expect(await notes()).toBe(0);
});

test("a storage that fails keeps the note for the next time", async () => {
  const { isThere, job, note, notes, save } = await shelf();
  const file = await save("a");
  await note(file.key, 2);
  const away = { ...storage, delete: () => Promise.reject(new Error("away")) };
  await expect(deleteOrphans({ ...job, ports: { storage: away } })).rejects.toThrow("away");
  expect([await isThere(file), await notes()]).toEqual([true, 1]);
  expect(await deleteOrphans(job)).toBe(1);
});

test("killed between the file and its note, the next one goes on", async () => {
  const { job, note, notes, save } = await shelf();
  const file = await save("a");
  await note(file.key, 2);
  await storage.delete(file.key);
  expect(await deleteOrphans(job)).toBe(1);
  expect(await notes()).toBe(0);
});

test("a file that has a row stays, whatever is noted", async () => {
  const { isThere, job, note, notes, row, save } = await shelf();
  const file = await save("a");
  await row(file);
  await note(file.key, 2);
  await deleteOrphans(job);
  expect([await isThere(file), await notes()]).toEqual([true, 0]);
});

test("killed between file and row: the stray is noted after a day and goes an hour later", async () => {
  const { isThere, job, notes, row, save, stray } = await shelf();
  const [left, fresh, whole] = [await stray("left", 24.1), await stray("fresh", 23.9), await save("whole")];
  await row(whole);
  await utimes(join(root, whole.key), 1, 1);
  expect(await noteStrays(job)).toBe(1);
  expect(await noteStrays(job)).toBe(0);
  await deleteOrphans(job);
  expect(await isThere(left)).toBe(true);
  const later = { ...job, now: () => new Date(job.now().getTime() + 1.01 * HOUR_MS) };
  await deleteOrphans(later);
  expect([await isThere(left), await isThere(fresh), await isThere(whole), await notes()]).toEqual([
    false,
    true,
    true,
    0,
  ]);
});

test("a stray that is kept again after all is no stray", async () => {
  const { isThere, job, notes, row, save, stray } = await shelf();
  await stray("again", 30);
  await noteStrays(job);
  const file = await save("again");
  expect(await notes()).toBe(0);
  // Noted once more, by a sweep that listed it before.
  await noteStrays({ ...job, now: () => new Date(Date.now() + 30 * HOUR_MS) });
  await row(file);
  expect([await notes(), await isThere(file)]).toEqual([0, true]);
});

test("who keeps a file while it is deleted waits, and has it in the end", async () => {
  const { isThere, job, note, row, save } = await shelf();
  const first = await save("a");
  await note(first.key, 2);
  let kept: ReturnType<typeof save> | undefined;
  const slow = {
    ...storage,
    delete: async (key: string) => {
      kept = save("a");
      await new Promise((resolve) => setTimeout(resolve, 200));
      await storage.delete(key);
    },
  };
  await deleteOrphans({ ...job, ports: { storage: slow } });
  const again = await kept;
  if (again) await row(again);
  expect([again?.key, await isThere(first)]).toEqual([first.key, true]);
});

test("another installation's files in the same storage are none of ours", async () => {
  const { isThere, job, runtime, db } = await shelf();
  const workspaceId = newId("ws");
  const file = await saveFile(runtime, {
    workspaceId,
    ownerId: "x",
    purpose: "picture",
    extension: "jpg",
    content: Buffer.from("a"),
  });
  await utimes(join(root, file.key), 1, 1);
  await noteStrays(job);
  expect(await db.orphanFile.count({ where: { key: file.key } })).toBe(0);
  expect(await isThere(file)).toBe(true);
});

test("a stopped worker stops between files", async () => {
  const { job } = await shelf();
  const signal = AbortSignal.abort(new Error("The worker stops"));
  await expect(deleteOrphans({ ...job, signal })).rejects.toThrow("The worker stops");
  await expect(noteStrays({ ...job, signal })).rejects.toThrow("The worker stops");
});
