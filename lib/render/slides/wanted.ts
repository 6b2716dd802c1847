import { type FieldValue, plainValue } from "#lib/domain/slide.ts";
import type { Wanted } from "#lib/render/text/widths.ts";
import { wordsOf } from "#lib/render/text/words.ts";
import { initialsOf } from "./frame.ts";
import type { StillInput } from "./input.ts";

const LABELS = ["Mito", "Verdade", "Myth", "Truth", "Verdad"].join(" ").toUpperCase();

const two = (count: number) => String(count).padStart(2, "0");

const atomsOf = (value: FieldValue, uppercase = false): string =>
  wordsOf(value, uppercase)
    .flatMap(({ atoms }) => atoms.filter(({ emoji }) => emoji === null).map(({ text }) => text))
    .join(" ");

/** Every word that any composition may draw, in every weight in which it may. */
export function wantedBy(
  { bodyFont, brand, fields, position, titleFont, total }: StillInput,
  capitals: readonly string[] = [],
): Wanted[] {
  const values = Object.entries(fields).map(([name, value]) => atomsOf(value, capitals.includes(name)));
  const said = [brand.profileName, `@${brand.handle ?? ""}`].map((text) => atomsOf(plainValue(text)));
  const marks = `${two(position)} / ${two(total)} ? 1 2 3 4 5 6 7 8 9 01 02 03 04 05 06 07 08 09 x ${LABELS}`;
  return [...values, ...said, marks, initialsOf(brand.profileName)].flatMap((text): Wanted[] => [
    { font: titleFont, weight: "title", text },
    { font: bodyFont, weight: "regular", text },
    { font: bodyFont, weight: "bold", text },
  ]);
}
