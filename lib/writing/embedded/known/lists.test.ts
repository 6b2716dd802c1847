import { describe, expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import { FORMATS, type Format } from "#lib/domain/format.ts";
import { spokenText } from "#lib/writing/draft/script.ts";
import { chooseSource } from "#lib/writing/embedded/choose-source.ts";
import { writeKnown } from "./write-known.ts";

function known(format: Format, theme: string, description: string): Draft | null {
  const brand = { profileName: "Lume", description, audience: "", contentPreferences: "", toneOfVoice: "" };
  const brief = { format, theme, language: "pt" as const, brand, article: null, earlier: [], seed: 1 };
  const source = chooseSource(brief);
  return source.from === "library" ? writeKnown(source.said) : null;
}

const BAKERY = "Padaria de bairro em Blumenau, pão de fermentação natural.";
const HEADS = ["ainda morno", "geladeira", "plástico", "Congelar inteiro", "mofo"];

describe("five things that were promised", () => {
  test.each(FORMATS.filter((format) => format !== "caption_reel"))("a %s tells all of them", (format) => {
    const draft = known(format, "5 erros ao guardar pão", BAKERY);
    const shown = draft && "script" in draft ? spokenText(draft.script) : JSON.stringify({ ...draft, caption: "" });
    expect(HEADS.filter((head) => !shown.includes(head))).toEqual([]);
    expect(draft?.caption).toContain("5. ");
  });

  test("a reel names the first of them, and its caption has all", () => {
    const draft = known("caption_reel", "5 erros ao guardar pão", BAKERY);
    expect(draft && "blocks" in draft && draft.blocks[1]).toMatch(/ainda morno · .*geladeira/);
    expect(HEADS.filter((head) => !draft?.caption.includes(head))).toEqual([]);
  });

  test("where three are asked for there are three", () => {
    const draft = known("infographic", "3 erros ao guardar pão", BAKERY);
    expect(draft && "items" in draft && draft.items.length).toBe(3);
    expect(draft?.title).toBe("3 erros ao guardar pão");
  });
});

test("what is done behind the scenes is told, though the brand's own news is not", () => {
  const grooming = "Banho e tosa em Santos, produtos para cães e gatos.";
  expect(known("carousel", "bastidores de um dia de banho e tosa", grooming)?.caption).toContain("Escovar antes");
  expect(known("carousel", "os bastidores da nossa mudança de endereço", grooming)).toBeNull();
});

test("what is believed and not so says so wherever it is read", () => {
  const draft = known("infographic", "mitos sobre fazer terapia", "Psicóloga clínica em Belo Horizonte.");
  expect(draft && "items" in draft && draft.sides?.left).toBe("Mito");
});

test("what a topic says to do or to leave is a sign of nothing", () => {
  expect(
    known("carousel", "5 sinais de que a broca chegou no canal", "Clínica odontológica, limpeza e implantes."),
  ).toBeNull();
});
