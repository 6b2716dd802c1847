import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSecret, openDataDirectory } from "./data-directory.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("a secret is made once, and is its owner's alone", () => {
  const data = openDataDirectory(temporaryDirectory("secrets"));
  const secret = keptSecret(data, "session");
  expect(keptSecret(data, "session")).toBe(secret);
  expect(keptSecret(data, "tokens")).not.toBe(secret);
  expect(modeOf(join(data.path, "secrets"))).toBe("700");
  expect(modeOf(join(data.path, "secrets", "session"))).toBe("600");
});

test("secrets that a copy or a backup has opened to others are closed again", () => {
  const data = openDataDirectory(temporaryDirectory("secrets"));
  const folder = join(data.path, "secrets");
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "session"), "kept", { mode: 0o644 });
  expect(keptSecret(data, "session")).toBe("kept");
  expect(modeOf(folder)).toBe("700");
  expect(modeOf(join(folder, "session"))).toBe("600");
});
