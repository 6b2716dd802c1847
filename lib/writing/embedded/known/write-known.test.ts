import { describe, expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import { FORMATS, type Format } from "#lib/domain/format.ts";
import { spokenText } from "#lib/writing/draft/script.ts";
import { chooseSource } from "#lib/writing/embedded/choose-source.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";
import { brandParts } from "#lib/writing/embedded/brand-words.ts";
import { writeKnown } from "./write-known.ts";

const written = (brief: Pick<Brief, "format" | "language" | "theme">, profileName: string, description: string) => {
  const brand = { profileName, description, audience: "", contentPreferences: "", toneOfVoice: "" };
  const source = chooseSource({ ...brief, brand, article: null, earlier: [], seed: 1 });
  return source.as === "known" ? writeKnown(source.said) : null;
};

test("five steps take five pages, and no call takes the place of the last", () => {
  const draft = written(
    { format: "premium_carousel", language: "en", theme: "Bike check before a ride" },
    "Two Wheels",
    "Bike shop and repairs in Leith.",
  );
  expect(draft?.format === "premium_carousel" && draft.pages.map(({ title }) => title)).toEqual([
    "Bike check before a ride",
    "Tyres",
    "Brakes",
    "Chain",
    "Wheels",
    "Bolts",
  ]);
});

test("a checklist that is told as steps keeps its title and its number", () => {
  const draft = written(
    { format: "infographic", language: "en", theme: "5 checks before a long drive" },
    "Northgate Garage",
    "Family car repair garage.",
  );
  expect(draft?.title).toBe("5 checks before a long drive");
});

test("where a premium carousel has pages left the brand speaks, and never by its name or a bare word alone", () => {
  const description = "Cafeteria e torra própria, grãos de Minas. Cursos, eventos e café da manhã aos domingos.";
  expect(brandParts({ description }, 70)).toEqual([
    "Cafeteria e torra própria",
    "Grãos de Minas",
    "Cursos, eventos e café da manhã aos domingos",
  ]);
  const draft = written(
    { format: "premium_carousel", language: "es", theme: "secadora o tendedero" },
    "Lavandería Burbuja",
    description,
  );
  const titles = draft?.format === "premium_carousel" ? draft.pages.map(({ title }) => title) : [];
  expect(titles.slice(0, 5)).not.toContain("Lavandería Burbuja");
});

test("a myth that a reel does not claim in its first line is called one", () => {
  const draft = written(
    { format: "caption_reel", language: "en", theme: "Myths about cats" },
    "Paws",
    "Dog and cat vet.",
  );
  expect(draft?.format === "caption_reel" && draft.blocks[1]).toMatch(/^Myth: /);
});

const told = (format: Format, theme: string, description: string) =>
  written({ format, language: "pt", theme }, "Lume", description);

const BAKERY = "Padaria de bairro em Blumenau, pão de fermentação natural.";
const HEADS = ["ainda morno", "geladeira", "plástico", "Congelar inteiro", "mofo"];

describe("five things that were promised", () => {
  test.each(FORMATS.filter((format) => format !== "caption_reel"))("a %s tells all of them", (format) => {
    const draft = told(format, "5 erros ao guardar pão", BAKERY);
    const shown = draft && "script" in draft ? spokenText(draft.script) : JSON.stringify({ ...draft, caption: "" });
    expect(HEADS.filter((head) => !shown.includes(head))).toEqual([]);
    expect(draft?.caption).toContain("5. ");
  });

  test("a reel names the first of them, and its caption has all", () => {
    const draft = told("caption_reel", "5 erros ao guardar pão", BAKERY);
    expect(draft && "blocks" in draft && draft.blocks[1]).toMatch(/ainda morno · .*geladeira/);
    expect(HEADS.filter((head) => !draft?.caption.includes(head))).toEqual([]);
  });

  test("where three are asked for there are three", () => {
    const draft = told("infographic", "3 erros ao guardar pão", BAKERY);
    expect(draft && "items" in draft && draft.items.length).toBe(3);
    expect(draft?.title).toBe("3 erros ao guardar pão");
  });
});

test("what is done behind the scenes is told, though the brand's own news is not", () => {
  const grooming = "Banho e tosa em Santos, produtos para cães e gatos.";
  expect(told("carousel", "bastidores de um dia de banho e tosa", grooming)?.caption).toContain("Escovar antes");
  expect(told("carousel", "os bastidores da nossa mudança de endereço", grooming)).toBeNull();
});

test("what is believed and not so says so wherever it is read", () => {
  const draft = told("infographic", "mitos sobre fazer terapia", "Psicóloga clínica em Belo Horizonte.");
  expect(draft && "items" in draft && draft.sides?.left).toBe("Mito");
});

test("what a topic says to do or to leave is a sign of nothing", () => {
  expect(
    told("carousel", "5 sinais de que a broca chegou no canal", "Clínica odontológica, limpeza e implantes."),
  ).toBeNull();
});

test("a myth's truth says more than that it is so", () => {
  const draft = written(
    { format: "infographic", language: "pt", theme: "Mitos sobre café" },
    "Café Serra",
    "Cafeteria e torra própria em Poços de Caldas.",
  );
  const truths = draft?.format === "infographic" ? draft.items.filter(({ side }) => side === "right") : [];
  expect(truths.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Por gole, tem\. \p{Lu}/u));
});

test("what is never to be done is ticked off by nobody", () => {
  const never: Parameters<typeof writeDraft>[0] = {
    format: "infographic",
    theme: "stuff you should never flush if you have a septic tank",
    language: "en",
    brand: {
      profileName: "Peachtree",
      description: "Septic tank pumping in Georgia.",
      audience: "",
      contentPreferences: "",
      toneOfVoice: "",
    },
    article: null,
    earlier: [],
    seed: 1,
  };
  const kinds = Array.from({ length: 6 }, (_, seed) => writeDraft({ ...never, seed }));
  expect(kinds.map((draft) => ("items" in draft ? draft.kind : ""))).toEqual(Array.from({ length: 6 }, () => "parts"));
});
