import type { Brief, Draft } from "#lib/domain/draft.ts";
import { readTheme } from "#lib/writing/embedded/read-theme.ts";
import { readTold } from "#lib/writing/embedded/told/read-told.ts";
import { writeTold } from "#lib/writing/embedded/told/write-told.ts";

const SILENT = { profileName: "", description: "", audience: "", contentPreferences: "", toneOfVoice: "" };

type Wish = Pick<Brief, "format" | "language" | "theme"> &
  Partial<Omit<Brief, "brand">> & { brand?: Partial<Brief["brand"]> };

/** What is told of a theme that tells something itself. */
export function toldDraft({ brand, ...wish }: Wish): Draft {
  const brief: Brief = { article: null, earlier: [], seed: 1, ...wish, brand: { ...SILENT, ...brand } };
  const told = readTold(brief, readTheme(brief.theme, brief.language));
  if (!told) throw new Error(`not told: ${brief.theme}`);
  return writeTold(told, brief);
}
