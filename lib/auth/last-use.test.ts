import { afterEach, expect, test, vi } from "vitest";
import { makeKey } from "#lib/services/keys/make-key.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { writeUses } from "./last-use.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const read = async ({ db }: Workspace, id: string) =>
  (await db.apiKey.findUniqueOrThrow({ where: { id }, select: { lastUsedAt: true } })).lastUsedAt;

const use = (at: Workspace, { secret }: { secret: string } = at.key) =>
  at.send("/v1/projects", { headers: { Authorization: `Bearer ${secret}` } });

afterEach(() => void vi.useRealTimers());

test("the uses of all keys are written together, each with its latest time", async () => {
  const at = await workspace();
  const second = await makeKey(at, "second", at.ownerId, at.clock.now());
  const unused = await makeKey(at, "unused", at.ownerId, at.clock.now());
  await use(at);
  at.clock.advance(1000);
  await use(at, second);
  const secondAt = at.clock.now();
  at.clock.advance(1000);
  await use(at);
  expect(await read(at, at.key.id)).toBeNull();
  await writeUses(at.runtime);
  expect(await read(at, at.key.id)).toEqual(at.clock.now());
  expect(await read(at, second.id)).toEqual(secondAt);
  expect(await read(at, unused.id)).toBeNull();
});

test("a use is written by itself soon after", async () => {
  const at = await workspace();
  await writeUses(at.runtime);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await use(at);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await read(at, at.key.id)).toEqual(at.clock.now()));
});

test("what could not be written is written the next time", async () => {
  const at = await workspace();
  await use(at);
  await at.db.$executeRaw`ALTER TABLE "ApiKey" RENAME TO "Elsewhere"`;
  await writeUses(at.runtime);
  await at.db.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "ApiKey"`;
  expect(await read(at, at.key.id)).toBeNull();
  await writeUses(at.runtime);
  expect(await read(at, at.key.id)).toEqual(at.clock.now());
});

test("a key that another process is writing is not waited for, and its time never goes back", async () => {
  const at = await workspace();
  const later = new Date(at.clock.now().getTime() + 60_000);
  await use(at);
  await at.db.$transaction(async (tx) => {
    await tx.apiKey.update({ where: { id: at.key.id }, data: { lastUsedAt: later } });
    await writeUses(at.runtime);
  });
  expect(await read(at, at.key.id)).toEqual(later);
  await use(at);
  await writeUses(at.runtime);
  expect(await read(at, at.key.id)).toEqual(later);
});
