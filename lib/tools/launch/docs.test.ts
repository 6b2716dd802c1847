import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PLACE = /^(?:app|components|docs|e2e|lib|pages|prisma|public)\/[^<>{}*\s]*$/;

/** What a page names between backticks, or links to beside itself. */
function placesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const named = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = ""]) => name).filter((name) => PLACE.test(name));
  const folder = file.includes("/") ? file.slice(0, file.lastIndexOf("/") + 1) : "";
  const linked = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, link = ""]) => `${folder}${link}`);
  return [...named, ...linked];
}

test.each(globSync(["*.md", "docs/*.md"]).toSorted())("what %s speaks of is there", (file) => {
  expect(placesIn(file).filter((place) => !existsSync(place))).toEqual([]);
});
