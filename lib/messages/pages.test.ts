import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#lib/domain/language.ts";
import { compiledIn, partsIn } from "./compiled.ts";
import { TEXTS } from "./pages.ts";

const files = globSync("app/**/{layout,page}.tsx");
const nameOf = (file: string) => relative("app", file).slice(0, -".tsx".length);
const broughtBy = (file: string): readonly string[] => (TEXTS as Record<string, readonly string[]>)[nameOf(file)] ?? [];
const covers = (parts: readonly string[], used: string) =>
  parts.some((part) => used === part || used.startsWith(`${part}.`));

/** The layouts around a page or a layout, outermost first. */
const layoutsOf = (file: string): string[] =>
  files.filter((one) => one.endsWith("/layout.tsx") && one !== file && file.startsWith(`${dirname(one)}/`));

/** The texts that client components use which a file draws, now or when they are wanted. */
function usedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const code = readFileSync(file, "utf8");
  const used = [...code.matchAll(/useTranslations(?:<[^>]*>)?\(["`]([\w.]+?)\.?["`$]/g)].map(([, part = ""]) => part);
  const imports = /^(?:import|export)\s(?!type\b)[^;"]*?from "([^"]+)"|import\("([^"]+)"\)/gm;
  const drawn = [...code.matchAll(imports)].flatMap(([, from = "", later = ""]) => {
    const path = from || later;
    const target = path.startsWith("#components/") ? path.slice(1) : join(dirname(file), path);
    return path.endsWith(".tsx") || path.endsWith(".ts") ? [target].filter(isDrawn) : [];
  });
  return new Set([...used, ...drawn.flatMap((one) => [...usedBy(one, seen)])]);
}
const isDrawn = (file: string) => /^(app|components)\//.test(file) && existsSync(file);

test.each(files)("%s brings the texts that it uses, and no others", (file) => {
  const around = layoutsOf(file).flatMap(broughtBy);
  const own = broughtBy(file);
  const used = [...usedBy(file)];
  expect(used.filter((part) => !covers([...around, ...own], part))).toEqual([]);
  // A layout brings what the pages in it use.
  const inside = files.filter((one) => file.endsWith("/layout.tsx") && one.startsWith(`${dirname(file)}/`));
  const wanted = [...used, ...inside.flatMap((one) => [...usedBy(one)])];
  const isNeeded = (part: string) => wanted.some((one) => covers([part], one) || covers([one], part));
  expect(own.filter((part) => covers(around, part) || !isNeeded(part))).toEqual([]);
});

test.each(files.filter((file) => broughtBy(file).length > 0))("%s hands its texts over", (file) => {
  expect(readFileSync(file, "utf8")).toContain(`<PageTexts of="${nameOf(file)}">`);
});

test("every row is a page or a layout", () => {
  expect(Object.keys(TEXTS).filter((name) => !files.map(nameOf).includes(name))).toEqual([]);
});

test("a text is never asked for by a name that only the browser knows", () => {
  const asking = globSync("components/**/*.tsx").filter((file) =>
    /useTranslations\(\)/.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual([]);
});

test.each(LANGUAGES)("every text in %s can be read", (language) => {
  expect(Object.keys(compiledIn(language))).not.toEqual([]);
  expect(partsIn(language, ["posts.format"])["posts.format"]?.["carousel"]).toEqual(expect.any(String));
});
