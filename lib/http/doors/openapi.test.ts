import { readFile } from "node:fs/promises";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { operations } from "#lib/contract/index.ts";
import type { Operation } from "#lib/contract/operation.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { describeApi, openApiText } from "./openapi.ts";

test("the description passes a linter without errors", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: openApiText(), config });
  expect(problems.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
});

test("its paths and verbs are the registry's, but for what only the app may", () => {
  const described = Object.entries(describeApi().paths).flatMap(([path, item]) =>
    Object.keys(item).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const registered = Object.values(operations as Record<string, Operation>)
    .filter(({ audience }) => audience === undefined)
    .map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(registered.toSorted());
});

test("it is served without a key", async () => {
  const { send } = await workspace();
  const answer = await send("/v1/openapi.json");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(JSON.parse(openApiText()));
});

test("the copy in public is up to date: npm run check -- --fix writes it", async () => {
  const copy = await readFile(new URL("../../../public/openapi.json", import.meta.url), "utf8");
  expect(copy.trim()).toBe(openApiText());
});
