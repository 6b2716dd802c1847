/**
 * The addresses that IANA sets aside for special purposes, and those by which clouds tell machines their secrets: none
 * of them is a place on the open web. Those of IPv6 that lead back to an address of IPv4 are among them.
 */
export const SPECIAL_ADDRESSES: readonly string[] = [
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
  // All that is no global unicast: unspecified, loopback, mapped, NAT64, unique and site local, link local, multicast.
  "::/3",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
  "4000::/2",
  "8000::/1",
];

interface Range {
  readonly bits: bigint;
  readonly begin: bigint;
}

const WIDTH = { 4: 32n, 6: 128n } as const;

const RANGES: Record<4 | 6, Range[]> = { 4: [], 6: [] };
for (const text of SPECIAL_ADDRESSES) {
  const [network = "", length = ""] = text.split("/");
  const family = network.includes(":") ? 6 : 4;
  const bits = WIDTH[family] - BigInt(length);
  RANGES[family].push({ bits, begin: (valueOf(network) ?? 0n) >> bits });
}

/** Whether an address, as a parser or a resolver writes it, is on the open web; what is none is not. */
export function isPublicAddress(address: string): boolean {
  const value = valueOf(address);
  if (value === null) return false;
  return !RANGES[address.includes(":") ? 6 : 4].some(({ begin, bits }) => value >> bits === begin);
}

function valueOf(address: string): bigint | null {
  return address.includes(":") ? valueOf6(address) : valueOf4(address);
}

/** Four decimal numbers, and no other way to write them. */
function valueOf4(address: string): bigint | null {
  const parts = address.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null;
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

/** Eight groups, some of them left out at one `::`, the last two perhaps as IPv4. With a zone it is none. */
function valueOf6(address: string): bigint | null {
  const halves = address.split("::").map((half) => (half === "" ? [] : half.split(":").flatMap(groupsOf)));
  const [head = [], tail = []] = halves;
  const given = head.length + tail.length;
  if (halves.length > 2 || (halves.length === 2 ? given > 7 : given !== 8)) return null;
  const groups = [...head, ...Array<string>(8 - given).fill("0"), ...tail];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n);
}

function groupsOf(group: string): string[] {
  const value = group.includes(".") ? valueOf4(group) : null;
  return value === null ? [group] : [(value >> 16n).toString(16), (value & 0xffffn).toString(16)];
}
