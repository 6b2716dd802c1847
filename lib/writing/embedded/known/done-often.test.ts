import { expect, test } from "vitest";
import { isDoneIn } from "./done-often.ts";

const WOUND = { said: "De quanto em quanto tempo dar corda no relógio?", answer: "Uma vez por dia." };

test.each<[string, string, boolean]>([
  ["de quanto em quanto tempo revisar o relógio", "", false],
  ["de quanto em quanto tempo girar a coroa do relógio", "coroa girar", true],
  ["de quanto em quanto tempo dar corda no relógio", "", true],
  ["how often should I wind a clock", "", true],
])("%s is done there: %s %s", (asked, otherWords, isDone) => {
  expect(isDoneIn({ ...WOUND, otherWords }, asked)).toBe(isDone);
});
