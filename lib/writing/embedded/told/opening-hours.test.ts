import { expect, test } from "vitest";
import { areOpeningHours } from "./opening-hours.ts";

test.each(["Mon to Sat 9-6", "De lunes a sábado 9 a 20h", "seg a sex das 8h às 18h", "7am-5:30pm", "De 7 a 15h"])(
  "%s: when somebody is there",
  (text) => {
    expect(areOpeningHours(text)).toBe(true);
  },
);

test.each([
  "Sat 14 June 10-4",
  "sexta 3 a domingo 5 de julho",
  "Quartas 20h",
  "Tuesdays and Thursdays 7pm",
  "14 de mayo",
])("%s: a day to come on", (text) => {
  expect(areOpeningHours(text)).toBe(false);
});
