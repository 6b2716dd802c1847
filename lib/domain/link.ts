import { isPublicAddress } from "./addresses.ts";

const PORTS = ["", "80", "443"];
/** Names that no public server answers to. */
const LOCAL_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|alt)$/;

/** Whether a link's text alone says that it can be read from outside: no other scheme or port, no address inside. */
export function isPublicLink(text: string): boolean {
  return URL.canParse(text) && PORTS.includes(new URL(text).port) && isPublicAt(text);
}

/** The same of an address of our own, whose port is the operator's to choose. */
export function isPublicAt(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, password, protocol, username } = new URL(text);
  if (!["http:", "https:"].includes(protocol) || username || password) return false;
  // The parser has already written 0x7f.1, 0177.0.0.1 and 2130706433 as 127.0.0.1.
  if (/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return isPublicAddress(hostname);
  if (hostname.startsWith("[")) return isPublicAddress(hostname.slice(1, -1));
  const name = hostname.replace(/\.$/, "");
  return name.includes(".") && !LOCAL_NAMES.test(name);
}
