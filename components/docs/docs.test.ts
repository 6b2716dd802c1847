import { expect, it } from "vitest";
import { exampleOf } from "./example.ts";
import { fieldsOf } from "./fields.ts";
import { SNIPPETS } from "./snippets.ts";

const request = { method: "POST", url: "http://localhost/v1/posts", key: "sk_x", body: { theme: "l'eau", on: true } };

it("names nested fields whole, past null and lists", () => {
  const items = {
    anyOf: [
      { type: "array", items: { type: "object", required: ["id"], properties: { id: { type: "string" } } } },
      { type: "null" },
    ],
  };
  const fields = fieldsOf({ type: "object", properties: { items } });
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ["items", false],
    ["items[].id", true],
  ]);
});

it("shows what a body must have", () => {
  const schema = {
    type: "object",
    required: ["when"],
    properties: { when: { type: "string" }, other: { type: "string" } },
  };
  expect(exampleOf(schema)).toEqual({ when: "2027-03-15T09:00:00-03:00" });
});

it("quotes for a shell", () => {
  expect(SNIPPETS.curl(request)).toContain(String.raw`"theme": "l'\''eau"`);
});

it("writes TypeScript that parses and sends the body", async () => {
  const { fetch: original } = globalThis;
  const sent: RequestInit[] = [];
  globalThis.fetch = (_, init = {}) => {
    sent.push(init);
    return Promise.resolve(Response.json({}));
  };
  try {
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
      code: string,
    ) => () => Promise<void>;
    await new AsyncFunction(SNIPPETS.TypeScript(request))();
  } finally {
    globalThis.fetch = original;
  }
  expect(JSON.parse(sent[0]?.body as string)).toEqual(request.body);
});

it("writes Python's own words", () => {
  expect(SNIPPETS.Python(request)).toContain('"on": True');
});
