import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { atHome } from "./at-home.ts";
import { namedIn } from "./find-picture.ts";
import { tradeOf } from "./known/trade-of.ts";

const SHOWN: [language: Language, description: string, theme: string, line: string, subject: string | null][] = [
  ["en", "Family solar installers.", "Do solar panels need cleaning?", "A bird may nest below them.", null],
  ["en", "Funeral directors.", "What to do first when someone dies", "Ring the doctor.", null],
  ["es", "Quesería artesana.", "Cómo conservar el queso", "No lo guardes en el armario.", null],
  ["en", "Family florist.", "What to do with a bouquet", "Cut the stems with scissors.", "scissors"],
  ["en", "Family florist.", "Can a dog live with lilies?", "Your dog may eat them.", "dog"],
];

test.each(SHOWN)("%s: %s %s %s shows %s", (language, description, theme, line, subject) => {
  const isAtHome = atHome(tradeOf({ profileName: "", description }), `${theme} ${description}`, language);
  expect(namedIn(line, language).find(isAtHome) ?? null).toBe(subject);
});

test("a brand of no known trade shows whatever it names", () => {
  expect(atHome(null, "", "en")("bird")).toBe(true);
});
