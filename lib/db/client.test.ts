import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { newId } from "./id.ts";

const { db } = await testDatabase();

test("the relations of a row that is read within a transaction are asked for one by one", async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on("warning", note);
  const include = { invites: true, keys: true, members: true, projects: true } as const;
  const made = await db.$transaction((tx) => tx.workspace.create({ data: { id: newId("ws"), name: "Café" }, include }));
  await setImmediate();
  process.off("warning", note);
  expect(made).toMatchObject({ name: "Café", invites: [], keys: [], members: [], projects: [] });
  expect(warnings).toEqual([]);
});
