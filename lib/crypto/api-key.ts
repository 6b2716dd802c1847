import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const SECRET_BYTES = 24;
const CHECKSUM_LENGTH = 6;
const FORM = /^sk_[A-Za-z0-9_-]{32}[0-9a-z]{6}$/;

const checksum = (random: string) => crc32(random).toString(36).padStart(CHECKSUM_LENGTH, "0").slice(-CHECKSUM_LENGTH);

/** A new secret; only its hash is ever stored. */
export function makeApiKey(): string {
  const random = randomBytes(SECRET_BYTES).toString("base64url");
  return `sk_${random}${checksum(random)}`;
}

/** Whether a text can be a key at all: a mistyped one is told apart without asking the database. */
export function isApiKey(text: string): boolean {
  return FORM.test(text) && checksum(text.slice(3, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

export const hashApiKey = (secret: string): Uint8Array<ArrayBuffer> => new Uint8Array(hash("sha256", secret, "buffer"));

/** What the app shows of a key. */
export const apiKeyPrefix = (secret: string): string => secret.slice(0, 9);
