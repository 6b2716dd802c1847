import { expect, test } from "vitest";
import { isComplete } from "./install.mjs";

const lock = (packages: object) => JSON.stringify({ packages });
const WANTED = lock({
  "": { version: "1.0.0" },
  "node_modules/next": { version: "16.0.0" },
  "node_modules/vitest": { version: "5.0.0", dev: true },
  "node_modules/sharp-of-another-machine": { version: "1.0.0", optional: true },
});
const NEXT = { "node_modules/next": { version: "16.0.0" } };

test.each([
  ["what only runs is there, and more is not asked for", NEXT, false, true],
  ["the tools lack", NEXT, true, false],
  ["the tools are there", { ...NEXT, "node_modules/vitest": { version: "5.0.0" } }, true, true],
  ["a package lacks", {}, false, false],
  ["a package is of another version", { "node_modules/next": { version: "15.0.0" } }, false, false],
])("an installation: %s", (_, present, includesTools, complete) => {
  expect(isComplete(WANTED, lock(present), includesTools)).toBe(complete);
});
