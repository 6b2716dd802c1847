import type { Brief, Draft } from "#lib/domain/draft.ts";
import { valueText } from "#lib/domain/slide.ts";
import { spokenText } from "#lib/writing/draft/script.ts";
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

/** What stands in the picture or is heard, without the caption. */
export function shownIn(draft: Draft): string[] {
  if ("slides" in draft) return draft.slides.flatMap(({ fields }) => Object.values(fields).map(valueText));
  if ("blocks" in draft) return draft.blocks;
  if ("script" in draft) return [spokenText(draft.script)];
  if ("pages" in draft) return draft.pages.flatMap(({ body, title }) => [title, body]);
  const { footer, items, sides, subtitle, title } = draft;
  return [title, subtitle, footer, ...Object.values(sides ?? {}), ...items.flatMap((item) => [item.title, item.text])];
}
