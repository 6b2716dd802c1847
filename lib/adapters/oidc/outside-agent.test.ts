import { once } from "node:events";
import { get } from "node:https";
import { expect, test } from "vitest";
import { AddressRefused } from "#lib/adapters/web/ask-public.ts";
import { outsideAgent } from "./outside-agent.ts";

const INSIDE = outsideAgent((_name, _options, answer) => answer(null, [{ address: "10.0.0.8", family: 4 }]));

test.each([
  "https://127.0.0.1/keys",
  "https://[::1]/keys",
  "https://169.254.169.254/latest",
  "https://localhost/keys",
  "https://id.internal/keys",
  "https://id.example.com/keys",
])("%s is not asked, by its text or by where its name leads", async (url) => {
  const asked = async () => {
    const request = get(url, { agent: INSIDE });
    const [error] = await once(request, "error");
    throw error;
  };
  await expect(asked()).rejects.toBeInstanceOf(AddressRefused);
});

test("nothing is asked without a cipher", () => {
  expect(() => get("http://id.example.com/keys", { agent: INSIDE })).toThrow("Protocol");
});
