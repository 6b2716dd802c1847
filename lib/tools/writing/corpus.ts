import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Brief } from "#lib/domain/draft.ts";
import { FORMAT_RULES, FORMATS, type Format } from "#lib/domain/format.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { readOrder } from "#lib/content/trades/trades.ts";

export const SOURCES = ["themes", "briefs", "pages"] as const;
type Source = (typeof SOURCES)[number];

export const FACT_KINDS = [
  "date",
  "deadline",
  "place",
  "contact",
  "price",
  "quantity",
  "number",
  "offer",
  "condition",
  "step",
  "name",
  "other",
] as const;

const text = z.string().trim().min(1);

/** Its kind, the string that a post must keep, and what says the same. */
const fact = z.tuple([z.enum(FACT_KINDS), text], text).readonly();
export type Fact = z.infer<typeof fact>;

export const entryBrand = z.strictObject({
  name: text,
  description: z.string().default(""),
  audience: z.string().default(""),
  preferences: z.string().default(""),
  tone: z.string().default(""),
});
export type EntryBrand = z.infer<typeof entryBrand>;

/** whose library may speak; null where the library knows nothing of it */
export const pieceTrade = z
  .string()
  .refine((key) => readOrder().includes(key), "no trade of the library")
  .nullable();

const page = z.strictObject({ title: text, siteName: text.nullable(), url: z.url(), text: z.array(text) });

export const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  format: z.enum(FORMATS),
  trade: pieceTrade,
  /** trades whose words it may use, though the library is not of it */
  near: z.array(z.string()).default([]),
  /** a page stands for its own theme where none is given */
  theme: text.optional(),
  page: page.optional(),
  brand: entryBrand,
  facts: z.array(fact),
});
export type Entry = z.infer<typeof entry>;

const WORDS: Record<Source, { from: number; to: number } | null> = {
  themes: null,
  briefs: { from: 60, to: 900 },
  pages: { from: 200, to: 600 },
};

/** One thing to post about: what the writer is told, and what is judged by. */
export interface Piece {
  readonly id: string;
  readonly source: Source;
  readonly language: Language;
  readonly trade: string | null;
  readonly near: readonly string[];
  readonly facts: readonly Fact[];
  readonly brief: Brief;
}

const FOLDER = join(import.meta.dirname, "corpus");

export const readJson = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> => {
  const { data, error, success } = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
};

export const readCorpus = (): Piece[] =>
  SOURCES.flatMap((source) =>
    LANGUAGES.flatMap((language) => {
      const file = join(FOLDER, source, `${language}.json`);
      return readJson(file, z.array(entry)).map((one, index) => {
        const wrong = wrongWith(source, one);
        if (wrong) throw new Error(`${file}: ${one.id} ${wrong}`);
        return pieceOf(source, language, one, index + 1);
      });
    }),
  );

function wrongWith(source: Source, { format, page, theme }: Entry): string | null {
  if ((source === "pages") !== (page !== undefined)) return "is a page where none belongs, or none where one does";
  if (source !== "pages" && theme === undefined) return "has no theme";
  if (characters(theme ?? "") > FORMAT_RULES[format].themeMax) return "has a theme too long for its format";
  const limits = WORDS[source];
  const length = page ? page.text.join(" ").split(/\s+/).length : characters(theme ?? "");
  return limits && (length < limits.from || length > limits.to) ? `has a length of ${length}` : null;
}

export function pieceOf(source: Source, language: Language, one: Entry, seed: number): Piece {
  const { facts, format, id, near, page, trade } = one;
  const article = page ? { ...page, text: page.text.join("\n\n") } : null;
  const theme = one.theme ?? article?.title ?? "";
  return {
    id,
    source,
    language,
    trade,
    near,
    facts,
    brief: briefOf(one.brand, { format, theme, language, article, seed }),
  };
}

type Asked = { format: Format; theme: string; language: Language; article: Brief["article"]; seed: number };

export const briefOf = ({ audience, description, name, preferences, tone }: EntryBrand, asked: Asked): Brief => ({
  ...asked,
  brand: {
    profileName: name,
    description,
    audience,
    contentPreferences: preferences,
    toneOfVoice: tone,
  },
  earlier: [],
});
