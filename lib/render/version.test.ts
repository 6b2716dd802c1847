import { expect, test } from "vitest";
import { contentHash } from "./version.ts";

test("one content has one name: the order of keys and the kind of bytes do not matter", () => {
  expect(contentHash({ a: 1, b: { c: Buffer.from("x"), d: undefined } })).toBe(
    contentHash({ b: { c: Uint8Array.from([120]) }, a: 1 }),
  );
  expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: 2 }));
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]));
});
