import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Description } from "./description.ts";
import { exampleOf } from "./example.ts";
import { fieldsOf } from "./fields.ts";
import { docsMarkdown, llmsText } from "./markdown.ts";
import { SNIPPETS } from "./snippets.ts";

const request = {
  name: "createPost",
  address: "http://localhost",
  params: {},
  method: "POST",
  url: "http://localhost/v1/posts",
  key: "sk_x",
  body: { theme: "l'eau", on: true },
};

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

it("writes the client's call and the command line's", () => {
  const edit = { ...request, name: "schedulePost", params: { id: "post_1" }, body: { when: "2027-03-15" } };
  expect(SNIPPETS.Client(edit)).toContain('pauta.schedulePost({\n  "params": {');
  expect(SNIPPETS.CLI(edit)).toBe("pauta posts schedule 'post_1' \\\n  --when '2027-03-15'");
});

it("writes Python's own words", () => {
  expect(SNIPPETS.Python(request)).toContain('"on": True');
});

it("tells every operation as text, with its fields and their limits", () => {
  const description = JSON.parse(readFileSync("public/openapi.json", "utf8")) as Description;
  const text = docsMarkdown(description, "https://pauta.example");
  for (const item of Object.values(description.paths)) {
    for (const { operationId } of Object.values(item)) {
      expect(text).toContain(`## ${operationId}\n`);
      expect(llmsText(description, "https://pauta.example")).toContain(`- ${operationId} (`);
    }
  }
  expect(text).toMatch(/\| `projectId` \| string \| yes \|/);
});
