import { BlockList, isIP } from "node:net";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { INSIDE, linksIn, LOCAL_NAMES, NO_LINKS, ODD_PORTS, OUTSIDE } from "#lib/tools/testing/link-cases.ts";
import { isPublicAddress, SPECIAL_ADDRESSES } from "./addresses.ts";
import { isPublicAt, isPublicLink } from "./link.ts";

test.each([INSIDE, LOCAL_NAMES, NO_LINKS, ODD_PORTS].flatMap(linksIn))("%s is no public link", (link) => {
  expect(isPublicLink(link)).toBe(false);
});

test.each(linksIn(OUTSIDE))("%s is a public link", (link) => {
  expect(isPublicLink(link)).toBe(true);
});

test("an address of our own may have any port, and be inside no more than another's", () => {
  expect(linksIn(ODD_PORTS).filter((link) => !isPublicAt(link))).toEqual([]);
  expect([INSIDE, LOCAL_NAMES, NO_LINKS].flatMap(linksIn).filter(isPublicAt)).toEqual([]);
});

// One of each family: the runtime looks up an IPv4 among the ranges of IPv6 too, where all of them are mapped.
const listed = { 4: new BlockList(), 6: new BlockList() };
for (const text of SPECIAL_ADDRESSES) {
  const [network = "", length = ""] = text.split("/");
  const family = network.includes(":") ? 6 : 4;
  listed[family].addSubnet(network, Number(length), `ipv${family}`);
}

const near = (text: string) =>
  fc.integer({ min: 0, max: 255 }).map((last) => text.replace(/[^.:]*\/\d+$/, String(last)));

test("every address is judged as the runtime's own list of the same ranges judges it", () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), ...SPECIAL_ADDRESSES.map(near));
  fc.assert(
    fc.property(address, (text) => {
      const family = isIP(text);
      const isPublic = (family === 4 || family === 6) && !listed[family].check(text, `ipv${family}`);
      expect(isPublicAddress(text)).toBe(isPublic);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  "",
  "x",
  "1",
  "1.2.3",
  "1.2.3.4.5",
  "01.2.3.4",
  "256.1.1.1",
  "1.2.3.4/8",
  ":",
  ":::",
  "1::2::3",
  "fe80::1%eth0",
])("%j is no address", (text) => {
  expect(isPublicAddress(text)).toBe(false);
});
