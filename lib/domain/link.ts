const PORTS = ["", "80", "443"];
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|home|lan|arpa)$/;

/** Whether a link's text alone says that it cannot be read from outside: another scheme or port, or an address inside. */
export function isPublicLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, password, port, protocol, username } = new URL(text);
  if (!["http:", "https:"].includes(protocol) || !PORTS.includes(port) || username || password) return false;
  // The parser has already written 0x7f.1 and 2130706433 as 127.0.0.1.
  if (/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return isPublicIpv4(hostname);
  if (hostname.startsWith("[")) return isPublicIpv6(hostname.slice(1, -1));
  const name = hostname.replace(/\.$/, "");
  return name.includes(".") && !LOCAL_NAMES.test(name);
}

const IPV4_INSIDE: readonly [network: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

const asNumber = (address: string) => address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);

export function isPublicIpv4(address: string): boolean {
  const given = asNumber(address);
  return !IPV4_INSIDE.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(given / size) === Math.floor(asNumber(network) / size);
  });
}

/** Global unicast alone, without the ranges that lead back to IPv4 or to examples. */
export function isPublicIpv6(address: string): boolean {
  const first = Number.parseInt(address.split(":")[0] || "0", 16);
  const isGlobal = first >= 0x2000 && first <= 0x3fff;
  return isGlobal && !/^(2001:(0?|db8)(:|$)|2002:)/i.test(address);
}
