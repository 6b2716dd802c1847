import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { ofKind } from "./of-kind.ts";

test.each<[Language, string, string]>([
  ["en", "How often should a cockapoo be groomed", "How often should a dog be groomed"],
  ["pt", "Por que as folhas da minha jiboia estão amarelando?", "Por que as folhas da minha planta estão amarelando?"],
  ["es", "Cada cuánto se baña un caniche", "Cada cuánto se baña un perro"],
  ["en", "Do labs need a lot of exercise", "Do dogs need a lot of exercise"],
  ["en", "What our laboratory does", "What our laboratory does"],
])("%s: %s is asked as %s", (language, asked, wanted) => {
  expect(ofKind(asked, language)).toBe(wanted);
});
