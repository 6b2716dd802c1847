import { expect, test, vi } from "vitest";
import { ID_KINDS, isId } from "#lib/domain/id.ts";
import { newId } from "./id.ts";

test("an id is its kind and 26 lower-case Crockford characters", () => {
  for (const kind of ID_KINDS) {
    const id = newId(kind);
    expect(id).toMatch(new RegExp(`^${kind}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
    expect(isId(kind, id)).toBe(true);
  }
});

test("an id is of one kind alone, and malformed ones are of none", () => {
  const body = newId("post").slice("post_".length);
  expect(isId("slide", `post_${body}`)).toBe(false);
  for (const text of ["", "post", "post_", body, `post_${body}0`, `post_${body.slice(1)}`, `post_8${body.slice(1)}`])
    expect(isId("post", text)).toBe(false);
  for (const odd of ["u", "i", "l", "o", "A", "-", "\n", "é"])
    expect(isId("post", `post_${body.slice(0, 25)}${odd}`)).toBe(false);
});

test("ids sort as they were made, within a millisecond and when the clock is set back", () => {
  const clock = vi.spyOn(Date, "now");
  try {
    const now = Date.now();
    const ids = Array.from({ length: 50_000 }, (_, made) => {
      clock.mockReturnValue(made % 10 === 0 ? now - made : now);
      return newId("post");
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  } finally {
    clock.mockRestore();
  }
});

test("an id tells nothing of the next one, even within a millisecond", () => {
  const ids = Array.from({ length: 2_000 }, () => valueOf(newId("key").slice("key_".length)));
  const steps = ids.slice(1).map((value, at) => value - (ids[at] ?? 0n));
  expect(steps.filter((step) => step < 1n << 48n)).toHaveLength(0);
});

test("the first ten characters tell when it was made", () => {
  const before = Date.now();
  const time = Number(valueOf(newId("ws").slice("ws_".length, "ws_".length + 10)));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now() + 1);
});

function valueOf(text: string): bigint {
  return Array.from(text).reduce((sum, c) => sum * 32n + BigInt("0123456789abcdefghjkmnpqrstvwxyz".indexOf(c)), 0n);
}
