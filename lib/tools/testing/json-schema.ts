import { isDeepStrictEqual } from "node:util";

export type Schema = Readonly<Record<string, unknown>>;

type Rule = (value: unknown, keyword: unknown, schema: Schema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TYPES: Record<string, (value: unknown) => boolean> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  number: (value) => Number.isFinite(value),
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

const asList = (keyword: unknown) => (Array.isArray(keyword) ? (keyword as unknown[]) : [keyword]);
const forStrings =
  (rule: (value: string, keyword: unknown) => boolean): Rule =>
  (value, keyword) =>
    typeof value !== "string" || rule(value, keyword);
const forNumbers =
  (rule: (value: number, limit: number) => boolean): Rule =>
  (value, limit) =>
    typeof value !== "number" || rule(value, Number(limit));
const forArrays =
  (rule: (value: unknown[], keyword: unknown) => boolean): Rule =>
  (value, keyword) =>
    !Array.isArray(value) || rule(value, keyword);
const forObjects =
  (rule: (value: Record<string, unknown>, keyword: unknown, schema: Schema) => boolean): Rule =>
  (value, keyword, schema) =>
    !isObject(value) || rule(value, keyword, schema);

const annotation: Rule = () => true;

/** What each keyword asks, as JSON Schema 2020-12 has it; a keyword that is not here fails every value. */
const RULES: Record<string, Rule> = {
  type: (value, types) => asList(types).some((type) => TYPES[String(type)]?.(value)),
  enum: (value, known) => asList(known).some((one) => isDeepStrictEqual(one, value)),
  const: (value, known) => isDeepStrictEqual(value, known),
  anyOf: (value, schemas) => asList(schemas).some((schema) => fits(schema as Schema, value)),
  minLength: forStrings((value, limit) => [...value].length >= Number(limit)),
  maxLength: forStrings((value, limit) => [...value].length <= Number(limit)),
  pattern: forStrings((value, pattern) => new RegExp(String(pattern), "u").test(value)),
  minimum: forNumbers((value, limit) => value >= limit),
  maximum: forNumbers((value, limit) => value <= limit),
  minItems: forArrays((value, limit) => value.length >= Number(limit)),
  maxItems: forArrays((value, limit) => value.length <= Number(limit)),
  items: forArrays((value, schema) => value.every((item) => fits(schema as Schema, item))),
  required: forObjects((value, names) => asList(names).every((name) => Object.hasOwn(value, String(name)))),
  maxProperties: forObjects((value, limit) => Object.keys(value).length <= Number(limit)),
  propertyNames: forObjects((value, schema) => Object.keys(value).every((name) => fits(schema as Schema, name))),
  properties: forObjects((value, schemas) =>
    Object.entries(schemas as Record<string, Schema>).every(
      ([name, schema]) => !Object.hasOwn(value, name) || fits(schema, value[name]),
    ),
  ),
  additionalProperties: forObjects((value, rest, { properties = {} }) =>
    Object.keys(value).every(
      (name) => Object.hasOwn(properties as object, name) || (rest !== false && fits(rest as Schema, value[name])),
    ),
  ),
  description: annotation,
  default: annotation,
  format: annotation,
};

/** Whether a value is what a JSON Schema describes. Written for the tests, to owe nothing to what it judges. */
export const fits = (schema: Schema, value: unknown): boolean =>
  Object.entries(schema).every(([name, keyword]) => RULES[name]?.(value, keyword, schema) ?? false);
