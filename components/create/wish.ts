import type { Format } from "#lib/domain/format.ts";

/** What the sheet is filled with as it opens. */
export interface Wish {
  theme: string;
  /** the day it is wanted for, "2026-11-24" */
  day: string | null;
  /** the time of that day, "09:30" */
  time?: string;
  format?: Format;
}
