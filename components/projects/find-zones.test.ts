import { expect, test } from "vitest";
import { findZones } from "./find-zones.ts";

const found = (typed: string, chosen = "UTC") => findZones(typed, { chosen, locale: "pt" }).map(({ value }) => value);

test.each([
  ["sao paulo", "America/Sao_Paulo"],
  ["São Pau", "America/Sao_Paulo"],
  ["LISBON", "Europe/Lisbon"],
  ["europe lis", "Europe/Lisbon"],
  ["nova york", "America/New_York"],
])("%s finds a zone, whatever its accents and capitals", (typed, zone) => expect(found(typed)).toEqual([zone]));

test.each(["-03", "-3", "-03:00", "−03", "UTC-3", "gmt-03:00"])("%s finds the zones three hours behind", (typed) => {
  const zones = findZones(typed, { chosen: "UTC", locale: "pt" });
  expect(zones.map(({ value }) => value)).toContain("America/Sao_Paulo");
  expect(zones.filter(({ note }) => !note.startsWith("UTC−03"))).toEqual([]);
});

test("nothing typed lists them all, the chosen one too where the browser does not know it", () => {
  expect(found("", "Etc/GMT+12")).toContain("Etc/GMT+12");
  expect(found("").length).toBeGreaterThan(300);
  expect(found("nowhere")).toEqual([]);
});
