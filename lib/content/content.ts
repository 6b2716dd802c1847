import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Language } from "#lib/domain/language.ts";

const FOLDER = join(process.cwd(), "lib", "content");

type Names<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}`
  ? [Slot extends "language" ? Language : string, ...Names<Rest>]
  : [];

/** Files of one shape, a name for each slot of their path: read and checked when first needed, then kept. */
export function content<const Path extends string, Schema extends z.ZodType>(path: Path, schema: Schema) {
  const kept = new Map<string, z.output<Schema>>();
  const read = (...names: Names<Path>): z.output<Schema> => {
    const key = names.join("/");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const file = names.reduce((named: string, name) => named.replace(/\{\w+\}/, name), path);
    const value = parse(file, schema);
    kept.set(key, value);
    return value;
  };
  return Object.assign(read, { path, schema });
}

function parse<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error, success } = schema.safeParse(JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
  if (!success) throw new Error(`lib/content/${file}: ${z.prettifyError(error)}`);
  return data;
}
