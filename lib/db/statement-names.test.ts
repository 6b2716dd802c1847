import { expect, test } from "vitest";
import { createStatementNames } from "./statement-names.ts";

test("a statement has a name from the second time on, and always the same", () => {
  const nameOf = createStatementNames();
  expect(nameOf("SELECT 1")).toBe("");
  const name = nameOf("SELECT 1");
  expect(name).not.toBe("");
  expect(nameOf("SELECT 1")).toBe(name);
  nameOf("SELECT 2");
  expect(nameOf("SELECT 2")).not.toBe(name);
});

test("however many statements there are, few have names, and those that have keep them", () => {
  const nameOf = createStatementNames(3);
  const ask = (text: string) => [nameOf(text), nameOf(text)].at(-1);
  const named = ["a", "b", "c"].map(ask);
  expect(new Set(Array.from({ length: 50 }, (_, index) => ask(`d${index}`)))).toEqual(new Set([""]));
  expect(["a", "b", "c"].map(ask)).toEqual(named);
});

test("what comes by once alone takes no name from what comes again", () => {
  const nameOf = createStatementNames(3);
  for (let index = 0; index < 50; index++) nameOf(`once ${index}`);
  nameOf("again");
  expect(nameOf("again")).not.toBe("");
});
