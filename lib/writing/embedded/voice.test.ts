import { expect, test } from "vitest";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { writeDraft } from "./writer.ts";

const SOURCES: [source: string, language: Language, description: string, theme: string][] = [
  ["short", "es", "Taller de arcos y flechas.", "¿Se puede tirar con lluvia?"],
  ["library", "es", "Florería de barrio.", "Cuánto dura un ramo de rosas"],
];

const written = (row: (typeof SOURCES)[number], toneOfVoice: string): Draft => {
  const [, language, description, theme] = row;
  const brand = { profileName: "Casa Luna", description, audience: "", contentPreferences: "", toneOfVoice };
  const brief: Brief = { format: "carousel", theme, language, brand, article: null, earlier: [], seed: 1 };
  return writeDraft(brief);
};

const NEAR = /(?<!\p{L})(?:tu|tus|te|escríbenos|comenta|cuéntanos|pregúntanos|guarda|envía|comparte|dinos)(?!\p{L})/iu;

test.each(SOURCES)("%s: ours lines change with the tone, and a formal brand says usted", (...row) => {
  const [plain, formal, playful, keen] = ["", "formal", "divertido", "entusiasta"].map((tone) => written(row, tone));
  const ends = [plain, formal, playful, keen].map((draft) =>
    draft && "slides" in draft ? JSON.stringify(draft.slides.at(-1)?.fields) + draft.caption : "",
  );
  expect(new Set(ends).size).toBeGreaterThan(2);
  const last = formal && "slides" in formal ? JSON.stringify(formal.slides.at(-1)?.fields) : "";
  expect(last).not.toMatch(NEAR);
});

test("a brand of few words tells no everyday scene", () => {
  const row: (typeof SOURCES)[number] = ["library", "pt", "Cafeteria de bairro.", "5 dicas para guardar café em casa"];
  const [long, short] = ["", "seco e direto"].map((tone) => written(row, tone));
  const size = (draft: Draft | undefined) => (draft && "slides" in draft ? draft.slides.length : 0);
  expect(size(short)).toBeLessThanOrEqual(size(long));
  expect(short?.caption.length ?? 0).toBeLessThan(long?.caption.length ?? 0);
});
