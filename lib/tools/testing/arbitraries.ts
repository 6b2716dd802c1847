import fc from "fast-check";
import type { Schema } from "./json-schema.ts";

/** Stands in a body for a number that JavaScript cannot hold but JSON can. */
export const HUGE = "@@1e400@@";

const NASTY_TEXTS = [
  "",
  " ",
  "\t\n",
  "\u00a0\u2003\ufeff",
  "null",
  "NaN",
  "Infinity",
  "-0",
  "1e400",
  "0x10",
  "__proto__",
  "constructor",
  "toString",
  '\'; DROP TABLE "Post"; --',
  "' OR 1=1 --",
  "%00",
  "%' AND 1=(SELECT 1 FROM pg_sleep(9)) --",
  "$1",
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "a\u0000b",
  "\ud83c",
  "\udf40x",
  "e\u0301",
  "👩‍👩‍👧‍👦",
  "🏳️‍🌈",
  "\u202eabc",
  "ﷺ",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L",
  "𝕳𝖊𝖑𝖑𝖔",
  "İstanbul ß ǅ",
];

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e21,
  5e-324,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 31,
];

const NASTY_KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "surplus",
  "id",
  "a.b",
  "🍀",
];

/** An object with any own key, also those that an assignment would take for something else. */
function withKey(object: object, key: string, value: unknown): object {
  return Object.fromEntries([...Object.entries(object), [key, value]]);
}

const unit = fc.constantFrom("a", "é", "e\u0301", "🍀", "字", "𝕏", " ", "x");
const repeat = (length: number) => unit.map((one) => [...one.repeat(length)].slice(0, length).join(""));

export const nasty = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...NASTY_TEXTS) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...NASTY_NUMBERS, HUGE) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom("[", '{"a":').map((open) => nested(open, 200)) },
    { weight: 1, arbitrary: fc.constantFrom(121, 201, 501, 2201, 4001, 10_001, 100_000).chain(repeat) },
  );

const nested = (open: string, depth: number): unknown =>
  JSON.parse(open === "[" ? "[".repeat(depth) + "]".repeat(depth) : `${open.repeat(depth)}1${"}".repeat(depth)}`);

/** Values for a field by its name, where the schema alone would hardly ever hit one that exists. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Mostly what the schema describes; at its limits also a little past them. */
export function fromSchema(schema: Schema, hints: Hints, name = ""): fc.Arbitrary<unknown> {
  const hint = hints[name];
  if (hint) return hint;
  const { anyOf, const: only, enum: known, oneOf, type } = schema;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(known)) return fc.constantFrom<unknown>(...(known as unknown[]));
  const kinds = anyOf ?? oneOf;
  if (Array.isArray(kinds)) return fc.oneof(...kinds.map((one) => fromSchema(one as Schema, hints)));
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => fromSchema({ ...schema, type: one as unknown }, hints)));
  const make = BY_TYPE[String(type)];
  if (!make) throw new Error(`No values for the type ${String(type)}`);
  return make(schema, hints);
}

const BY_TYPE: Record<string, (schema: Schema, hints: Hints) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) => fc.oneof(fc.integer(rangeOf(schema)), atLimits(schema, 1)),
  number: (schema) =>
    fc.oneof(fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true }), atLimits(schema, 0.001)),
  string: (schema) => text(schema),
  array: (schema, hints) => {
    const { prefixItems } = schema;
    if (Array.isArray(prefixItems)) return fc.tuple(...prefixItems.map((one) => fromSchema(one as Schema, hints)));
    const item = fromSchema(schema["items"] as Schema, hints);
    const max = Number(schema["maxItems"] ?? 5);
    return fc.oneof(
      { weight: 8, arbitrary: fc.array(item, { maxLength: Math.min(max, 4) }) },
      { weight: 1, arbitrary: fc.array(item, { minLength: Math.min(max, 60), maxLength: Math.min(max, 60) }) },
      { weight: 1, arbitrary: fc.array(item, { minLength: Math.min(max, 60) + 1, maxLength: Math.min(max, 60) + 1 }) },
    );
  },
  object: (schema, hints) => {
    const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
    const required = (schema["required"] ?? []) as string[];
    const parts = Object.entries(properties).map(([name, one]) => {
      const value = fromSchema(one, hints, name);
      return (required.includes(name) ? value : fc.option(value, { nil: undefined, freq: 2 })).map(
        (made) => [name, made] as const,
      );
    });
    return fc.tuple(...parts).map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
  },
};

const rangeOf = ({ maximum = 1e6, minimum = -1e6 }: Schema) => ({
  min: Math.max(Number(minimum), -1e9),
  max: Math.min(Number(maximum), 1e9),
});

function atLimits({ maximum, minimum }: Schema, step: number): fc.Arbitrary<unknown> {
  const [low, high] = [Number(minimum ?? 0), Number(maximum ?? 1000)];
  return fc.constantFrom<unknown>(low, high, low - step, high + step, low + 0.5, HUGE);
}

function text({ maxLength, pattern }: Schema): fc.Arbitrary<unknown> {
  if (typeof pattern === "string" && pattern.startsWith("^")) return fc.stringMatching(new RegExp(pattern, "u"));
  const max = Number(maxLength ?? 100);
  return fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: Math.min(max, 20) }) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...NASTY_TEXTS) },
    { weight: 1, arbitrary: repeat(max) },
    { weight: 1, arbitrary: repeat(max + 1) },
  );
}

/** As it goes over the wire. */
export const textOf = (body: unknown): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body).replaceAll(`"${HUGE}"`, "1e400");

/** A body with one thing in it that is probably wrong. */
export const spoiled = (body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(body, fc.nat(), nasty(), fc.constantFrom("set", "set", "set", "drop", "add", "whole"))
    .map(([whole, place, value, how]) => {
      if (how === "whole" || typeof whole !== "object" || whole === null) return value;
      const paths = pathsOf(whole);
      const path = paths[place % Math.max(1, paths.length)] ?? [];
      if (how === "add" || path.length === 0) {
        return change(whole, path.slice(0, -1), (at) =>
          withKey(at, NASTY_KEYS[place % NASTY_KEYS.length] ?? "", value),
        );
      }
      const last = path.at(-1) ?? "";
      return change(whole, path.slice(0, -1), (at) => {
        const kept = Object.entries(at).filter(([name]) => name !== last);
        const made = how === "drop" ? kept : [...kept, [last, value]];
        return Array.isArray(at) ? made.map(([, item]) => item as unknown) : Object.fromEntries(made);
      });
    });

const pathsOf = (value: object, path: string[] = []): string[][] =>
  Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, name];
    return [here, ...(typeof inner === "object" && inner !== null ? pathsOf(inner as object, here) : [])];
  });

function change(value: object, path: readonly string[], made: (at: object) => object): object {
  const [name, ...rest] = path;
  if (name === undefined) return made(value);
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === name && typeof inner === "object" && inner !== null
      ? change(inner as object, rest, made)
      : (inner as unknown),
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
