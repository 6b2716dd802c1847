import { createHmac, randomBytes } from "node:crypto";

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding: what authenticator apps take, and people can type. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, "0"), 2))).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export const makeTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

const stepAt = (at: Date) => Math.floor(at.getTime() / STEP_MS);

/** The code of a moment, by RFC 6238: SHA-1, six digits, half a minute. */
export const totpAt = (secret: string, at: Date): string => codeOf(secret, stepAt(at));

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Of which step a code is: of now or of a neighbour, as clocks differ, and later than `after`; null for none. */
export function totpStep(secret: string, code: string, at: Date, after = 0): number | null {
  const now = stepAt(at);
  return [now, now - 1, now + 1].find((step) => step > after && codeOf(secret, step) === code) ?? null;
}
