import type { ColumnType } from "#lib/db/column-types.ts";

const INT4 = { min: -2_147_483_648, max: 2_147_483_647 };
const LIST = /^\{(?:[a-z_]+(?:,[a-z_]+)*)?\}$/;

const isWhole = (text: string) => /^-?\d{1,10}$/.test(text) && Number(text) >= INT4.min && Number(text) <= INT4.max;

/** Whether a text is a value of a type, as the database writes it. */
const FITS: Record<string, (text: string) => boolean> = {
  text: (text) => !text.includes("\0"),
  int4: isWhole,
  float8: (text) => text.trim() !== "" && Number.isFinite(Number(text)),
  bool: (text) => text === "t" || text === "f",
  timestamptz: (text) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?$/.test(text) &&
    Number.isFinite(Date.parse(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"))),
  bytea: (text) => /^\\x(?:[0-9a-f]{2})*$/.test(text),
  jsonb: () => true,
};

/** What keeps a value out of its column; null: nothing. */
export function faultOfValue({ isList, isRequired, labels, type }: ColumnType, text: string | null): string | null {
  if (text === null) return isRequired ? "nothing stands there" : null;
  if (isList) {
    if (!labels) return /^\{[^]*\}$/.test(text) ? null : "no list";
    const isKnown =
      LIST.test(text) &&
      text
        .slice(1, -1)
        .split(",")
        .every((one) => one === "" || labels.includes(one));
    return isKnown ? null : "a value that there is none of";
  }
  if (labels) return labels.includes(text) ? null : "a value that there is none of";
  return FITS[type]?.(text) ? null : `no ${type}`;
}
