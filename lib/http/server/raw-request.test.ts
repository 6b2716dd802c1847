import { describe, expect, test } from "vitest";
import { keepToApi, makeReadable } from "./raw-request.ts";

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
  expect(read("/media/a.jpg", { method: "TRACE" }).method).toBe("OPTIONS");
  expect(read("/plan", { method: "TRACE" }).method).toBe("TRACE");
  for (const method of ["GET", "HEAD", "PUT"]) expect(read("/v1/posts", { method }).method).toBe(method);
});

test("Next's own header counts for pages alone", () => {
  const headers = { rsc: "1", accept: "*/*" };
  expect(read("/v1/plan", { headers }).headers).toEqual({ accept: "*/*" });
  expect(read("/plan", { headers }).headers).toEqual(headers);
});

describe("on the API's own host", () => {
  const ask = (url: string, host: string) => {
    const request = { url, method: "GET", headers: { host } };
    keepToApi(request, "api.example");
    return request.url;
  };

  test.each([
    "/",
    "/plan",
    "/v1",
    "/v1x",
    "/V1/posts",
    "/api/app/posts",
    "/api/upload",
    "/api/import",
    "/_next/static/x.js",
    "//v1/posts",
  ])("%s names nothing", (url) => {
    expect(ask(url, "API.example:8080")).toBe("/v1");
  });

  test("what is under /v1 stays, and so does everything on another host", () => {
    for (const url of ["/v1/posts?limit=1", "/v1/%zz", "/v1/"]) expect(ask(url, "api.example")).toBe(url);
    expect(ask("/plan", "example")).toBe("/plan");
    const request = { url: "/plan", method: "GET", headers: { host: "api.example" } };
    keepToApi(request, undefined);
    expect(request.url).toBe("/plan");
  });
});
