import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, inVos } from "./address.ts";
import { speak } from "./voice.ts";

const brand = { profileName: "Casa", audience: "", contentPreferences: "", toneOfVoice: "", description: "" };

test.each([
  ["Pida su presupuesto antes del viernes", "Talleres en Rosario.", "", "usted"],
  ["Reservá tu lugar para el sábado", "", "", "vos"],
  ["¿Puedes tirar con lluvia?", "Club en Rosario.", "", "tu"],
  ["Florete o sable", "Club de esgrima en Rosario.", "", "vos"],
  // "Tu" is said with "vos" too.
  ["Florete o sable", "Te enseñamos tu deporte en La Plata.", "", "vos"],
  ["Florete o sable", "Te enseñamos tu deporte en Gijón.", "", "tu"],
  ["Florete o sable", "Club de esgrima en Gijón.", "", null],
  ["Florete o sable", "Club en Gijón.", "canchero, de vos", "vos"],
  ["La parte fuerte del arte", "", "", null],
])("%s, of %s in the tone %s, speaks as %s", (theme, description, toneOfVoice, address) => {
  expect(addressOf({ theme, language: "es", brand: { ...brand, description, toneOfVoice } })).toBe(address);
});

test("in another language nobody is spoken to so", () => {
  expect(addressOf({ theme: "Reserve o seu lugar", language: "pt", brand })).toBeNull();
});

test.each([
  ["Escríbenos y elige el tuyo.", "Escribinos y elegí el tuyo."],
  ["¿Quieres contar la tuya? Comenta.", "¿Querés contar la tuya? Comentá."],
  ["¿Alguna pregunta? Hazla por mensaje.", "¿Alguna pregunta? Hacela por mensaje."],
  ["{B} responde por mensaje. Pregunta.", "{B} responde por mensaje. Preguntá."],
])("%s is %s", (line, said) => {
  expect(inVos(line)).toBe(said);
});

/** What only "tú" says, where a verb stands that has another form in "vos". */
const OF_TU =
  /(?<!\p{L})(?:tienes|puedes|quieres|eres|eliges|prefieres|sabes|contigo|ti|\p{L}*(?:[áéí]\p{L}*[aeo]|[uú]é\p{L}*[aeo]|í\p{L}*[ae])(?:nos|les?|l[ao]s?|te))(?!\p{L})/giu;

test.each(["short", "told"])("every line of %s has its words in vos", (of) => {
  const lines = readFileSync(`lib/content/${of}/es.json`, "utf8").match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const left = lines
    .filter((line) => /\s/.test(line) && !/\\\\/.test(line))
    .flatMap((line) => speak(line, new Set(["vos"])).match(OF_TU) ?? []);
  expect(
    left.filter(
      (word) =>
        !/^(?:también|háganos|hacésela|oírla|conocerlas|solicítelos|(?:ped|describ)ísel[ao]s?|enviásela)$/i.test(word),
    ),
  ).toEqual([]);
});
