import { expect, test } from "vitest";
import { fits, type Schema } from "./json-schema.ts";

const object: Schema = {
  type: "object",
  properties: {
    a: { type: "string", minLength: 1, maxLength: 2 },
    b: { anyOf: [{ type: "integer" }, { const: null }] },
  },
  required: ["a"],
  additionalProperties: false,
};

test.each<[Schema, unknown, boolean]>([
  [object, { a: "x" }, true],
  [object, { a: "🍀🍀", b: null }, true],
  [object, { a: "🍀🍀🍀" }, false],
  [object, { a: "" }, false],
  [object, {}, false],
  [object, { a: "x", b: 1.5 }, false],
  [object, { a: "x", c: 1 }, false],
  [object, JSON.parse('{"a":"x","__proto__":1}'), false],
  [object, [], false],
  [object, null, false],
  [{ type: ["string", "null"] }, null, true],
  [{ type: "number", minimum: 0, maximum: 1 }, 1.01, false],
  [{ type: "number" }, Number.POSITIVE_INFINITY, false],
  [{ type: "array", items: { enum: ["a"] }, maxItems: 1 }, ["a"], true],
  [{ type: "array", items: { enum: ["a"] }, maxItems: 1 }, ["a", "a"], false],
  [{ type: "object", additionalProperties: { type: "string" }, maxProperties: 1 }, { x: "y" }, true],
  [{ type: "object", additionalProperties: { type: "string" }, maxProperties: 1 }, { x: 1 }, false],
  [{ pattern: "\\S" }, " ", false],
  [{ description: "anything", unheardOf: 1 }, 1, false],
])("%j: %j → %s", (schema, value, expected) => {
  expect(fits(schema, value)).toBe(expected);
});
