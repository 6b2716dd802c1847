import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Prefixes tell the kinds apart; 1790 belongs to the seeded posts. Ids stay strings: they exceed 2^53. */
const PREFIX = { account: "17841", scoped: "2", container: "1788", media: "180", comment: "1785", hashtag: "1784300" };

export function newId(kind: keyof typeof PREFIX): string {
  const prefix = PREFIX[kind];
  let id = prefix;
  while (id.length < 17) id += String(randomInt(10));
  return id;
}

/** The short name in a post's address: its id written in base 64. */
export function shortcodeOf(id: string): string {
  let rest = BigInt(id);
  let code = "";
  while (rest > 0n) {
    code = (ALPHABET[Number(rest % 64n)] ?? "") + code;
    rest /= 64n;
  }
  return code;
}

export function idOfShortcode(code: string): string | null {
  if (!/^[\w-]{8,12}$/.test(code)) return null;
  let id = 0n;
  for (const letter of code) id = id * 64n + BigInt(ALPHABET.indexOf(letter));
  return String(id);
}
