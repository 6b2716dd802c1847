import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import type { Settings } from "#lib/network/settings.ts";

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv4");
}
PRIVATE.addSubnet("::1", 128, "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

/** A media address that the network would ask: an http address in ASCII, and public unless the setting says so. */
export async function mayAsk(text: string, settings: Settings): Promise<boolean> {
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== "https:" && (settings.requireHttps || url.protocol !== "http:")) return false;
  if (url.username !== "" || url.password !== "") return false;
  return settings.allowPrivateHosts || isPublicHost(url.hostname.replace(/^\[|\]$/g, ""));
}

async function isPublicHost(host: string): Promise<boolean> {
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => []);
  return (
    addresses.length > 0 &&
    addresses.every(({ address, family }) => !PRIVATE.check(address, family === 6 ? "ipv6" : "ipv4"))
  );
}
