import { randomBytes } from "node:crypto";
import type { IdKind } from "#lib/domain/id.ts";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const RANDOM_BITS = 80n;

const LEAST_STEP = 1n << 48n;

let last = 0n;

/** 48 bits of time and 80 of chance: ids of one process sort as they were made, and none tells the next. */
export function newId(kind: IdKind): string {
  const drawn = (BigInt(Date.now()) << RANDOM_BITS) | randomBits(10);
  // Within a millisecond, or with the clock set back: a random step on, never a near number.
  last = drawn > last ? drawn : last + randomBits(8) + LEAST_STEP;
  return `${kind}_${encode(last)}`;
}

const randomBits = (bytes: number) => BigInt(`0x${randomBytes(bytes).toString("hex")}`);

function encode(value: bigint): string {
  let text = "";
  for (let shift = 125n; shift >= 0n; shift -= 5n) text += ALPHABET.charAt(Number((value >> shift) & 31n));
  return text;
}
