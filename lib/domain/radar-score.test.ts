import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grown, median, MIN_POSTS, scoreAccount } from "./radar-score.ts";

const AT = new Date("2026-11-20T12:00:00Z");
const DAY_MS = 86_400_000;
const at = (ageDays: number) => new Date(AT.getTime() - ageDays * DAY_MS);
/** What is seen of a post that will end with `final` views. */
const post = (final: number, ageDays: number) => ({ views: final * grown(ageDays * DAY_MS), publishedAt: at(ageDays) });
const scoresOf = (posts: ReturnType<typeof post>[]) => scoreAccount(posts, AT)?.posts.map(({ score }) => score) ?? [];

const finals = fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: MIN_POSTS, maxLength: 40 });
const ages = fc.double({ min: 1, max: 60, noNaN: true });

describe("the score of a post", () => {
  test("of twice the median views is 2, in an account of any size and at any age", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 100_000_000 }),
        fc.array(ages, { minLength: 7, maxLength: 7 }),
        (size, days) => {
          const [first = 1, ...others] = days;
          const posts = [post(2 * size, first), ...others.map((day) => post(size, day))];
          expect(scoresOf(posts)).toEqual([2, 1, 1, 1, 1, 1, 1]);
        },
      ),
    );
  });

  test("stays when all of an account's views are multiplied", () => {
    fc.assert(
      fc.property(finals, ages, fc.integer({ min: 2, max: 1000 }), (views, day, times) => {
        const plain = scoresOf(views.map((final) => post(final, day)));
        expect(scoresOf(views.map((final) => post(final * times, day)))).toEqual(plain);
      }),
    );
  });

  test("of 0.405 is 0.41 at any age, though no two divisions end in the same digits", () => {
    fc.assert(
      fc.property(ages, (day) => {
        const [half] = scoresOf([405, 1000, 1000, 1000, 1000].map((views) => post(views, day)));
        expect(half).toBe(0.41);
      }),
    );
  });

  test("stays as the posts grow older", () => {
    fc.assert(
      fc.property(finals, ages, ages, (views, young, old) => {
        expect(scoresOf(views.map((final) => post(final, young)))).toEqual(
          scoresOf(views.map((final) => post(final, old))),
        );
      }),
    );
  });

  test("grows with the views, whatever the others have", () => {
    fc.assert(
      fc.property(finals, ages, (views, day) => {
        const scored = views.map((final, index) => ({
          final,
          score: scoresOf(views.map((one) => post(one, day)))[index] ?? 0,
        }));
        const sorted = scored.toSorted((a, b) => a.final - b.final).map(({ score }) => score);
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  test("is half above and half below 1 in its own account", () => {
    fc.assert(
      fc.property(finals, ages, (views, day) => {
        expect(median(scoresOf(views.map((final) => post(final, day))))).toBeCloseTo(1, 1);
      }),
    );
  });
});

test("a post of less than a day waits, and an account of four posts has no usual", () => {
  const four = [3, 4, 5, 6].map((day) => post(1000, day));
  expect(scoreAccount([...four, post(9000, 0.9)], AT)).toBeNull();
  expect(scoreAccount([...four, post(9000, 1)], AT)?.posts.map(({ score }) => score)).toEqual([1, 1, 1, 1, 9]);
});

test("an account that nobody sees has no usual", () => {
  expect(
    scoreAccount(
      [1, 2, 3, 4, 5].map((day) => post(0, day)),
      AT,
    ),
  ).toBeNull();
});
