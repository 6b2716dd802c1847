import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { operations } from "#lib/contract/index.ts";
import { isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import { type Place, placeOf } from "#lib/http/server/place.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}${file}`, "utf8");

/** Whatever is no page hands over to whom our own server asks before Next. */
const MOUNTS: Record<string, Place> = {
  "app/v1/[[...path]]/route.ts": "api",
  "app/api/app/[[...path]]/route.ts": "app",
  "app/api/auth/[...nextauth]/route.ts": "signIn",
  "app/api/[[...path]]/route.ts": "site",
  "app/media/[[...path]]/route.ts": "media",
  "app/healthz/route.ts": "health",
  "app/readyz/route.ts": "ready",
};

/** What is read as a page is, by whoever likes: the description as text. */
const TEXTS = ["app/docs.md/route.ts", "app/llms.txt/route.ts"];

test("every way into the server is one of the known", () => {
  const found = globSync(["app/**/route.{ts,tsx,js,mjs}", "pages/**/*.*"], { cwd: ROOT });
  expect(found.toSorted()).toEqual([...Object.keys(MOUNTS), ...TEXTS].toSorted());
  const code = globSync("{app,components,lib}/**/*.{ts,tsx}", { cwd: ROOT, exclude: ["lib/db/generated/**"] });
  expect(code.filter((file) => /^\s*["']use server["']/m.test(read(file)))).toEqual([]);
});

test.each(Object.entries(MOUNTS))("%s hands every verb over", (file, place) => {
  expect(read(file)).toContain(
    `\nexport const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mount("${place}");\n`,
  );
  expect(read(file).match(/\b(?:export|mount\()/g), "and nothing else").toHaveLength(3);
  const path = file.replace(/^app(.*)\/route\.ts$/, "$1").replace(/\[+\.\.\.\w+\]+$/, "any");
  expect(placeOf(path, null).place).toBe(place);
});

test.each(TEXTS)("%s answers a reader alone", (file) => {
  expect(read(file).match(/export const [A-Z]+/g)).toEqual(["export const GET"]);
  expect(placeOf(file.slice("app".length, -"/route.ts".length), null).place).toBe("page");
});

test("Next cuts no file that is sent: the proxy stays out of the way of each", () => {
  const [, matcher = ""] = /matcher: "([^"]+)"/.exec(read("proxy.ts")) ?? [];
  const passes = new RegExp(`^${matcher}$`);
  expect(passes.test("/plan")).toBe(true);
  for (const operation of Object.values<Operation>(operations)) {
    if (isSite(operation)) expect(passes.test(`${PREFIX.site}${operation.path}`)).toBe(false);
  }
});
