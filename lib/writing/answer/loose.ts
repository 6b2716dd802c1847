import { fold } from "#lib/domain/fold.ts";
import { isObject, type Json, type JsonObject } from "./read-json.ts";

const plainName = (name: string): string => fold(name).replace(/[^a-z0-9]/g, "");

/** What an object has under one of these names, however they are written. */
export function named(object: JsonObject, names: readonly string[]): Json | undefined {
  const entries = Object.entries(object).map(([name, value]) => [plainName(name), value] as const);
  for (const name of names) {
    const found = entries.find(([own, value]) => own === plainName(name) && value !== null && value !== "");
    if (found) return found[1];
  }
  return undefined;
}

const INNER = ["text", "value", "content", "title", "subject", "name", "label", "description", "texto"];

/** A text, whether it was told as one, as an object that holds it, or in blocks. */
export function textOf(value: Json | undefined): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("\n");
  if (!isObject(value)) return "";
  if (Array.isArray(value["blocks"])) return value["blocks"].map(textOf).join(" ");
  return textOf(named(value, INNER));
}

/** A list, whether it was told as one, as lines of a text, or as item1, item2. */
export function listOf(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return value.split(/\n+|\s*[;|]\s+/).filter((line) => line.trim() !== "");
  return isObject(value) ? Object.values(value) : [];
}

export const textsOf = (value: Json | undefined): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text.trim() !== "");

export function numbersOf(value: Json | undefined): number[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.flatMap((one) => {
    const number = typeof one === "number" ? one : Number.parseFloat(textOf(one).replace(",", "."));
    return Number.isFinite(number) ? [number] : [];
  });
}

export function oneOf<Name extends string>(names: readonly Name[], value: Json | undefined): Name | null {
  const told = plainName(textOf(value));
  return names.find((name) => plainName(name) === told) ?? null;
}

export const objectsOf = (value: Json | undefined): JsonObject[] => listOf(value).filter(isObject);

/** The parts of a post; one that was told as a text is its title, of which the rest follows. */
export const partsOf = (value: Json | undefined): JsonObject[] =>
  listOf(value).flatMap((part): JsonObject[] =>
    isObject(part) ? [part] : textOf(part) ? [{ body: textOf(part) }] : [],
  );

/** The object that has what is asked for, however deep a model wrapped it. */
export function unwrapped(value: Json, names: readonly string[], depth = 3): JsonObject | null {
  if (isObject(value) && named(value, names) !== undefined) return value;
  if (depth === 0 || typeof value !== "object" || value === null) return null;
  for (const inner of Object.values(value)) {
    const found = unwrapped(inner, names, depth - 1);
    // What stands beside the wrap belongs to the post as well.
    if (found) return isObject(value) ? { ...value, ...found } : found;
  }
  return null;
}
