import { describe, expect, test } from "vitest";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const at = await workspace();
const { slides } = await makePost(at);
const patch = async (path: string, body: string | Uint8Array<ArrayBuffer>, type = "application/json") =>
  at.send(path, { method: "PATCH", body, headers: { ...at.withKey, "Content-Type": type } });

describe("a name that JavaScript's objects have of their own is an unknown field like any other", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

  test.each(names)("%s", async (name) => {
    const bodies = [`{"fields":{"title":"a"},"${name}":{}}`, `{"fields":{"title":"a","${name}":"b"}}`];
    for (const body of bodies) {
      expect(await patch(`/v1/slides/${slides[0]?.id}`, body)).toMatchObject({
        status: 400,
        body: { error: { code: "invalid_input", message: expect.stringContaining(name) } },
      });
    }
  });
});

describe("a body", () => {
  const path = "/v1/posts/post_01jqzzzzzzzzzzzzzzzzzzzzzz";

  test.each([
    ["a byte order mark", Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]), 404],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ["a number that no double holds", '{"narration":{"speed":1e400}}', 400],
    ["half an emoji", String.raw`{"caption":"\ud83c"}`, 400],
    ["a NUL", String.raw`{"caption":"\u0000"}`, 400],
    ["a hundred thousand brackets", `{"caption":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 400],
    ["a name twice, where the last stands", '{"caption":1,"caption":"a"}', 404],
    ["white space around it", " \n{}\t", 404],
    ["nothing", "", 404],
  ])("with %s → %s", async (_, body, status) => {
    expect((await patch(path, body as string)).status).toBe(status);
  });

  test.each([
    ["application/json; charset=utf-8", 404],
    ["APPLICATION/JSON", 404],
    ["application/problem+json", 404],
    ["text/plain", 400],
    ["application/jsonp", 400],
    ["", 400],
  ])("sent as %j → %i", async (type, status) => {
    expect((await patch(path, "{}", type)).status).toBe(status);
  });

  test("of 1 MiB is read, and one byte more is not", async () => {
    const bodyOf = (bytes: number) => `{"x":"${"a".repeat(bytes - 8)}"}`;
    expect(bodyOf(1024 * 1024)).toHaveLength(1024 * 1024);
    expect(await patch(path, bodyOf(1024 * 1024))).toMatchObject({
      body: { error: { message: expect.stringContaining("campo desconhecido") } },
    });
    expect(await patch(path, bodyOf(1024 * 1024 + 1))).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input", message: expect.stringContaining("1 MiB") } },
    });
  });
});

test.each(["POST", "HEAD", "OPTIONS", "DELETE"])(
  "the description's path with %s answers 405 with Allow",
  async (method) => {
    const answer = await at.send("/v1/openapi.json", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET");
  },
);
