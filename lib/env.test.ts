import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("an empty environment is one that works", () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", WORKERS: 1, RATE_LIMIT_PER_MINUTE: 60 });
});

test("an empty value is an absent one", () => {
  expect(readEnv({ DATABASE_URL: "", PORT: "" })).toMatchObject({ PORT: 3000 });
});

test.each([
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: "http" }, "PORT"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [{ STORAGE_URL: "ftp:x" }, "STORAGE_URL"],
  [{ APP_URL: "pauta" }, "APP_URL"],
  [{ TEXT_VENDOR: "openai", TEXT_MODEL: "m" }, "TEXT_API_KEY"],
  [{ TEXT_VENDOR: "compatible", TEXT_MODEL: "m" }, "TEXT_BASE_URL"],
])("%o is refused in one line that names %s", (given, name) => {
  expect(() => readEnv(given)).toThrow(new RegExp(`^Configuration: ${name}: [^\\n]+$`));
});
