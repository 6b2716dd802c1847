import { expect, it } from "vitest";
import { pageHeaders } from "./page-policy.ts";

const place = { nonce: "abc", networkUrl: "http://localhost:3100/graph", isDevelopment: false, isSecure: false };
const policyOf = (changed: Partial<typeof place> = {}) =>
  pageHeaders({ ...place, ...changed })["Content-Security-Policy"] ?? "";

it("runs only the scripts that carry the answer's nonce", () => {
  const scripts = policyOf()
    .split("; ")
    .find((part) => part.startsWith("script-src"));
  expect(scripts).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
});

it("lets no one frame a page, and shows the network's pictures", () => {
  expect(policyOf()).toContain("frame-ancestors 'none'");
  expect(policyOf()).toContain("img-src 'self' blob: data: https: http://localhost:3100;");
});

it("asks for https only where there is https", () => {
  expect(pageHeaders(place)).not.toHaveProperty("Strict-Transport-Security");
  expect(pageHeaders({ ...place, isSecure: true })).toHaveProperty("Strict-Transport-Security");
});
