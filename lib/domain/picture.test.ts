import { expect, test } from "vitest";
import { plainSubject } from "./picture.ts";

test.each([
  ["hands of a surgeon in an operating room", "simple everyday objects on a table"],
  ["coffee grinder with beans", "a simple grinder"],
  ["Mickey Mouse birthday cake on a table", "a simple cake"],
  ["blood test", "a simple test"],
  ["Taylor Swift", "simple everyday objects on a table"],
  ["", "simple everyday objects on a table"],
])("%s is asked for more plainly as %s", (subject, plainer) => {
  expect(plainSubject(subject)).toBe(plainer);
});
