import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { entry, entryBrand, type Piece, pieceOf, readJson } from "./corpus.ts";

const named = z.string().trim().min(1);
const told = z.union([
  entryBrand,
  named.transform((name) => ({ name, description: "", audience: "", preferences: "", tone: "" })),
]);

const line = entry.extend({
  id: entry.shape.id.optional(),
  language: z.enum(LANGUAGES),
  trade: entry.shape.trade.default(null),
  brand: told,
  facts: entry.shape.facts.default([]),
});

/** A list of one's own: {brand, theme, language, format}, and what a corpus entry has besides. */
export const readSheet = (file: string): Piece[] =>
  readJson(file, z.array(line)).map(({ id, language, ...rest }, index) =>
    pieceOf(rest.page ? "pages" : "themes", language, { ...rest, id: id ?? `line-${index + 1}` }, index + 1),
  );
