export const ID_KINDS = [
  "audit",
  "clip",
  "comment",
  "entry",
  "event",
  "insp",
  "inv",
  "key",
  "mail",
  "media",
  "mem",
  "notice",
  "pay",
  "pal",
  "passkey",
  "piece",
  "post",
  "proj",
  "radar",
  "review",
  "run",
  "slide",
  "slot",
  "track",
  "use",
  "user",
  "worker",
  "ws",
] as const;
export type IdKind = (typeof ID_KINDS)[number];

const SHAPE = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

export const isId = (kind: IdKind, text: string): boolean =>
  text.startsWith(`${kind}_`) && SHAPE.test(text.slice(kind.length + 1));

/** What no row has for its id. */
export const UNKNOWN_ID = "unknown";

/** The id of the nth thing that ships with the product: the same in every installation, and older than any other. */
export const shippedId = (kind: IdKind, number: number): string => `${kind}_${String(number).padStart(26, "0")}`;
