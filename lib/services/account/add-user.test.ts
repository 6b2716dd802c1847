import { expect, test } from "vitest";
import { fixedClock } from "#lib/tools/testing/clock.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { addUser } from "./add-user.ts";

const { db } = await testDatabase();
const { now } = fixedClock("2026-11-20T12:00:00Z");
const add = (name: string) =>
  db.$transaction((tx) => addUser({ db: tx, now }, { name, email: `${name}@example.com`, passwordHash: null }));

test("of those who come first at once one owns the installation, and nobody after", async () => {
  const first = await Promise.all(["ana", "bia", "caio", "davi"].map(add));
  expect(first.filter(({ ownsInstallation }) => ownsInstallation)).toHaveLength(1);
  expect(await add("elis")).toMatchObject({ ownsInstallation: false });
});
