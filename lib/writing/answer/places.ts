import type { Asked } from "./asked.ts";

export interface Place {
  /** "slides.2.title" */
  readonly at: string;
  readonly text: string;
}

/** What is chosen or told in English, and read by nobody. */
const UNREAD = ["plan", "hashtags", "mood", "layout", "picture", "type", "kind", "side", "numbers"];

/** Every text of an answer that people will read, with its place. */
export function placesOf(asked: Asked): Place[] {
  return under("", asked);
}

function under(at: string, value: unknown): Place[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    UNREAD.includes(name) ? [] : under(at === "" ? name : `${at}.${name}`, inner),
  );
}

/** What stands at a place; undefined where there is none. */
export function valueAt(value: unknown, at: string): unknown {
  let found = value;
  for (const name of at.split(".")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

/** The same answer with another value at one place, which may be the next of a list. */
export function withValueAt<Value>(value: Value, at: string, put: unknown): Value {
  const [name = "", ...rest] = at.split(".");
  if (typeof value !== "object" || value === null) return value;
  const held = (value as Record<string, unknown>)[name];
  const inner = rest.length > 0 ? withValueAt(held, rest.join("."), put) : put;
  if (!Array.isArray(value)) return { ...value, [name]: inner };
  // An index of this list, or the place after its last: the list keeps its type.
  const list: unknown[] = [...(value as unknown[])];
  list[Math.min(Number(name) || 0, list.length)] = inner;
  return list as Value;
}
