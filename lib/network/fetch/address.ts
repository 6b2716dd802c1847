import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";
import type { Settings } from "#lib/network/settings.ts";

/** What IANA sets aside, and the addresses by which clouds tell machines their secrets. */
export const SPECIAL_ADDRESSES = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/3",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
  "4000::/2",
  "8000::/1",
];

// One of each family: an IPv4 is looked up among the ranges of IPv6 too, where all of them are mapped.
const SPECIAL = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const text of SPECIAL_ADDRESSES) {
  const [network = "", bits = ""] = text.split("/");
  const family = familyOf(network);
  SPECIAL[family].addSubnet(network, Number(bits), family);
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return address.includes(":") ? "ipv6" : "ipv4";
}

/**
 * Where a media address that the network would ask leads: an http address in ASCII, and public unless the setting says
 * otherwise. Null: it would not ask. Whoever asks connects to these and to no other, whatever the name says then.
 */
export async function addressesOf(text: string, settings: Settings): Promise<LookupAddress[] | null> {
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "https:" && (settings.requireHttps || url.protocol !== "http:")) return null;
  if (url.username !== "" || url.password !== "") return null;
  const addresses = await lookup(url.hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  const mayBe = addresses.length > 0 && (settings.allowPrivateHosts || addresses.every(isPublic));
  return mayBe ? addresses : null;
}

const isPublic = ({ address }: LookupAddress) =>
  !address.includes("%") && !SPECIAL[familyOf(address)].check(address, familyOf(address));
