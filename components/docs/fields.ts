import type { Schema } from "./description.ts";

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly limits: string;
  readonly note: string;
}

/** A schema's fields as one flat list: a nested one by its whole name, `items[].id`. */
export function fieldsOf(schema: Schema, prefix = ""): Field[] {
  const { choices, list } = open(schema);
  const fields = choices.flatMap((choice) =>
    Object.entries(choice.properties ?? {}).flatMap(([key, value]) => {
      const name = `${prefix}${list}${prefix + list ? "." : ""}${key}`;
      const required = choice.required?.includes(key) ?? false;
      const own = { name, type: typeOf(value), required, limits: limitsOf(value), note: value.description ?? "" };
      return [own, ...fieldsOf(value, name)];
    }),
  );
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/** Past null, past lists: the schemas that something may have. */
function open(schema: Schema): { choices: readonly Schema[]; list: string } {
  const variants = variantsOf(schema);
  const [only] = variants;
  if (variants.length === 1 && only?.items) {
    const { choices, list } = open(only.items);
    return { choices, list: `[]${list}` };
  }
  return { choices: variants, list: "" };
}

const isNull = ({ type }: Schema) => type === "null";
const variantsOf = (schema: Schema) => (schema.anyOf ?? schema.oneOf ?? [schema]).filter((one) => !isNull(one));

export function typeOf(schema: Schema): string {
  const all = schema.anyOf ?? schema.oneOf;
  if (all) return [...new Set(all.map(typeOf))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  return [schema.type ?? "any"].flat().join(" | ");
}

const SAFE = Number.MAX_SAFE_INTEGER;

export function limitsOf(schema: Schema): string {
  const { maxItems, maxLength, maximum, minItems, minLength, minimum } =
    variantsOf(schema).length === 1 ? (variantsOf(schema)[0] ?? schema) : schema;
  const ranges: [number | undefined, number | undefined, string][] = [
    [minimum, maximum, ""],
    [minLength, maxLength, " ch"],
    [minItems, maxItems, " ×"],
  ];
  const told = ranges.flatMap(([least, most, unit]) => {
    const low = least !== undefined && least > -SAFE ? `≥ ${least}${unit}` : "";
    const high = most !== undefined && most < SAFE ? `≤ ${most}${unit}` : "";
    return [low, high].filter((text) => text !== "");
  });
  if (schema.default !== undefined) told.push(`= ${JSON.stringify(schema.default)}`);
  return told.join(", ");
}
