import { expect, test } from "vitest";
import { hashRecoveryCode, makeRecoveryCode } from "./recovery-code.ts";
import { makeTotpSecret, toBase32, totpAt, totpStep } from "./totp.ts";

/** Of RFC 6238, appendix B, whose codes have eight digits. */
const SECRET = toBase32(Buffer.from("12345678901234567890"));

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at second %d the code is that of the standard", (second, code) => {
  expect(totpAt(SECRET, new Date(second * 1000))).toBe(code.slice(-6));
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j is written in base 32 as the standard says", (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});

test("a code serves in its step and the two beside it, and not once a later one was taken", () => {
  const at = new Date(1_800_000_000_000);
  const step = at.getTime() / 30_000;
  const code = totpAt(SECRET, at);
  const later = (ms: number) => new Date(at.getTime() + ms);
  expect([-30_000, 0, 59_999].map((ms) => totpStep(SECRET, code, later(ms)))).toEqual([step, step, step]);
  expect([-30_001, 60_000].map((ms) => totpStep(SECRET, code, later(ms)))).toEqual([null, null]);
  expect(totpStep(SECRET, code, at, step)).toBeNull();
});

test("a secret has 160 bits, a recovery code 80, and none is made twice", () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const codes = Array.from({ length: 100 }, makeRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(new Set(codes).size).toBe(100);
});

test("a recovery code is known however it was typed", () => {
  expect(hashRecoveryCode(" abcd efgh ijkl mnop")).toEqual(hashRecoveryCode("ABCD-EFGH-IJKL-MNOP"));
});
