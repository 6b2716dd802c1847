import { randomBytes } from "node:crypto";

export const ID_KINDS = [
  "audit",
  "clip",
  "entry",
  "event",
  "insp",
  "inv",
  "key",
  "mail",
  "media",
  "mem",
  "pal",
  "post",
  "proj",
  "radar",
  "run",
  "slide",
  "slot",
  "track",
  "user",
  "worker",
  "ws",
] as const;

export type IdKind = (typeof ID_KINDS)[number];

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SHAPE = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const RANDOM_BITS = 80n;

let last = 0n;

/** 48 bits of time and 80 of chance: ids of one process sort as they were made, and none tells the next. */
export function newId(kind: IdKind): string {
  const drawn = (BigInt(Date.now()) << RANDOM_BITS) | randomBits(10);
  // Within a millisecond, or with the clock set back: a random step on, not the next number.
  last = drawn > last ? drawn : last + randomBits(8) + 1n;
  return `${kind}_${encode(last)}`;
}

export function isId(kind: IdKind, text: string): boolean {
  return text.startsWith(`${kind}_`) && SHAPE.test(text.slice(kind.length + 1));
}

const randomBits = (bytes: number) => BigInt(`0x${randomBytes(bytes).toString("hex")}`);

function encode(value: bigint): string {
  let text = "";
  for (let shift = 125n; shift >= 0n; shift -= 5n) text += ALPHABET.charAt(Number((value >> shift) & 31n));
  return text;
}
