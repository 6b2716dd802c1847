import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AddressRefused } from "./ask-public.ts";
import { guardedFetch } from "./guarded-fetch.ts";

let asked = 0;
let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((_, response) => {
    asked++;
    response.end("inside");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => (asked = 0));
afterAll(() => void server.close());

/** Why it was not asked, however deep a library hides it. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? causeOf(error.cause) : error);

const leadingTo = (...addresses: string[]) =>
  guardedFetch((_, __, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    ),
  );

test.each([[["127.0.0.1"]], [["8.8.8.8", "127.0.0.1"]], [["::1"]], [["169.254.169.254"]]])(
  "a public name that leads to %j is not asked",
  async (addresses) => {
    const refused = await leadingTo(...addresses)(`http://models.example.com:${port}/v1`).catch(causeOf);
    expect(refused).toBeInstanceOf(AddressRefused);
    expect(asked).toBe(0);
  },
);

test.each(["http://127.0.0.1", "http://2130706433", "http://[::1]", "http://localhost", "ftp://example.com"])(
  "%s is not asked",
  async (link) => {
    await expect(guardedFetch()(`${link}:${port}/`)).rejects.toBeInstanceOf(AddressRefused);
    expect(asked).toBe(0);
  },
);
