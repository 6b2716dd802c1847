import { expect, test } from "vitest";
import { readShort, type Shape } from "#lib/content/short/short.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { readTheme } from "#lib/writing/embedded/read-theme.ts";
import { speak, voiceOf } from "#lib/writing/embedded/voice.ts";
import { shapeOf } from "./shape-of.ts";
import { sidesOf } from "./sides-of.ts";
import { titleOf } from "./title-of.ts";

test.each<[Language, string, Shape]>([
  ["pt", "A primeira noite em casa com o bebê", "thing"],
  ["pt", "Por que o box de vidro estoura sozinho", "question"],
  ["pt", "5 sinais de que a sola ainda tem conserto", "signs"],
  ["pt", "História de um cliente: trancado fora de casa", "case"],
  ["pt", "Novo horário de sábado", "hours"],
  ["pt", "Novo sabor na chapa", "opening"],
  ["pt", "Medo do parto", "topic"],
  ["en", "Knee pain after a long ride", "advice"],
  ["pt", "Barulho no telhado depois da chuva", "advice"],
  ["es", "Mi perro no quiere subir al coche", "advice"],
  ["en", "Tangled mane: comb out or cut?", "advice"],
  ["es", "Tengo el brazo cansado, ¿remo o paro?", "advice"],
  ["es", "Remo pintado o barnizado: cuál dura más", "decide"],
  ["en", "A dog came aboard at the second lock", "tale"],
  ["pt", "A regata de outono voltou ao lago", "ours"],
  ["en", "3 documents people forget to bring", "counted"],
  ["en", "Metal roof vs asphalt shingles", "comparison"],
  ["en", "Moving day checklist", "checklist"],
  ["en", "Our winter routes are back", "ours"],
  ["es", "Antes de irte de vacaciones", "moment"],
  ["es", "Perder la vergüenza en escena", "doing"],
  ["es", "Dos por uno los jueves", "sale"],
  ["es", "Queso curado o fresco", "comparison"],
  ["pt", "Lavar a seco ou na água faz diferença?", "advice"],
  ["pt", "Minha filha troca o r pelo l, e agora?", "advice"],
  ["en", "Can a cracked mug be glued?", "advice"],
  ["en", "What is your favourite season?", "question"],
  ["es", "cada cuántos meses se afina", "advice"],
  ["pt", "Sabor da semana: pitanga", "pick"],
  ["en", "Employee of the month: Joan", "open"],
  ["en", "Before and after: a garden gate", "change"],
  ["es", "El día que nevó en la plaza", "tale"],
  ["es", "La trenza, paso a paso", "steps"],
  ["en", "5 sounds your boat shouldn't make", "counted"],
  ["pt", "Como nasce um remo, nos bastidores", "scene"],
  ["en", "We're looking for volunteers to paint the boats", "hiring"],
  ["pt", "Qual a ordem certa numa reforma", "question"],
  ["en", "4 steps from fleece to yarn", "steps"],
  ["pt", "Guia rápido de velas", "guide"],
  ["pt", "Ordem certa de lavar as velas", "order"],
  ["es", "¡Muchas gracias por estos 5 años!", "thanks"],
  ["es", "La regata ya terminó, gracias al equipo", "thanks"],
  ["es", "Ya está listo el pan de la fiesta", "ready"],
  ["en", "Seville marmalade is back in stock", "ready"],
  ["en", "Things nobody tells a new sailor", "counted"],
  ["es", "Los sabores más pedidos del verano", "counted"],
  ["pt", "Coleção nova de inverno", "opening"],
  ["en", "Two June Sundays just came free", "places"],
  ["es", "Hoy abrimos hasta las 23", "hours"],
  ["pt", "Ideias de presente para avós", "ideas"],
  ["en", "Half-term ideas for cousins", "ideas"],
  ["pt", "Quanto custa uma boia", "advice"],
  ["es", "Cómo se sabe si un queso está listo", "advice"],
  ["pt", "O jogo que durou até as duas", "tale"],
  ["pt", "Sexta é dia de baile", "event"],
  ["es", "Enero cerrado por obras", "closed"],
  ["pt", "Amanhã não tem roda de samba", "closed"],
  ["pt", "Não vamos atender no dia 20", "closed"],
  ["en", "We won't be open this Sunday", "closed"],
  ["en", "No rehearsal on Monday", "closed"],
  ["es", "Se cancela la clase del sábado: suspendida por lluvia", "closed"],
  ["es", "Remo de madera o de aluminio, cuál me conviene", "decide"],
  ["en", "Gravel or slate: which should I choose?", "decide"],
  ["pt", "Cortina ou persiana, qual escolher", "decide"],
  ["es", "Telas nuevas para el verano", "opening"],
  ["en", "What an old oar says about a river", "question"],
  ["es", "Qué llevar a la cueva", "advice"],
  ["en", "Hiring: a Sunday steward", "hiring"],
  ["en", "Volunteers wanted for lambing", "hiring"],
  ["es", "Nos vemos en la plaza este sábado", "event"],
  ["es", "Ya abrimos los lunes", "welcome"],
  ["es", "Navidad sin plazas: quedan 4 para la semana del 22", "places"],
  ["es", "Quedan 3 días para el mercado", "open"],
  ["pt", "Últimas vagas de março para o passeio de canoa", "places"],
  ["en", "Gift vouchers for Mother's Day", "sale"],
  ["en", "Yes, you can still get spools", "sale"],
  ["en", "An old rope is better than a new one", "statement"],
  ["en", "Meet our new rower Priya", "meet"],
  ["pt", "Conheça o Téo, nosso novo barqueiro", "meet"],
  ["en", "Happy birthday to us, ten years afloat", "thanks"],
  ["es", "Cumplimos 15 años en el puerto", "thanks"],
  ["pt", "Quando vale a pena trocar o remo", "advice"],
  ["es", "Cuándo conviene cambiar el remo", "advice"],
  ["es", "Diferencia entre lino y algodón", "advice"],
])("%s: %s is a %s", (language, theme, shape) => {
  expect(shapeOf(readTheme(theme, language), language).shape).toBe(shape);
});

