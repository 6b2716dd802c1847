import { createHmac, timingSafeEqual } from "node:crypto";

const signatureOf = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", secret).update(purpose).update("\0").update(text).digest();

/** A text that only we can have written, for one purpose, as it stands in a link. */
export const sign = (secret: string, purpose: string, text: string): string =>
  [Buffer.from(text), signatureOf(secret, purpose, text)].map((bytes) => bytes.toString("base64url")).join(".");

/** The text of such a link; null for what we did not write, or wrote for something else. */
export function openSigned(secret: string, purpose: string, signed: string): string | null {
  const [body = "", signature = ""] = signed.split(".");
  const text = Buffer.from(body, "base64url").toString();
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(secret, purpose, text)];
  return given.length === right.length && timingSafeEqual(given, right) ? text : null;
}
