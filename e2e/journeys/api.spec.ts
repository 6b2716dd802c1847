import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("whatever is asked under /v1, the dispatcher answers, and Next does not", async ({ request }) => {
  const ask = async (path: string, options: { method?: string; headers?: Record<string, string> } = {}) => {
    const answer = await request.fetch(path, { maxRedirects: 0, ...options });
    return { status: answer.status(), body: (await answer.json()) as unknown };
  };
  for (const path of ["/v1//posts", "/v1/%zz", "/v1/%c0%80"]) {
    expect(await ask(path)).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
  }
  for (const method of ["TRACE", "PROPFIND"]) {
    expect(await ask("/v1/posts", { method })).toMatchObject({
      status: 405,
      body: { error: { code: "invalid_input" } },
    });
  }
  expect(await ask("/v1/plan", { headers: { RSC: "1" } })).toMatchObject({
    status: 401,
    body: { error: { code: "unauthenticated" } },
  });
});