test("what asks within a sentence takes no mark in English", () => {
  const theme = readTheme("What an old oar says about a river", "en");
  expect(titleOf(theme, shapeOf(theme, "en"), readShort("en"), "en")).toBe("What an old oar says about a river");
});

test("what is promised stands as it was typed, with its number", () => {
  expect(title("5 erros de quem rema pela primeira vez", "pt")).toBe("5 erros de quem rema pela primeira vez");
  expect(title("3 señales de que tu vela está vieja", "es")).toBe("3 señales de que tu vela está vieja");
  expect(title("4 steps from fleece to yarn", "en")).toBe("4 steps from fleece to yarn");
  expect(title("what order should a beginner learn the knots in", "en")).toBe(
    "What order should a beginner learn the knots in?",
  );
  expect(title("lino o yute, cuál es la diferencia", "es")).toBe("Lino o yute, ¿cuál es la diferencia?");
  expect(title("lona ou nylon, qual a diferença pra vela", "pt")).toBe("Lona ou nylon, qual a diferença pra vela?");
});

const title = (headline: string, language: Language) => {
  const theme = readTheme(headline, language);
  return titleOf(theme, shapeOf(theme, language), readShort(language), language);
};

test("what two things differ by is asked, and nobody votes", () => {
  expect(title("diferença entre linho e algodão", "pt")).toBe("Qual é a diferença entre linho e algodão?");
  expect(title("what's the difference between oak and ash?", "en")).toBe("What is the difference between oak and ash?");
});

test("a day by its name alone is greeted", () => {
  expect(title("Mother's Day", "en")).toBe("Happy Mother's Day");
  expect(title("Dia do Músico", "pt")).toBe("Feliz Dia do Músico");
  expect(title("Feliz Navidad a todos", "es")).toBe("Feliz Navidad a todos");
  expect(title("Dia de Finados", "pt")).toBe("Dia de Finados");
});

