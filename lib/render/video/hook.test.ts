import { expect, test } from "vitest";
import type { SpokenWord } from "#lib/ports/voice.ts";
import { hookSeconds, tellsHook } from "./hook.ts";

const spoken = (text: string): SpokenWord[] =>
  text
    .split(" ")
    .map((word, index) => ({ text: word, offset: 0, startSeconds: index / 2, endSeconds: index / 2 + 0.4 }));

test.each([
  ["Seu café amarga? ☕", "Seu café amarga? A culpa é da água.", 1.5],
  ["Seu café amarga?", "Oi, gente! Seu café amarga? Veja.", 2.5],
  ["Seu café amarga?", "Hoje tem pão. Mais tarde: seu café amarga?", 0],
  ["Só isso.", "Só isso.", 0.9],
  ["", "Só isso.", 0],
])("the hook “%s” of “%s” is spoken until %s", (hook, script, seconds) => {
  expect(hookSeconds(hook, spoken(script))).toBeCloseTo(seconds);
});

test("a scene tells the hook when it shows most of its words, not when it shows one of them", () => {
  expect(tellsHook({ value: "Seu café amarga?" }, "Seu café amarga? ☕")).toBe(true);
  expect(tellsHook({ text: "café amarga", label: "por quê" }, "Seu café amarga?")).toBe(true);
  expect(tellsHook({ value: "café" }, "Seu café amarga?")).toBe(false);
  expect(tellsHook({}, "")).toBe(false);
});
