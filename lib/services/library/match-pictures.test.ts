import { expect, test } from "vitest";
import { matchPictures } from "./match-pictures.ts";

const picture = (id: string, tags: string[], altText: string | null = null) => ({ id, key: id, tags, altText });
const LIBRARY = [
  picture("loaf", ["pão de queijo"]),
  picture("mill", [], "Moedor de café na bancada"),
  picture("cup", ["xícara"]),
  picture("unsaid", []),
];

test.each([
  [
    "a tag that the page's words say",
    { subject: "table", beside: "Pães de queijo quentinhos" },
    "loaf",
    "pão de queijo",
  ],
  ["a tag that names the subject", { subject: "cup", beside: "" }, "cup", "xícara"],
  [
    "an alt text that names the subject",
    { subject: "coffee grinder", beside: "" },
    "mill",
    "Moedor de café na bancada",
  ],
])("%s is evidence", (_, wish, id, matched) => {
  expect(matchPictures(LIBRARY, [wish], "pt")).toMatchObject([{ picture: { id }, matched }]);
});

test("what nobody said of a picture is no evidence, and a picture is taken once", () => {
  const cup = { subject: "cup", beside: "" };
  expect(matchPictures(LIBRARY, [{ subject: "bicycle", beside: "Bicicleta" }, null], "pt")).toEqual([null, null]);
  expect(matchPictures(LIBRARY, [cup, cup], "pt")).toMatchObject([{ picture: { id: "cup" } }, null]);
});
