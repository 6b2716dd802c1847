import { join } from "node:path";
import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { readJson } from "#lib/tools/writing/corpus.ts";

const theme = z.strictObject({
  language: z.enum(LANGUAGES),
  theme: z.string().min(1),
  /** the library's questions whose answer answers it; none where it has no answer */
  best: z.array(z.string()),
  /** those that answer a part of it */
  also: z.array(z.string()).default([]),
});
export type Asked = z.output<typeof theme>;

/** Themes as owners type them, written without a look at the library, then read against it: by trade. */
export const readThemes = (): Readonly<Record<string, readonly Asked[]>> =>
  readJson(join(import.meta.dirname, "themes.json"), z.record(z.string(), z.array(theme)));
