import { expect, test } from "vitest";
import { readTrades } from "#lib/content/trades/trades.ts";
import type { Language } from "#lib/domain/language.ts";
import { claimOf, findClaim } from "./find-claim.ts";
import { findQuestion } from "./find-question.ts";
import { findSteps } from "./find-steps.ts";

const tradeOf = (key: string) => {
  const trade = readTrades().find((one) => one.key === key);
  if (!trade) throw new Error(`no trade ${key}`);
  return trade;
};

const answer = (language: Language, key: string, asked: string): string =>
  findQuestion(asked, tradeOf(key), language)?.said ?? "";

test.each<[Language, string, string, RegExp]>([
  // A title asks as a question does.
  ["en", "picture-framing", "Ways to arrange a gallery wall", /arrange a gallery wall/],
  ["pt", "pest-control", "Sinais de que tem rato em casa", /tem rato/],
  ["pt", "tea", "O jeito certo de fazer chá de gengibre", /chá de gengibre/],
  // Whether it can be done is answered by how it is.
  ["es", "watches", "Se pueden quitar los rayones de la caja del reloj?", /rayas de la caja/],
  // What anything is asked with tells nothing of what.
  ["pt", "music", "Será que sou velho demais pra aprender um instrumento?", /velho/],
  ["en", "outdoors", "How much water to bring on a hike", /How much water/],
  ["es", "funeral", "Cuánto sale un funeral", /Cuánto cuesta un funeral/],
  // The same by another name, and asked at the end.
  ["pt", "bicycles", "Pneu de bike dura quanto tempo?", /dura um pneu de bicicleta/],
  ["es", "fitness", "Cuánto tardo en ver resultados en el gym", /se ven resultados/],
  // How many tells with the one thing that it is of.
  ["pt", "bakery", "Festa pra 50 pessoas, quantos kg de bolo?", /50 pessoas/],
  // Two things are asked, of which one is known.
  ["es", "cheese", "Tabla de quesos: en qué orden se comen y con qué acompañar", /En qué orden/],
  ["en", "crafts", "Why does my candle tunnel and how to fix it", /tunnel/],
  ["en", "farm", "Freezing fresh herbs", /freeze fresh herbs/],
  ["pt", "dentist", "Quantas vezes escovar os dentes por dia?", /Quantas vezes por dia/],
  ["es", "locksmith", "Copiar una llave cuánto demora", /tarda en copiar una llave/],
  ["pt", "toys", "Presente pra criança de 5 anos: que brinquedo dar", /cinco anos/],
  // Nobody spoke of a car.
  ["es", "locksmith", "Perdí las llaves, ¿qué hago?", /^Perdí la llave, ¿cambio/],
  ["es", "bakery", "Desmoldar pastel sin romperlo", /desmoldar un pastel/],
  ["en", "beauty", "When to book the bridal makeup trial", /hair and makeup trial/],
])("%s, %s: %s", (language, key, asked, said) => {
  expect(answer(language, key, asked)).toMatch(said);
});

test.each<[Language, string, string]>([
  ["en", "fishmonger", "How long do you marinate lamb"],
  ["pt", "tattoo", "Tatuagem em cima de queimadura pode?"],
  ["es", "tattoo", "Cuánto cuesta quitarse un tatuaje"],
  ["en", "fitness", "Can you start lifting weights after 70?"],
])("%s, %s: %s is asked by nobody", (language, key, asked) => {
  expect(answer(language, key, asked)).toBe("");
});

test.each<[Language, string, string, string]>([
  ["pt", "driving-school", "Dirigir carro automático faz desaprender? Mito ou verdade", "Carro automático desaprende"],
  ["en", "massage", "Bruises mean the massage worked, true or false", "A bruise shows that the massage worked"],
  ["es", "marketing", "Mito: cuantos más hashtags más alcance", "Más hashtags dan más alcance"],
])("%s, %s: what is claimed in “%s” is a myth of its own", (language, key, asked, said) => {
  expect(findClaim(claimOf(asked) ?? "", tradeOf(key), language)?.said).toBe(said);
});

test("a theme that doubts nothing claims nothing", () => {
  expect(["How do I polish shoes?", "Verdade seja dita", "Mitología griega"].map(claimOf)).toEqual([null, null, null]);
});

test.each<[Language, string, string, string]>([
  [
    "es",
    "shoe-repair",
    "Cómo guardar botas y bolsos hasta el invierno",
    "Cómo guardar bolsas y botas hasta el invierno",
  ],
  ["en", "bicycles", "10 minute bike check before a ride", "Ten minutes of care before a ride"],
  ["es", "bicycles", "Primer día en bici al trabajo", "Tu primer día en bici al trabajo"],
  ["pt", "horse-riding", "Cuidados com o cavalo antes de montar", "O cuidado antes de montar"],
  ["pt", "auto", "Checklist do pneu antes de pegar a estrada", "Revisão antes de pegar a estrada"],
])("%s, %s: %s has steps", (language, key, asked, title) => {
  expect(findSteps(asked, tradeOf(key), language)?.title).toBe(title);
});

test("steps that do not speak of what it is done with are others", () => {
  expect(findSteps("Cómo limpiar las gafas con vinagre", tradeOf("optician"), "es")).toBeNull();
});
