import { expect, test } from "vitest";
import { valueText } from "#lib/domain/slide.ts";
import { briefOf } from "#lib/tools/testing/brief-of.ts";
import { judgeMatter } from "#lib/writing/embedded/choose-source.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";

const slidesOf = (...about: Parameters<typeof briefOf>): string[] => {
  const draft = writeDraft(briefOf(...about));
  return "slides" in draft ? draft.slides.map(({ fields }) => Object.values(fields).map(valueText).join(" ")) : [];
};

const BIKES = ["Taller Ruedalibre", "Taller de bicicletas en Zaragoza."] as const;

test("what nobody surely asks is told as the question that is nearest, under its own title", () => {
  const asked = briefOf("es", ...BIKES, "cada cuánto hay que cambiar la cadena de la bici");
  const draft = writeDraft(asked);
  expect(draft.title).toMatch(/^¿.*cadena.*\?$/u);
  expect(draft.title).not.toMatch(/hay que/u);
  expect(draft.caption).toMatch(/desgast|estir|gastad|cadena/u);
  expect(judgeMatter(asked)).toBe("near");
  expect(judgeMatter({ ...asked, theme: draft.title })).toBe("library");
});

test("several things of the same kind are told as what they are", () => {
  const slides = slidesOf("es", "Óptica Lumbrera", "Óptica de barrio en Valparaíso.", "errores al limpiar los lentes");
  expect(slides[0]).toMatch(/Errores .*lentes/u);
  expect(slides.length).toBeGreaterThan(5);
});

test("what stands beside it is of the same thing", () => {
  const slides = slidesOf(
    "en",
    "Knead & Co",
    "Sourdough bakery in Asheville.",
    "how to store sourdough so it stays fresh",
  );
  const asked = slides.filter((slide) => /^[^.]*\?/.test(slide));
  expect(asked.length).toBeGreaterThan(1);
  for (const slide of asked.slice(0, 2)) expect(slide).toMatch(/sourdough/iu);
});

test.each<Parameters<typeof briefOf>>([
  // Of nothing that the trade is asked.
  ["es", ...BIKES, "cómo se afina un clavecín"],
  // What the brand alone can tell, and what is the readers' to say.
  ["es", ...BIKES, "Abrimos los domingos de mayo"],
  ["es", ...BIKES, "¿Cuál es tu ruta favorita?"],
  // What names a thing that the trade does not, and asks nothing.
  ["pt", "Café Serra Alta", "Cafeteria de bairro.", "Encontro de bilboquê"],
])("%s %s %s: %s is told by no question", (...about) => {
  expect(writeDraft(briefOf(...about)).title).toMatch(/clavecín|Abrimos|favorita|bilboquê/u);
  expect(judgeMatter(briefOf(...about))).toBe("short");
});
