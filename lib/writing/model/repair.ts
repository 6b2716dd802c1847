import * as z from "zod";
import type { Format } from "#lib/domain/format.ts";
import { ASKED_OF, type AskedOf } from "#lib/writing/answer/asked.ts";
import { named, textOf, unwrapped } from "#lib/writing/answer/loose.ts";
import { valueAt, withValueAt } from "#lib/writing/answer/places.ts";
import { readAsked, readParts } from "#lib/writing/answer/read-asked.ts";
import { isObject, type Json, readJson } from "#lib/writing/answer/read-json.ts";

/** "slides.2.title" as every vendor takes a field's name. */
export const nameOf = (at: string): string => at.replaceAll(".", "_");

/** The schema of what stands at a place of an answer; null: nothing can. */
function schemaAt(schema: z.ZodType, [name, ...rest]: readonly string[]): z.ZodType | null {
  if (name === undefined) return schema;
  // Of an object its field, of a list its item: the shapes that were asked for have no others.
  const inner =
    schema instanceof z.ZodObject ? schema.shape[name] : schema instanceof z.ZodArray ? schema.element : null;
  return inner instanceof z.ZodType ? schemaAt(inner, rest) : null;
}

export const canBeAsked = (format: Format, at: string): boolean => schemaAt(ASKED_OF[format], at.split(".")) !== null;

/** The named fields alone. */
export const schemaOf = (format: Format, places: readonly string[]): z.ZodType =>
  z.object(
    Object.fromEntries(places.map((at) => [nameOf(at), schemaAt(ASKED_OF[format], at.split(".")) ?? z.string()])),
  );

/** An answer with the named fields as they were told again; what was not told stays. */
export function merged<F extends Format>(
  format: F,
  asked: AskedOf<F>,
  places: readonly string[],
  answer: string,
): AskedOf<F> {
  const value = readJson(answer);
  const fields = value === null ? null : unwrapped(value, places.map(nameOf));
  // Asked for a field, some tell the whole post again; asked for one text, some tell it alone.
  const whole = fields === null && value !== null ? readAsked(format, answer) : null;
  const [only = ""] = places;
  const alone = value === null && places.length === 1 && typeof valueAt(asked, only) === "string" ? answer.trim() : "";
  return places.reduce((told, at) => {
    const again = fields ? named(fields, [nameOf(at)]) : undefined;
    const put = again === undefined ? (valueAt(whole, at) ?? alone) : readAt(format, at, again);
    return put === "" || put === undefined ? told : withValueAt(told, at, put);
  }, asked);
}

/** A text, or a list of the post's own parts. */
function readAt(format: Format, at: string, value: Json): unknown {
  if (at.includes(".") && !isObject(value) && !Array.isArray(value)) return textOf(value);
  const [list = "", index] = at.split(".");
  const parts = valueAt(readParts(format, { [list]: index === undefined ? value : [value] }), list);
  if (index === undefined) return Array.isArray(parts) && parts.length === 0 ? undefined : parts;
  return /^\w+\.\d+$/.test(at) ? valueAt(parts, "0") : textOf(value);
}
