import { expect, test } from "vitest";
import { zoneLabel } from "./zone-label.ts";

test("a zone is called by its city, as it is spelled", () => {
  expect(["America/Sao_Paulo", "America/New_York", "America/Argentina/Tucuman", "UTC"].map(zoneLabel)).toEqual([
    "São Paulo (America)",
    "New York (America)",
    "Tucumán (America / Argentina)",
    "UTC",
  ]);
});
