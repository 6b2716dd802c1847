import { expect, test } from "vitest";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const create = (at: Workspace, idempotencyKey: string, body: unknown = { name: "Marca" }, headers = at.withKey) =>
  at.send("/v1/projects", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
    body: JSON.stringify(body),
  });

test("the same key and body give the first answer again", async () => {
  const at = await workspace();
  const first = await create(at, "a");
  const again = await create(at, "a");
  expect(first.status).toBe(201);
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await at.db.project.count({ where: { workspaceId: at.workspaceId } })).toBe(1);
});

test("fifty at once run once", async () => {
  const at = await workspace();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(at, "b")));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(await at.db.project.count({ where: { workspaceId: at.workspaceId } })).toBe(1);
});

test("the same key with another body is refused", async () => {
  const at = await workspace();
  await create(at, "c");
  expect(await create(at, "c", { name: "Outra" })).toMatchObject({
    status: 409,
    body: { error: { code: "invalid_state" } },
  });
});

test("a refusal is an answer like any other, and leaves nothing behind", async () => {
  const at = await workspace({ plan: { accounts: 1 } });
  await create(at, "first");
  expect((await create(at, "d")).status).toBe(409);
  await at.db.subscription.update({ where: { workspaceId: at.workspaceId }, data: { accounts: 2 } });
  const again = await create(at, "d");
  expect(again.status).toBe(409);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect((await create(at, "e")).status).toBe(201);
});

test("input that is refused before anything runs is not an answer to keep", async () => {
  const at = await workspace();
  expect((await create(at, "f", { name: "" })).status).toBe(400);
  expect((await create(at, "f")).status).toBe(201);
});

test("a key is forgotten after 24 hours", async () => {
  const at = await workspace();
  await create(at, "g");
  at.clock.advance(24 * 60 * 60 * 1000 + 1);
  const later = await create(at, "g");
  expect(later.status).toBe(201);
  expect(later.headers.get("idempotency-replayed")).toBeNull();
});

test("each API key has its own", async () => {
  const at = await workspace();
  const other = await workspace();
  const [mine, theirs] = [await create(at, "h"), await create(other, "h")];
  expect(mine.status).toBe(201);
  expect(theirs.status).toBe(201);
  expect(theirs.body).not.toEqual(mine.body);
});

test.each(["", "x".repeat(256), "com espaço"])("a malformed key is refused by name: %j", async (idempotencyKey) => {
  const at = await workspace();
  expect(await create(at, idempotencyKey)).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining("Idempotency-Key") } },
  });
});
