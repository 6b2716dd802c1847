import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { operations } from "#lib/contract/index.ts";
import { type Door, isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}${file}`, "utf8");

/** Whatever answers requests without the dispatcher: where people sign in, and the two that say whether we live. */
const APART = ["app/api/auth/[...nextauth]/route.ts", "app/healthz/route.ts", "app/readyz/route.ts"];

/** Everything else hands over to the dispatcher, each by one door. */
const MOUNTS: Record<string, Door> = {
  "app/v1/[[...path]]/route.ts": "api",
  "app/api/app/[[...path]]/route.ts": "app",
  "app/api/[[...path]]/route.ts": "site",
  "pages/api/media/[...key].ts": "site",
};

test("every way into the server is one of the known", () => {
  const found = globSync(["app/**/route.{ts,tsx,js,mjs}", "pages/**/*.*"], { cwd: ROOT });
  expect(found.toSorted()).toEqual([...APART, ...Object.keys(MOUNTS)].toSorted());
  const code = globSync("{app,components,lib,pages}/**/*.{ts,tsx}", { cwd: ROOT, exclude: ["lib/db/generated/**"] });
  expect(code.filter((file) => /^\s*["']use server["']/m.test(read(file)))).toEqual([]);
});

test.each(Object.entries(MOUNTS))("%s hands every verb over to the dispatcher", (file, door) => {
  const text = read(file);
  expect(text).toContain(`const answer = mount("${door}");`);
  expect(text.match(/\bmount\(/g)).toHaveLength(1);
  if (!file.startsWith("app/")) return;
  expect(file).toBe(`app${PREFIX[door]}/[[...path]]/route.ts`);
  for (const verb of ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]) {
    expect(text).toContain(`answer as ${verb},`);
  }
  expect(text.match(/\bas [A-Z]+,/g)).toHaveLength(7);
});

test("Next cuts no file that is sent: the proxy stays out of the way of each", () => {
  const [, matcher = ""] = /matcher: "([^"]+)"/.exec(read("proxy.ts")) ?? [];
  const passes = new RegExp(`^${matcher}$`);
  for (const operation of Object.values<Operation>(operations)) {
    if (!isSite(operation)) continue;
    const path = `${PREFIX.site}${operation.path}`;
    expect([path, passes.test(path)]).toEqual([path, operation.bodyKind !== "file"]);
  }
});
