import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDrawable, undrawable } from "#lib/domain/drawable.ts";
import { FACES, FALLBACK, SUBSETS } from "./fonts.ts";

const file = join("node_modules", "@fontsource", FACES[FALLBACK].folder, "unicode.json");
const ranges = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)
  .filter(([subset]) => SUBSETS.includes(subset))
  .flatMap(([, told]) => told.split(","))
  .map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
const hasLetter = (code: number) => ranges.some(([from, to]) => from <= code && code <= to);
const isPicture = (letter: string) =>
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u.test(letter);

test("what is called drawable is in the fonts that are loaded, or a picture", () => {
  const wrong: string[] = [];
  for (let code = 0x20; code < 0x3100; code++) {
    const letter = String.fromCodePoint(code);
    if (/\p{Cn}|\p{Cc}|\p{M}|\p{Co}/u.test(letter) || isPicture(letter)) continue;
    if (isDrawable(letter) && !hasLetter(code)) wrong.push(code.toString(16));
  }
  // The keycap's frame is drawn with its digit, as a picture.
  expect(wrong).toEqual([]);
});

test("letters of other scripts are named, and emoji are fine", () => {
  expect(undrawable("Café não é 咖啡")).toBe("咖");
  expect(undrawable("Ação, ñandú, “jogo”… 1️⃣ ✅ 🇧🇷 👩🏽‍🍳 € R$ 5–7 Ωμ Привет")).toBeNull();
});
