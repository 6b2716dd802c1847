import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ENTRIES } from "#lib/domain/entries.ts";
import { THREADS } from "./configuration.ts";

/** Of pictures and hashes at most so many are under way at once. */
const HELD = ENTRIES.password.atOnce + ENTRIES.inspection.atOnce + ENTRIES.smallerPicture.atOnce;

/** Holds so many threads for as long as a picture does, and says whether a file is read meanwhile. */
const SCRIPT = `
  const { scrypt } = require("node:crypto");
  const { stat } = require("node:fs/promises");
  let held = ${HELD};
  const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
  for (let at = 0; at < ${HELD}; at++) scrypt("a", "b", 32, cost, () => held--);
  stat(".").then(() => process.stdout.write(String(held)));
`;

test("who hashes and who draws leave a thread to whoever asks the disk or the database", async () => {
  const env = { ...process.env, ...THREADS };
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", SCRIPT], { env });
  expect(Number(stdout)).toBe(HELD);
});
