import { expect, test } from "vitest";
import type { Format } from "#lib/domain/format.ts";
import { readAsked } from "#lib/writing/answer/read-asked.ts";
import { examine } from "#lib/writing/model/examine.ts";
import { careless, SLIPS, WRAPS } from "./careless.ts";
import { type Good, goodAnswers } from "./good.ts";

const ANSWERS = 250;

function faultsOf({ brief }: Good, answer: string): string[] {
  const asked = readAsked<Format>(brief.format, answer);
  return asked ? examine<Format>(brief, asked, false).faults.map(({ at, says }) => `${at}: ${says}`) : ["unread"];
}

const goods = goodAnswers();

test("good answers are of all formats, many brands and three languages", () => {
  expect(new Set(goods.map(({ brief }) => brief.format)).size).toBe(6);
  expect(new Set(goods.map(({ brief }) => brief.brand.profileName)).size).toBeGreaterThan(20);
  expect(new Set(goods.map(({ brief }) => brief.language)).size).toBe(3);
});

test(`of ${ANSWERS} careless answers at least 240 make a post without a second call`, () => {
  const failed = Array.from({ length: ANSWERS }, (_, index) => {
    const good = goods[index % goods.length] ?? goods[0];
    if (!good) return [];
    const { answer, slips } = careless(good.asked, good.brief.language, index + 1);
    const faults = faultsOf(good, answer);
    return faults.length > 0 ? [`${good.brief.format}: ${slips.join(", ")}: ${faults.join("; ")}`] : [];
  }).flat();
  expect(failed.length, failed.join("\n")).toBeLessThanOrEqual(ANSWERS - 240);
});

test.each([...Object.keys(SLIPS), ...Object.keys(WRAPS)])("most answers with %s make a post", (name) => {
  const some = goods.filter((_, index) => index % 4 === 0);
  const passed = some.filter((good) => {
    const told = SLIPS[name]?.({ ...good.asked }, { sentence: "E só.", clause: "e só" }) ?? { ...good.asked };
    const answer = WRAPS[name]?.(JSON.stringify(told), told) ?? JSON.stringify(told);
    return faultsOf(good, answer).length === 0;
  });
  expect(passed.length / some.length).toBeGreaterThan(0.85);
});
