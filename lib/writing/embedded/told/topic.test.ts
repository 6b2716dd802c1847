import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { marksOf } from "./marks.ts";
import { isCall, topicOf } from "./topic.ts";

test.each<[Language, string, string | null]>([
  ["es", "No vueles en las 18 horas siguientes.", "conditions"],
  ["en", "Don't drink alcohol in the 12 hours before.", "conditions"],
  ["pt", "Não vale para malha nem para encomendas.", "conditions"],
  ["pt", "Em caso de chuva, o show passa para o salão.", "conditions"],
  ["en", "If it rains hard we move to Sunday 24 May, same time.", "conditions"],
  ["en", "Book before 31 January and travel within 50 miles is free.", "conditions"],
  ["es", "Las citas reservadas antes del 31 de enero mantienen el precio anterior.", "conditions"],
  ["en", "We post on Tuesdays and Fridays; UK delivery is free over £100.", "conditions"],
  ["pt", "R$ 220 até 10 de janeiro.", "price"],
  ["en", "Saturday at 10 am, £20 a head.", "when"],
  ["es", "No abrimos el lunes 3 de mayo.", "when"],
])("%s: what a sentence is about: %s", (language, sentence, topic) => {
  expect(topicOf(sentence, language)).toBe(topic);
});

test.each<[Language, string, string[]]>([
  ["es", "Toma medicina cada 12 horas y 24 h antes no come.", ["number", "number"]],
  ["pt", "Precisa ter dois anos de casa e gostar do mar.", []],
  ["pt", "Aberto seg a sex, 9h às 18h.", ["date", "date", "time", "time"]],
  ["en", "Bring sun cream on Sun 12 at 3.30 pm.", ["date", "number", "time"]],
])("%s: how long is no hour, and a word no day: %s", (language, text, kinds) => {
  expect(marksOf(text, language).map(({ kind }) => kind)).toEqual(kinds);
});

test.each<[Language, string, boolean]>([
  ["pt", "Matrícula na secretaria até 19 de dezembro.", true],
  ["es", "Encargos hasta el 3 de enero.", true],
  ["pt", "Inscrição R$ 25, sócios R$ 15.", false],
])("%s: by when one takes part is a call: %s", (language, sentence, calls) => {
  expect(isCall(sentence, language)).toBe(calls);
});
