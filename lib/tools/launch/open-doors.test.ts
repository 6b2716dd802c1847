import { expect, test } from "vitest";
import { readEnv } from "#lib/runtime/env.ts";
import { isOnThisMachine, refuseOpenDoors } from "./open-doors.ts";

const SAFE = { NETWORK_CLIENT_SECRET: "a secret of our own" };

const start = (environment: Record<string, string>) => () =>
  refuseOpenDoors(readEnv(environment), environment as NodeJS.ProcessEnv);

test.each<[APP_URL: string | undefined, isOnThisMachine: boolean]>([
  [undefined, true],
  ["http://localhost:3000", true],
  ["http://pauta.localhost", true],
  ["http://127.0.0.1:3000", true],
  ["http://127.8.9.1", true],
  ["http://[::1]:3000", true],
  ["https://pauta.example.com", false],
  ["http://localhost.example.com", false],
  ["http://192.168.0.7:3000", false],
  ["http://nas.local", false],
])("whether %s is reached from this machine alone: %s", (APP_URL, expected) => {
  expect(isOnThisMachine(readEnv({ APP_URL }))).toBe(expected);
});

test("on this machine everything starts as it is", () => {
  expect(start({ SEED_DEMO: "1", NETWORK_HOST: "0.0.0.0", NETWORK_CONTROL_TOKEN: "x" })).not.toThrow();
});

test.each(["APP_URL", "NEXTAUTH_URL"])(
  "on another, by %s, a start without any of it is refused for the stock secret alone",
  (name) => {
    expect(start({ [name]: "https://pauta.example.com" })).toThrow(/^NETWORK_CLIENT_SECRET .*set it to/);
    expect(start({ [name]: "https://pauta.example.com", ...SAFE })).not.toThrow();
  },
);

test.each<[environment: Record<string, string>, says: RegExp]>([
  [{ NETWORK_CLIENT_SECRET: "local-network-secret" }, /set it to your app's secret/],
  [
    { NETWORK_CLIENT_SECRET: "local-network-secret", NETWORK_URL: "https://graph.instagram.com" },
    /set it to your app's/,
  ],
  [{ SEED_DEMO: "1" }, /set SEED_DEMO=0/],
  [{ NETWORK_HOST: "0.0.0.0" }, /leave it out, or set NETWORK_CONTROL_TOKEN/],
  [{ NETWORK_HOST: "::" }, /leave it out, or set NETWORK_CONTROL_TOKEN/],
  [{ NETWORK_CONTROL_TOKEN: "control" }, /16 characters or more/],
])("%j is refused there by one line that says what to set", (environment, says) => {
  const refused = start({ APP_URL: "https://pauta.example.com", ...SAFE, ...environment });
  expect(refused).toThrow(says);
  expect(refused).toThrow(/^[^\n]+$/);
});

test("all that is open is told at once, a line each", () => {
  expect(start({ APP_URL: "https://pauta.example.com", SEED_DEMO: "1", NETWORK_CONTROL_TOKEN: "x" })).toThrow(
    /^NETWORK_CLIENT_SECRET .*\nSEED_DEMO=1 .*\nNETWORK_CONTROL_TOKEN .*$/,
  );
});
