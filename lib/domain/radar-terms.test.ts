import { expect, test } from "vitest";
import { cleanTarget } from "./radar.ts";
import { isPlain } from "#lib/writing/radar/radar-words.ts";
import { fitOf, termsOf } from "./radar-terms.ts";

const brand = {
  profileName: "Café Aurora",
  description: "Cafeteria em Belo Horizonte que torra cafés de pequenos produtores.",
  audience: "Quem toma café todo dia.",
  contentPreferences: "Métodos de preparo, origem dos grãos, bastidores da torra.",
};

test("terms are what the brand does, without places, names and small words", () => {
  expect(termsOf(brand, 5, isPlain)).toEqual(["torra", "cafés", "cafeteria", "produtores", "métodos"]);
  expect(termsOf({ ...brand, description: "", audience: "", contentPreferences: "" }, 5, isPlain)).toEqual([]);
});

test("a text fits when it speaks of a term in any of its forms", () => {
  expect(fitOf(["torra", "café"], ["Torrar em casa", "O CAFÉ da tarde", "Bolo de cenoura", "#cafeteria"])).toBe(0.5);
});

test.each([
  ["competitors", "@Torra.da.Serra", "torra.da.serra"],
  ["competitors", "https://social.example/Torra.da.Serra/?hl=pt", "torra.da.serra"],
  ["video_channels", "https://video.example/@TorraDaSerra", "torradaserra"],
  ["video_channels", "UCAbCdEfGhIjKlMnOpQrStUv", "UCAbCdEfGhIjKlMnOpQrStUv"],
  ["hashtags", "##CafeEspecial", "cafeespecial"],
  ["terms", "  café   coado ", "café coado"],
] as const)("a target of %s written as %s is kept as %s", (list, given, kept) => {
  expect(cleanTarget(list, given)).toBe(kept);
});
