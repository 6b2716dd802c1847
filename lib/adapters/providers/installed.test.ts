import { expect, test } from "vitest";
import { readEnv } from "#lib/runtime/env.ts";
import { addressOf } from "./addresses.ts";
import { readInstalled } from "./installed.ts";

const read = (environment: Record<string, string>) => readInstalled(readEnv(environment));

test("without a word of them everything is built in", () => {
  expect(read({})).toEqual({ text: null, image: null, voice: null });
});

test.each([
  ["an address of pictures alone", { IMAGE_BASE_URL: "http://gpu:8188/v1/", IMAGE_MODEL: "flux" }, "image"],
  ["an address of voices alone", { VOICE_BASE_URL: "http://gpu:8188/v1/", VOICE_MODEL: "kokoro" }, "voice"],
] as const)("%s is a compatible one", (_, environment, part) => {
  expect(read(environment)[part]).toMatchObject({ vendor: "compatible", baseUrl: "http://gpu:8188/v1" });
});

test("a model without an address or a vendor is nobody's yet", () => {
  expect(read({ IMAGE_MODEL: "flux", VOICE_MODEL: "kokoro" })).toEqual({ text: null, image: null, voice: null });
});

test.each([
  [{ TEXT_VENDOR: "ollama", TEXT_MODEL: "qwen3" }, "http://127.0.0.1:11434/v1"],
  [{ TEXT_VENDOR: "ollama", TEXT_MODEL: "qwen3", TEXT_BASE_URL: "http://gpu:11434" }, "http://gpu:11434/v1"],
  [{ TEXT_VENDOR: "compatible", TEXT_MODEL: "m", TEXT_BASE_URL: "http://gpu:8080" }, "http://gpu:8080"],
  [{ TEXT_VENDOR: "openai", TEXT_MODEL: "m", TEXT_API_KEY: "k" }, "https://api.openai.com/v1"],
  [
    { TEXT_VENDOR: "anthropic", TEXT_MODEL: "m", TEXT_API_KEY: "k", TEXT_BASE_URL: "https://gate/v1" },
    "https://gate/v1",
  ],
])("%j is reached at %s", (environment, address) => {
  const { text } = read(environment);
  expect(text && addressOf(text)).toBe(address);
});
