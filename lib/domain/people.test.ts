import { expect, test } from "vitest";
import { handleIn } from "./people.ts";

test.each([
  [" @Padaria.Aurora ", "padaria.aurora"],
  ["https://www.instagram.com/cafe_do_bairro/", "cafe_do_bairro"],
  ["", null],
  ["duas palavras", null],
  ["a".repeat(31), null],
])("%j is the account %j", (typed, handle) => expect(handleIn(typed)).toBe(handle));
