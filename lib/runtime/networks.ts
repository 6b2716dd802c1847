import { BlockList, isIP } from "node:net";

const BITS = { ipv4: 32, ipv6: 128 } as const;

/** Addresses and networks, with commas between: `10.0.0.7, 192.168.0.0/16, fd00::/8`. Throws what is wrong with them. */
export function readNetworks(list: string): BlockList {
  const networks = new BlockList();
  for (const one of list.split(",").map((part) => part.trim())) add(networks, one);
  return networks;
}

function add(networks: BlockList, one: string): void {
  const [address = "", bits, ...rest] = one.split("/");
  const family = familyOf(address);
  const isNetwork = bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= BITS[family ?? "ipv4"];
  if (!family || rest.length > 0 || (bits !== undefined && !isNetwork)) {
    throw new Error(`"${one}" is neither an address nor a network (10.0.0.0/8)`);
  }
  networks.addSubnet(address, bits === undefined ? BITS[family] : Number(bits), family);
}

export const familyOf = (address: string): "ipv4" | "ipv6" | null =>
  ({ 4: "ipv4", 6: "ipv6" } as const)[isIP(address)] ?? null;
