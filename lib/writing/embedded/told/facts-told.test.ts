import { expect, test } from "vitest";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { shownIn, toldDraft } from "#lib/tools/testing/told-draft.ts";

const draftOf = (format: Format, language: Language, theme: string, brand: Partial<Brief["brand"]> = {}): Draft =>
  toldDraft({ format, language, theme, brand: { profileName: "Casa Lume", ...brand } });

const WHEEL =
  "six week wheel course, starts 9 Sept, Mondays 6.30-8.30pm, £165 incl clay and firing, max 8 people, book at mudlark.example";
const CLAY = { profileName: "Mudlark", description: "Pottery classes, and an open studio in Leeds." };

test("facts between commas have a page, a slide or a row for each kind, below what they are", () => {
  const pages = draftOf("premium_carousel", "en", WHEEL, CLAY);
  const texts = "pages" in pages ? pages.pages.map(({ body, title }) => `${title} | ${body}`) : [];
  expect(texts).toHaveLength(6);
  expect(texts.filter((text) => /save|bookmark|message|chat|ask/i.test(text))).toEqual([]);
  expect(texts.join("\n")).toMatch(/When \| Starts 9 Sept\nMondays/);
  const carousel = draftOf("carousel", "en", WHEEL, CLAY);
  const shown = shownIn(carousel);
  expect(shown.join("\n")).not.toMatch(/included$|inside|\(2\)/im);
  expect(shown).toEqual(expect.arrayContaining(["When", "£165", "Incl clay and firing"]));
  expect(carousel.caption).toContain("• Starts 9 Sept\n• Mondays 6.30-8.30pm\n• £165 incl clay and firing\n• Max 8");
});

test("facts are read aloud a few at a time, and who says them before what to do", () => {
  const draft = draftOf("animated_audio", "en", WHEEL, CLAY);
  expect(shownIn(draft).join(" ")).toBe(
    "Six week wheel course. Starts 9 Sept, Mondays 6.30-8.30pm. £165 incl clay and firing, max 8 people. Mudlark: pottery classes, and an open studio in Leeds. Book at mudlark.example.",
  );
});

test("what an owner notes down for a reader to do is asked of him, in the brand's address", () => {
  const job = "vaga de padeiro, segunda a sexta 5h, salário R$ 2.100, enviar currículo para rh@forno.example";
  expect(draftOf("carousel", "pt", job).caption).toContain("Envie o currículo para rh@forno.example");
  const course = "curso de tejido, martes 19h, $9.000 por mes, 6 lugares, escribir al 341 555 7788";
  const formal = { toneOfVoice: "formal" };
  expect(draftOf("carousel", "es", course).caption).toContain("Escribe al 341 555 7788");
  expect(draftOf("carousel", "es", course, formal).caption).toContain("Escriba al 341 555 7788");
});

test("a title that is cut before its day is not told again below it", () => {
  const news = "abrimos nuestra segunda tienda en calle Larga 14 el sábado 7 de junio con dj y 10% en usados";
  const draft = draftOf("carousel", "es", news);
  const shown = shownIn(draft);
  expect(shown.filter((text) => text.includes("segunda tienda"))).toHaveLength(1);
  expect(shown).toEqual(expect.arrayContaining(["El sábado 7 de junio con dj y 10% en usados"]));
});

test("pages that facts leave over are the brand's own, before a post is to be kept", () => {
  const brand = { profileName: "Horta Viva", description: "Verduras da horta para casa em Olinda. Colhemos de manhã." };
  const draft = draftOf("premium_carousel", "pt", "Cesta de maio: couve, alface, cenoura, beterraba e mel", brand);
  const pages =
    "pages" in draft ? draft.pages.map(({ body, title }) => `${title} | ${body}`.replaceAll("\n", ", ")) : [];
  expect(pages.join("; ")).toContain("Colhemos de manhã");
  expect(pages.at(-1)).toBe("Horta Viva | Verduras da horta para casa em Olinda.");
});

test("what names a title is not said again below it", () => {
  const theme = "price list: hem £14, zip £22, lining £85, 5 day wait";
  const brand = { description: "Clothing repairs in Hackney" };
  for (const [format, below] of [
    ["premium_carousel", ""],
    ["infographic", "Casa Lume"],
  ] as const)
    expect(shownIn(draftOf(format, "en", theme, brand)).slice(0, 2)).toEqual(["Price list: clothing repairs", below]);
});

test.each<[Language, string, RegExp]>([
  [
    "pt",
    "Chegaram os sabores de inverno, de 5 de junho até 31 de julho: canjica com canela, bolo de milho e queijo coalho. Uma bola R$ 13, duas R$ 19. Provinha é por nossa conta.",
    /canjica com canela/i,
  ],
  [
    "es",
    "Llegaron las telas de primavera: lino, algodón orgánico y gasa. Desde $90 el metro, hasta el 30 de abril en Calle Olmo 12.",
    /lino · algodón orgánico · gasa/i,
  ],
])("%s: a reel names what its news announces: %s", (language, theme, named) => {
  expect(shownIn(toldDraft({ format: "caption_reel", language, theme })).join("\n")).toMatch(named);
});

test("a reel does not part an opening from its hours", () => {
  const theme =
    "New late nights from 3 February, we're open till 9pm Tuesdays and Thursdays (last booking 7.45). HICAPS on the spot.";
  const shown = shownIn(toldDraft({ format: "caption_reel", language: "en", theme }));
  expect(shown.filter((line) => /^till/i.test(line))).toEqual([]);
  expect(shown.join("\n")).toMatch(/open till 9pm/i);
});
