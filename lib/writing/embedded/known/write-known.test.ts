import { expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import { chooseSource } from "#lib/writing/embedded/choose-source.ts";
import { brandParts } from "#lib/writing/embedded/brand-words.ts";
import { writeKnown } from "./write-known.ts";

const written = (brief: Pick<Brief, "format" | "language" | "theme">, profileName: string, description: string) => {
  const brand = { profileName, description, audience: "", contentPreferences: "", toneOfVoice: "" };
  const source = chooseSource({ ...brief, brand, article: null, earlier: [], seed: 1 });
  return source.from === "library" ? writeKnown(source.said) : null;
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