test("what is said behind a question takes no mark of it", () => {
  expect(title("por que a vela rasga? é mito que é sempre o sol", "pt")).toBe(
    "Por que a vela rasga? É mito que é sempre o sol",
  );
});

test("what promises to tell asks nothing", () => {
  expect(title("por que não lavar o tapete em casa", "pt")).toBe("Por que não lavar o tapete em casa");
  expect(title("what to wear on the river", "en")).toBe("What to wear on the river");
});

test("a vote stands between two sides that can stand alone", () => {
  expect(sidesOf("Queijo meia cura ou curado?", readShort("pt"))).toEqual(["Queijo meia cura", "Curado"]);
  expect(sidesOf("Lã ou algodão para o inverno?", readShort("pt"))).toEqual(["Lã", "Algodão"]);
  expect(sidesOf("Granito ou quartzo na bancada?", readShort("pt"))).toEqual(["Granito", "Quartzo"]);
  expect(sidesOf("What to do with bread and butter", readShort("en"))).toBeNull();
});

const SLOTS = /\{(?:[adB]+|t|day|year)\}/;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

test.each(LANGUAGES)("%s: a line that names neither theme nor brand is three words at most", (language) => {
  const { calls, closes, shapes } = readShort(language);
  const pairs = [...Object.values(shapes).flat(), ...Object.values(calls).flat()];
  const lines = [...pairs.flatMap(([one, other]) => [one, other]), ...Object.values(closes).flat()];
  const said = lines.flatMap((line) => [speak(line, new Set()), speak(line, new Set(["formal"]))]);
  const sentences = said.flatMap((line) => line.split(/(?<=[.!?])\s+/)).filter((sentence) => !SLOTS.test(sentence));
  expect(sentences.filter((sentence) => wordsIn(sentence) > 3)).toEqual([]);
});

test("a voice is all that a tone asks for, and nothing that it denies", () => {
  expect([...voiceOf("poético e acolhedor")].toSorted()).toEqual(["poetic", "warm"]);
  expect(voiceOf("Warm, never formal").has("formal")).toBe(false);
  expect(speak("[Cuéntanos|Cuéntenos] abajo.", voiceOf("de usted"))).toBe("Cuéntenos abajo.");
  expect(speak("[We'll|We will] reply.", voiceOf("high-energy"))).toBe("We'll reply!");
  expect(speak("¿Sí? Participa abajo.", voiceOf("entusiasta"), "¿")).toBe("¿Sí? ¡Participa abajo!");
});

test("what is asked by a verb at its head takes its mark, and no side of a choice has the verb", () => {
  expect(title("precisa molhar a corda antes de usar", "pt")).toBe("Precisa molhar a corda antes de usar?");
  expect(title("tem que secar a vela no sol", "pt")).toBe("Tem que secar a vela no sol?");
  expect(title("tem que ver o barco que chegou", "pt")).not.toContain("?");
  expect(title("conviene barnizar el remo cada año", "es")).toBe("¿Conviene barnizar el remo cada año?");
  expect(title("se pueden lavar las velas", "es")).toBe("¿Se pueden lavar las velas?");
  expect(sidesOf("Conviene coser la vela o comprar otra", readShort("es"))).toEqual(["Coser la vela", "Comprar otra"]);
  expect(sidesOf("Vale a pena costurar a vela ou trocar tudo?", readShort("pt"))).toEqual([
    "Costurar a vela",
    "Trocar tudo",
  ]);
});

test.each(LANGUAGES)("%s: nobody is asked whether he still has doubts where nothing was answered", (language) => {
  const { shapes } = readShort(language);
  const lines = Object.entries(shapes).flatMap(([shape, pairs]) => (shape === "answered" ? [] : pairs.flat()));
  expect(lines.filter((line) => /\b(?:still|ainda|todav[ií]a|a[uú]n)\b/i.test(line))).toEqual([]);
});
