import { expect, test } from "vitest";
import { distinct } from "./answers.ts";

test("a fact that a question and a myth both tell is told once", () => {
  const told = distinct([
    {
      said: "Does shaving make a beard grow thicker?",
      answer: "No, the cut tip is blunt, so it only looks thicker. The hair is the same.",
    },
    { said: "Myth: a shaved beard grows thicker", answer: "The cut tip is blunt, so it looks thicker." },
    { said: "How often should I trim a beard?", answer: "Every two weeks, along the neck first." },
  ]);
  expect(told.map(({ said }) => said)).toEqual([
    "Does shaving make a beard grow thicker?",
    "How often should I trim a beard?",
  ]);
});
