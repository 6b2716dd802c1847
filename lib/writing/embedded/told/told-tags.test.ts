import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { toldDraft } from "#lib/tools/testing/told-draft.ts";

test.each<[Language, string, string, RegExp]>([
  [
    "es",
    "Tejedoras de paja en Cuenca.",
    "Demostración de tejido todos los jueves de agosto, de 10h00 a 12h00. Con Doña Rosa Guamán se empieza la plantilla. Entrada libre.",
    /guam/i,
  ],
  [
    "pt",
    "Rendeiras de bilro em Olinda.",
    "Oficina de renda no sábado, 14 de março, às 9h. Quem ensina é Ana Beltrão, e o material está incluído.",
    /beltr/i,
  ],
])("%s: nobody looks for who gives the class: %s", (language, description, theme, person) => {
  const draft = toldDraft({ format: "carousel", language, theme, brand: { profileName: "Casa Lume", description } });
  expect(draft.caption).toMatch(/#casalume/);
  expect(draft.caption.match(/#\p{L}+/gu)?.join(" ")).not.toMatch(person);
});
