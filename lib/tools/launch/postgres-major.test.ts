import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { refuseOtherMajor } from "./postgres-major.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

function clusterOf(version: string) {
  const cluster = join(temporaryDirectory("cluster"), "data");
  onTestFinished(() => rmSync(join(cluster, ".."), { recursive: true, force: true }));
  mkdirSync(cluster);
  writeFileSync(join(cluster, "PG_VERSION"), `${version}\n`);
  return cluster;
}

test("data of another PostgreSQL are refused with what to do, and not touched", () => {
  expect(() => refuseOtherMajor(clusterOf("16"), "postgres (PostgreSQL) 18.4")).toThrow(
    /made by PostgreSQL 16, and this Pauta brings 18: nothing was changed.*DATABASE_URL.*pg_dump/,
  );
  expect(() => refuseOtherMajor(clusterOf("19"), "postgres (PostgreSQL) 18.4")).toThrow(/PostgreSQL 19/);
});

test("data of the same PostgreSQL are taken, and a place without any", () => {
  refuseOtherMajor(clusterOf("18"), "postgres (PostgreSQL) 18.4");
  refuseOtherMajor(join(temporaryDirectory("cluster"), "data"), "postgres (PostgreSQL) 18.4");
});
