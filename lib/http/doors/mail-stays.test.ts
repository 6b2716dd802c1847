import { expect, test } from "vitest";
import type { Provider } from "#lib/ports/provider.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { dispatch } from "./dispatch.ts";
import { createRateLimits } from "./rate-limit.ts";

const SERVER: Provider = { part: "mail", name: "SMTP", address: "smtp://mail.test" };
const local = { appUrl: "http://localhost:3000", providers: [] };
let asked = 0;

test.each([
  ["no mail server, at the machine itself", local, "127.0.0.1", true],
  ["no mail server, at the machine itself by the new kind", local, "::1", true],
  ["a mail server", { ...local, providers: [SERVER] }, "127.0.0.1", false],
  ["a public address", { ...local, appUrl: "https://pauta.test" }, "127.0.0.1", false],
  ["from another machine", local, "203.0.113.5", false],
])("with %s, the link of a new account is shown: %o", async (_, settings, address, isShown) => {
  const { runtime } = await workspace({ settings });
  const email = `lia${++asked}.${Date.now()}@example.org`;
  const request = new Request("http://localhost:3000/api/entry/sign-up", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: settings.appUrl },
    body: JSON.stringify({ name: "Lia", email, password: "a good password", language: "pt" }),
  });
  const response = await dispatch(runtime, createRateLimits(1000), "site", request, address);
  const link = isShown ? expect.stringContaining("/sign-up/confirm?token=") : null;
  expect(await response.json()).toEqual({ sentTo: email, link });
});
