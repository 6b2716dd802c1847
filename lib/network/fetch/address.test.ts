import { expect, test } from "vitest";
import { SPECIAL_ADDRESSES as OURS } from "#lib/domain/addresses.ts";
import { changeSettings, DEFAULTS, type Settings } from "#lib/network/settings.ts";
import { INSIDE, linksIn, NO_LINKS } from "#lib/tools/testing/link-cases.ts";
import { addressesOf, SPECIAL_ADDRESSES } from "./address.ts";

const strict = changeSettings(DEFAULTS, { allowPrivateHosts: false }) as Settings;
const refused = [...linksIn(INSIDE), ...linksIn(NO_LINKS), "http://localhost/", "http://127.0.0.1:3000/a.jpg"];

test.each(refused)("a strict network does not ask %s", async (link) => {
  expect(await addressesOf(link, strict)).toBeNull();
});

test.each(["http://1.1.1.1/a.jpg", "https://[2606:4700:4700::1111]:8443/a.jpg"])("it asks %s", async (link) => {
  expect(await addressesOf(link, strict)).toHaveLength(1);
});

test("the network and Pauta, which share no code, know the same addresses for inside", () => {
  expect(SPECIAL_ADDRESSES).toEqual(OURS);
});
