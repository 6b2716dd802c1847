import { describe, expect, test } from "vitest";
import { makeReadable } from "./raw-request.ts";

function read(
  url: string,
  { headers = {}, method = "GET" }: { method?: string; headers?: Record<string, string> } = {},
) {
  const request = { url, method, headers: { ...headers } };
  makeReadable(request);
  return request;
}

describe("a path that Next would answer or repair by itself", () => {
  test.each([
    ["/v1/posts/%zz", "/v1/posts/%25zz"],
    ["/v1/%c0%80", "/v1/%25c0%2580"],
    ["/%", "/%25"],
    ["/v1//posts", "/v1/%2Fposts"],
    ["//evil.example/v1", "/%2Fevil.example/v1"],
    ["/v1///posts", "/v1/%2F%2Fposts"],
    ["/v1\\posts", "/v1%5Cposts"],
    ["/v1/%zz?cursor=%zz//", "/v1/%25zz?cursor=%zz//"],
  ])("%s becomes one that names nothing", (url, readable) => {
    expect(read(url).url).toBe(readable);
  });

  test.each(["/", "/v1/posts?from=2026-01-01", "/caf%C3%A9", "/v1/posts%2F", "*", "http://localhost//v1"])(
    "%s stays",
    (url) => {
      expect(read(url).url).toBe(url);
    },
  );
});

test("a verb that no route has is one that no operation has; pages keep theirs", () => {
  expect(read("/v1/posts", { method: "TRACE" }).method).toBe("OPTIONS");
  expect(read("/api/app/posts?x", { method: "PROPFIND" }).method).toBe("OPTIONS");
  expect(read("/plan", { method: "TRACE" }).method).toBe("TRACE");
  for (const method of ["GET", "HEAD", "PUT"]) expect(read("/v1/posts", { method }).method).toBe(method);
});

test("Next's own header counts for pages alone", () => {
  const headers = { rsc: "1", accept: "*/*" };
  expect(read("/v1/plan", { headers }).headers).toEqual({ accept: "*/*" });
  expect(read("/plan", { headers }).headers).toEqual(headers);
});
