import { expect, test } from "vitest";
import type { ProviderFaultKind } from "#lib/domain/provider.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { withModel } from "#lib/tools/testing/with-model.ts";

const MINUTE_MS = 60_000;
const failing = (fault: ProviderFaultKind, count: number) => ({ faults: Array.from({ length: count }, () => fault) });
const refused = (count: number) => failing("key_refused", count);

const statusOf = async ({ db }: Awaited<ReturnType<typeof withModel>>, id: string) =>
  (await db.post.findUniqueOrThrow({ where: { id } })).status;

test("after three faults in a row a provider is asked no more, and posts wait without being paid for", async () => {
  const at = await withModel(refused(9));
  for (let post = 0; post < 3; post++) await runJobs(at.runtime, await askForPost(at));
  const waiting = await askForPost(at);
  await runJobs(at.runtime, waiting);
  expect(at.calls()).toBe(3);
  expect(await statusOf(at, waiting)).toBe("queued");
  const app = await at.app();
  const { holds } = await app("listHolds", {});
  expect(holds.filter(({ provider }) => provider === at.name)).toMatchObject([{ fault: "key_refused", posts: 1 }]);
});

test.each([
  ["key_refused", "provider_key_refused", "/models"],
  ["broken", "provider_held", "/status"],
] as const)("its owners are told once: %s", async (fault, told, path) => {
  const at = await withModel(failing(fault, 9));
  for (let post = 0; post < 4; post++) await runJobs(at.runtime, await askForPost(at));
  at.clock.advance(2 * MINUTE_MS);
  await runJobs(at.runtime, await askForPost(at));
  const mails = await at.db.$queryRaw<{ subject: string }[]>`
    SELECT data->'payload'->>'subject' AS subject FROM pgboss.job WHERE data->'payload'->>'to' = ${at.owner.email}`;
  expect(mails.filter(({ subject }) => subject.includes(at.name))).toHaveLength(1);
  const { notices } = await (await at.app())("readNotices", {});
  const held = notices.filter(({ kind }) => kind === told);
  expect(held).toMatchObject([{ title: expect.stringContaining(at.name) as unknown, path, stands: true }]);
});

test("after a while one post tries, the others wait on; when it is made they go on", async () => {
  const at = await withModel(refused(4));
  for (let post = 0; post < 3; post++) await runJobs(at.runtime, await askForPost(at));
  const [first, second] = [await askForPost(at), await askForPost(at)];
  at.clock.advance(2 * MINUTE_MS);
  await runJobs(at.runtime, first);
  expect(at.calls()).toBe(4);
  await runJobs(at.runtime, second);
  expect(at.calls()).toBe(4);
  // It went no better: the pause is longer.
  at.clock.advance(MINUTE_MS);
  await runJobs(at.runtime, second);
  expect(at.calls()).toBe(4);
  at.clock.advance(2 * MINUTE_MS);
  await runJobs(at.runtime, second);
  expect(await statusOf(at, second)).toBe("draft");
  const third = await askForPost(at);
  await runJobs(at.runtime, third);
  expect(await statusOf(at, third)).toBe("draft");
});

test("a fault between two that went well holds nobody", async () => {
  const at = await withModel({ faults: ["broken", "broken"] });
  for (let post = 0; post < 2; post++) await runJobs(at.runtime, await askForPost(at));
  expect(await at.db.providerHold.count({ where: { provider: at.name } })).toBe(0);
});

test("whose writer has another stand in for it waits for nobody, and the post tells who wrote it", async () => {
  const at = await withModel(refused(9));
  for (let post = 0; post < 3; post++) await runJobs(at.runtime, await askForPost(at));
  at.runtime.ports.text = { ...at.runtime.ports.text, fallsBack: true };
  const id = await askForPost(at);
  await runJobs(at.runtime, id);
  expect(at.calls()).toBe(3);
  const detail = await (await at.app())("readPostDetail", { params: { id } });
  expect(detail).toMatchObject({ written: { writer: "embedded" }, standIns: ["writer"], failure: null });
});
