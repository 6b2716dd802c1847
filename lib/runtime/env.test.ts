import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_PRICES } from "#lib/domain/plan.ts";
import { readEnv, VARIABLES } from "./env.ts";

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
  [{ TEXT_VENDOR: "ollama" }, "TEXT_MODEL"],
  [{ IMAGE_VENDOR: "google", IMAGE_MODEL: "m" }, "IMAGE_API_KEY"],
  [{ VOICE_VENDOR: "openai", VOICE_API_KEY: "k" }, "VOICE_MODEL"],
  [{ OIDC_ISSUER: "https://id.example.com", OIDC_CLIENT_ID: "pauta" }, "OIDC_CLIENT_SECRET"],
  [{ API_HOST: "https://api.example.com" }, "API_HOST"],
  [{ API_HOST: "api.example.com:8080" }, "API_HOST"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8, proxy" }, "TRUSTED_PROXIES"],
  [{ PRICE_TABLE: "{oops" }, "PRICE_TABLE"],
  [{ PRICE_TABLE: "[]" }, "PRICE_TABLE"],
  [{ PRICE_TABLE: '{"tiers":[]}' }, "PRICE_TABLE.tiers"],
  [{ PRICE_TABLE: '{"tiers":[{"posts":12,"monthlyCents":1},{"posts":4,"monthlyCents":2}]}' }, "PRICE_TABLE.tiers"],
  [{ PRICE_TABLE: '{"extraPostCents":"550"}' }, "PRICE_TABLE.extraPostCents"],
])("%o is refused in one line that names %s", (given, name) => {
  expect(() => readEnv(given)).toThrow(new RegExp(`^Configuration: ${name}: [^\\n]+$`));
});

test("a price table of one's own is read, and what it leaves out is as ours", () => {
  const tiers = [{ posts: 10, monthlyCents: 1000 }];
  const given = readEnv({ PRICE_TABLE: JSON.stringify({ currency: "EUR", tiers }), API_HOST: "API.example.com" });
  expect(given).toMatchObject({
    PRICE_TABLE: { ...DEFAULT_PRICES, currency: "EUR", tiers },
    API_HOST: "api.example.com",
  });
});

test.each([".env.example", "docs/configuration.md"])("%s names every variable that an operator may set", (file) => {
  const text = readFileSync(file, "utf8");
  // Set by whoever starts the process, not by the operator.
  const asked = VARIABLES.filter((name) => name !== "NODE_ENV");
  expect(asked.filter((name) => !text.includes(name))).toEqual([]);
});
