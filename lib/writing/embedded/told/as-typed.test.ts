import { expect, test } from "vitest";
import { toldDraft } from "#lib/tools/testing/told-draft.ts";

const captionOf = (theme: string, language: "en" | "es" | "pt" = "en") =>
  toldDraft({ format: "carousel", theme, language, brand: { profileName: "Ana" } }).caption;

test("a caption tells facts in the order in which they were typed", () => {
  const caption = captionOf(
    "Kayak hire on the lake, £15 an hour, buoyancy aids free, Mill Road 4, £40 the day, over 12s",
  );
  expect(caption).toMatch(/£15 an hour\n.*aids free\n.*Mill Road 4\n.*£40 the day/iu);
});

test.each([
  [
    "en",
    "Kayak hire on the lake, £15 an hour, £40 the day, buoyancy aids free, 01229 555 014",
    "Get in touch: 01229 555 014",
  ],
  [
    "pt",
    "Feijoada completa sábado\nR$ 45 por pessoa\n(19) 99745-3318\nRua das Flores 12",
    "Mais informações: (19) 99745-3318",
  ],
  ["es", "Trasteros de 3 m², 49 € al mes, sin fianza, cámaras y alarma, 91 555 03 40", "Contáctanos: 91 555 03 40"],
] as const)("%s: a telephone that stands alone is the call", (language, theme, call) => {
  const caption = captionOf(theme, language);
  expect(caption).toContain(call);
  expect(caption).not.toContain(`• ${call}`);
});

test("nobody is called to join a shop", () => {
  expect(captionOf("Combo de aceite y frenos\nAceite incluido\nCarrera 50 #44-18\nSin cita", "es")).not.toMatch(
    /acompáñ|nos vemos|invitación/iu,
  );
});

test("back to school is no course to book", () => {
  expect(
    captionOf("Regreso a clases: mándanos tu lista al 33 1555 0199, forrado $12, agosto 10% de descuento", "es"),
  ).not.toMatch(/lugar/iu);
});

test.each([
  [
    "en",
    "Student nights every Mon & Tues from 21 September, £14 for 60 mins, over 18s, closed toe shoes",
    /every Mon &$/mu,
  ],
  ["es", "Títeres de verano. El último día hay función. Jr. Unión 118 Barranco, whatsapp 987 654 321", /Jr\.?$/mu],
  [
    "es",
    "Paquete a Máncora del 2 al 6 de abril. S/ 690 por persona, quedan 18 cupos. Jr. Pizarro 540 of. 203, WhatsApp 949 770 123",
    /of\.?$/mu,
  ],
] as const)("%s: %s is not cut", (language, theme, cut) => {
  expect(captionOf(theme, language)).not.toMatch(cut);
});

test("a class of vehicle is no class to book", () => {
  expect(captionOf("MOT £39 (class 4) all through March, normally £54.85. Free retest within 10 days.")).not.toMatch(
    /your place/iu,
  );
});

test("what costs so much is not cut before its price's sign", () => {
  expect(captionOf("2 filipinas antifluido x $899, una sola $529, bordado $60, envío gratis", "es")).not.toMatch(
    /\sx:/u,
  );
});

const scriptOf = (theme: string, brand: object, language: "en" | "es" | "pt" = "en"): string => {
  const draft = toldDraft({ format: "animated_audio", theme, language, brand: { profileName: "Ana", ...brand } });
  return "script" in draft ? draft.script : "";
};

test("a narration says facts, prices and days in the order in which they were typed", () => {
  const script = scriptOf(
    "Winter sale of wool blankets, 5 to 9 June. Small $40, double $65, king $90. Returns within 14 days with the receipt. Closed Monday.",
    { description: "Wool mill in Bothwell." },
  );
  expect(script).toMatch(/\$40.*\$65.*\$90.*Returns.*Closed Monday/u);
});

test("es: a mark that opens an exclamation stands where one closes it", () => {
  const script = scriptOf(
    "Curso de escalada, martes y jueves de 19:00 a 20:30, empieza el 5 de mayo, 96 € con arnés incluido",
    { description: "Rocódromo en Bilbao, boulder y vías con cuerda.", toneOfVoice: "entusiasta, enérgico" },
    "es",
  );
  expect(script).toContain("Ana: rocódromo en Bilbao");
  expect(script.match(/¡/gu)?.length ?? 0).toBe(script.match(/!/gu)?.length ?? 0);
});
