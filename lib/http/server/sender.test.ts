import { expect, test } from "vitest";
import { readNetworks } from "#lib/runtime/networks.ts";
import { openSenders } from "./sender.ts";

const trusted = readNetworks("10.0.0.0/8, 192.0.2.7, fd00::/8");
const tell = (remoteAddress: string, headers: Record<string, string>) =>
  openSenders(trusted, { warn: () => undefined })({
    headers: { host: "pauta.test", ...headers },
    socket: { remoteAddress },
  });

test.each([
  ["nobody between", "203.0.113.9", "", "203.0.113.9"],
  ["a socket of both kinds", "::ffff:203.0.113.9", "", "203.0.113.9"],
  ["a stranger who writes the header", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a proxy", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a proxy by a socket of both kinds", "::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a proxy by one address", "192.0.2.7", "203.0.113.9", "203.0.113.9"],
  ["a neighbour of that address", "192.0.2.8", "203.0.113.9", "192.0.2.8"],
  ["a proxy by the new kind", "fd00::1", "2001:db8::9", "2001:db8::9"],
  ["what a stranger wrote before the proxy", "10.0.0.1", "127.0.0.1, 203.0.113.9", "203.0.113.9"],
  ["two proxies", "10.0.0.1", "127.0.0.1, 203.0.113.9, 10.9.9.9", "203.0.113.9"],
  ["proxies alone", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ["no address in the place of one", "10.0.0.1", "203.0.113.9, unknown", "10.0.0.1"],
  ["a port behind it", "10.0.0.1", "203.0.113.9:4711", "203.0.113.9"],
  ["a port behind the new kind", "10.0.0.1", "[2001:db8::9]:4711", "2001:db8::9"],
  ["an empty header", "10.0.0.1", " , ", "10.0.0.1"],
])("%s", (_, socket, header, address) => {
  expect(tell(socket, { "x-forwarded-for": header }).address).toBe(address);
});

test("only a trusted proxy says under which name we were called", () => {
  const named = { "x-forwarded-host": "public.test" };
  expect(tell("203.0.113.9", named).host).toBe("pauta.test");
  expect(tell("10.0.0.1", named).host).toBe("public.test");
  expect(tell("10.0.0.1", { "x-forwarded-host": "evil.test, public.test" }).host).toBe("public.test");
  expect(tell("10.0.0.1", {}).host).toBe("pauta.test");
});

test.each([
  "",
  "proxy",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0.0/8/8",
  "fd00::/129",
  "10.0.0.1,,10.0.0.2",
  "10.0.0.1 10.0.0.2",
])("%o names no network", (list) => {
  expect(() => readNetworks(list)).toThrow("is neither an address nor a network");
});

test("whose header is not believed is told to the operator, once", () => {
  const told: unknown[] = [];
  const senderOf = openSenders(trusted, { warn: (...said: unknown[]) => void told.push(said) });
  const headers = { "x-forwarded-for": "198.51.100.1" };
  for (const remoteAddress of ["10.0.0.1", "203.0.113.9", "203.0.113.9"])
    senderOf({ headers, socket: { remoteAddress } });
  expect(told).toEqual([[{ address: "203.0.113.9" }, expect.stringContaining("TRUSTED_PROXIES")]]);
});
