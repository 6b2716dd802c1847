import { expect, test } from "vitest";
import { findFiles, tagsOf } from "./files.ts";

const photo = (id: string, tags: string[], altText: string | null = null) => ({
  id,
  url: "",
  description: "IMG 1",
  altText,
  tags,
  posts: 0,
  width: null,
  height: null,
  createdAt: "",
});
const FILES = [photo("1", ["pães", "balcão"]), photo("2", ["pães"], "Pão de queijo na cesta")];
const found = (search: string, tag: string | null = null) => findFiles(FILES, { search, tag }).map(({ id }) => id);

test("a file is found by what is said of it, without accents too, within a tag", () => {
  expect(found("pao queijo")).toEqual(["2"]);
  expect(found("BALCÃO")).toEqual(["1"]);
  expect(found("", "pães")).toEqual(["1", "2"]);
  expect(found("cesta", "balcão")).toEqual([]);
  expect(tagsOf(FILES)).toEqual([
    { tag: "pães", count: 2 },
    { tag: "balcão", count: 1 },
  ]);
});
