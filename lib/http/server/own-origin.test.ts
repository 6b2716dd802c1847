import { hostname } from "node:os";
import { expect, test } from "vitest";
import { openOrigins } from "./own-origin.ts";

test("where the operator says one, it is that one, whatever was asked for", () => {
  const originOf = openOrigins({ publicUrl: "https://pauta.example/", port: 3000 });
  for (const host of ["pauta.example", "evil.example", "localhost:3000", null]) {
    expect(originOf(host)).toBe("https://pauta.example");
  }
});

test("else it is one of this machine's, at its port", () => {
  const originOf = openOrigins({ port: 3000 });
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", `${hostname().toLowerCase()}:3000`]) {
    expect(originOf(host)).toBe(`http://${host}`);
  }
  expect(originOf("LOCALHOST:3000")).toBe("http://localhost:3000");
});

test.each([
  null,
  "",
  "evil.example",
  "evil.example:3000",
  "localhost",
  "localhost:3001",
  "localhost.evil.example:3000",
  "localhost:3000@evil.example",
  "localhost:3000/../evil",
  "evil.example/localhost:3000",
  "a b",
])("%o is none of them", (host) => {
  const origin = openOrigins({ port: 3000 })(host);
  expect(origin).toBe("http://localhost:3000");
});
