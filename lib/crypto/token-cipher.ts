import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) => createHash("sha256").update(`social tokens\n${secret}`).digest();

/** An account's token as the database keeps it: useless without the key, which is elsewhere. */
export function encryptToken(token: string, secret: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv);
  const hidden = Buffer.concat([cipher.update(token, "utf8"), cipher.final()]);
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), hidden]));
}

export function decryptToken(kept: Uint8Array, secret: string): string {
  const bytes = Buffer.from(kept);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

/** A text that only we can read, as it stands in a link. */
export const seal = (text: string, secret: string): string =>
  Buffer.from(encryptToken(text, secret)).toString("base64url");

/** The text of such a link; null for what we did not write. */
export const openSealed = (sealed: string, secret: string): string | null =>
  decryptIfOurs(Buffer.from(sealed, "base64url"), secret);

/** null: it was encrypted under a key that is no longer the installation's, and is lost. */
export function decryptIfOurs(kept: Uint8Array, secret: string): string | null {
  try {
    return decryptToken(kept, secret);
  } catch {
    return null;
  }
}
