import { FONTS } from "#lib/domain/brand.ts";
import type { Language } from "#lib/domain/language.ts";
import { type LayoutId, layoutFields } from "#lib/domain/layout.ts";
import { type FieldValue, plainValue, TEXTURES } from "#lib/domain/slide.ts";
import type { SlideInput } from "#lib/render/slides/input.ts";

const PROSE: Record<Language | "odd", string> = {
  pt: "A moagem certa não é um segredo: é atenção. Prove, anote e ajuste um clique por vez até a doçura aparecer, porque café não espera e a água também conta.",
  en: "The right grind is no secret: it is attention. Taste, write it down and move one click at a time until the sweetness shows, for water counts as well.",
  es: "¿La molienda correcta? No es un secreto, es atención. Prueba, anota y mueve un clic cada vez hasta que aparezca la dulzura; el agua también cuenta, niño.",
  odd: "Donaudampfschifffahrtsgesellschaftskapitän ☕️ 👩🏽‍🍳 https://exemplo.com.br/um/endereco/muito/longo?com=parametros 1️⃣ Ελληνικά Кириллица ŁÓDŹ İstanbul 🇧🇷 ½ €",
};

/** A text of exactly so many characters, in words. */
export function prose(language: keyof typeof PROSE, length: number): string {
  let text = "";
  while (text.length < length) text += `${text === "" ? "" : " "}${PROSE[language]}`;
  return text.slice(0, length).trim();
}

export function fieldsOf(layoutId: LayoutId, make: (name: string) => FieldValue | string): Record<string, FieldValue> {
  return Object.fromEntries(
    layoutFields(layoutId).map((name) => {
      const made = make(name);
      return [name, typeof made === "string" ? plainValue(made) : made];
    }),
  );
}

export function slide(over: Partial<SlideInput> & Pick<SlideInput, "layoutId" | "fields">): SlideInput {
  return {
    colors: { background: "#f6e7d3", text: "#2b1710", brand: "#b4531f" },
    titleFont: FONTS[1],
    bodyFont: FONTS[0],
    texture: TEXTURES[0],
    position: 2,
    total: 7,
    brand: { profileName: "Café Aurora", handle: "cafeaurora", photo: null, logo: null },
    picture: null,
    language: "pt",
    seed: 1,
    ...over,
  };
}
