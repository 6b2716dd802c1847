import { expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { openContext, openSystem, type SystemContext } from "./context.ts";

async function opened() {
  const at = await workspace();
  const caller = { workspaceId: at.workspaceId, actor: { kind: "system" } } as const;
  const add = ({ db }: SystemContext, name: string) =>
    db.project.create({ data: { id: newId("proj"), workspaceId: at.workspaceId, name, timezone: "UTC" } });
  const names = async ({ db }: Pick<SystemContext, "db"> = at.runtime) =>
    (await db.project.findMany({ where: { workspaceId: at.workspaceId } })).map(({ name }) => name);
  const system = openSystem(at.runtime);
  return { add, caller, call: { requestId: "test", address: null }, names, system, runtime: at.runtime };
}

const broken = new Error("broken");

test("what is written within a transaction is rolled back with it", async () => {
  const { add, call, caller, names, runtime } = await opened();
  const context = openContext(runtime, caller, call);
  const failed = context.transaction(async (within) => {
    await add(within, "Café");
    await add(context, "Chá");
    throw broken;
  });
  await expect(failed).rejects.toBe(broken);
  // What asks the context that is outside leaves the transaction, and so is not undone with it.
  expect(await names()).toEqual(["Chá"]);
});

test("a nested transaction is part of the one that runs, and speaks for the same caller", async () => {
  const { add, call, caller, names, runtime } = await opened();
  const failed = openContext(runtime, caller, call).transaction(async (within) => {
    await within.transaction(async (nested) => {
      expect(nested).toMatchObject({ ...caller, ...call });
      await nested.transaction((deeper) => add(deeper, "Café"));
    });
    expect(await names(within)).toEqual(["Café"]);
    throw broken;
  });
  await expect(failed).rejects.toBe(broken);
  expect(await names()).toEqual([]);
});

test("a call that is opened within a system's transaction belongs to it", async () => {
  const { add, call, caller, names, system } = await opened();
  const failed = system.transaction(async (within) => {
    await openContext(within, caller, call).transaction((nested) => add(nested, "Café"));
    await within.transaction((nested) => add(nested, "Chá"));
    throw broken;
  });
  await expect(failed).rejects.toBe(broken);
  expect(await names()).toEqual([]);
  await system.transaction((within) => add(within, "Mate"));
  expect(await names()).toEqual(["Mate"]);
});
