import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { invitationOf } from "./invitation.ts";
import type { Told } from "./told.ts";

const told = (title: string, sentences: string[]): Told => ({
  title,
  site: null,
  url: "",
  parts: [{ kind: "statement", topic: "what", title: null, sentences }],
  call: null,
});

test.each<[Language, string, string, string | undefined]>([
  ["pt", "Semana da pressão de 10 a 14 de novembro", "Medição grátis na Rua Dom Vital, 210.", "Rua Dom Vital, 210"],
  ["es", "Nos mudamos", "Nos encuentras en Calle Reforma 88, local 3.", "Calle Reforma 88"],
  ["en", "Plant swap on Sunday 17 May, 11am to 1pm", "Bring labelled plants.", "Sunday 17 May, 11am to 1pm"],
  ["es", "Ciclopaseo nocturno", "Salimos de la Plaza de Lourdes y volvemos a las 10 p.m.", "Plaza de Lourdes"],
  ["pt", "Abertura de forno", "Estrada do Monjolo, km 4.", "Estrada do Monjolo, km 4"],
  ["en", "Repair café at St John's Hall", "We mend lamps.", "St John's Hall"],
  ["pt", "Fechamos na quinta, 20 de novembro", "Rua Dom Vital, 210.", undefined],
  ["es", "Se perdió Canela en el parque el 4 de noviembre", "Es asustadiza.", undefined],
  ["es", "Afilado de cuchillos, de lunes a sábado 9 a 20h", "Desde 5 euros.", undefined],
  ["pt", "Feriado 15 de novembro no sítio", "Rede e fogueira.", undefined],
  ["es", "Temporada del 28 de marzo al 31 de octubre", "Vuelos en globo.", undefined],
  ["en", "Key cutting after 6pm", "From £6.", undefined],
  ["en", "Winter service, £65 until 28 February", "Parts extra.", undefined],
])("%s: where or when a text has its reader come: %s. %s", (language, title, sentence, place) => {
  expect(invitationOf(told(title, [sentence]), language)?.place).toBe(place);
});

test("a day that stands in one row with its place is the day alone", () => {
  const rows = ["Dia 13 de dezembro 19h30 no salão do clube recreativo"];
  const parts: Told["parts"] = [{ kind: "list", topic: "when", title: null, rows }];
  expect(invitationOf({ ...told("Recital de violão", []), parts }, "pt")?.place).toBe("Dia 13 de dezembro 19h30");
});
