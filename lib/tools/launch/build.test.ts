import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sourceStamp } from "./build.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

function checkout() {
  const root = temporaryDirectory("build");
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text = "") => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("app/page.tsx", "one");
  write("lib/domain/plan.ts", "one");
  return { root, write };
}

test.each([
  "app/page.tsx",
  "app/v1/[[...path]]/route.ts",
  "components/a.tsx",
  "pages/api/media/[...key].ts",
  "lib/domain/plan.ts",
  "public/icon.svg",
  "next.config.mjs",
  "package-lock.json",
  "prisma/schema.prisma",
])("a change of %s asks for a build", (path) => {
  const { root, write } = checkout();
  const before = sourceStamp(root);
  write(path, "two");
  expect(sourceStamp(root)).not.toBe(before);
});

test.each(["lib/domain/plan.test.ts", "lib/tools/launch/start.ts", "README.md", ".data/lock"])(
  "a change of %s does not",
  (path) => {
    const { root, write } = checkout();
    const before = sourceStamp(root);
    write(path, "two");
    expect(sourceStamp(root)).toBe(before);
  },
);

test("a file that moves or goes asks for a build", () => {
  const { root } = checkout();
  const before = sourceStamp(root);
  renameSync(join(root, "app/page.tsx"), join(root, "app/layout.tsx"));
  const moved = sourceStamp(root);
  rmSync(join(root, "app/layout.tsx"));
  expect(new Set([before, moved, sourceStamp(root)]).size).toBe(3);
});
