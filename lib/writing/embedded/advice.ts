import { characters } from "#lib/domain/text.ts";
import type { MatterPoint } from "./find-matter.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import { lower } from "./read-theme.ts";

/** What to do, with what it is about before it where there is room: "Tyres: check them cold". */
export function advice({ label, right }: Pick<MatterPoint, "label" | "right">, max: number): string {
  const [about = ""] = stemsOf(label);
  if (about !== "" && stemsOf(right).includes(about)) return right;
  const whole = `${label}${right.includes(":") ? " — " : ": "}${lower(right)}`;
  return characters(whole) <= max ? whole : right;
}
