import { hash, randomBytes } from "node:crypto";
import { toBase32 } from "./totp.ts";

const BYTES = 10;

/** Long enough that its hash tells nothing of it. */
export const makeRecoveryCode = (): string => inGroups(toBase32(randomBytes(BYTES)));

const inGroups = (text: string) => (text.match(/.{4}/g) ?? []).join("-");

/** However it was typed. */
export const hashRecoveryCode = (typed: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hash("sha256", typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, ""), "buffer"));
