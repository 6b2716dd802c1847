import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { lineOfFacts } from "./line-of-facts.ts";
import { linesOf } from "./told.ts";

const LINES: [Language, string, string, [string, string[]][]][] = [
  [
    "pt",
    "turma de balé pra adultos, quartas 20h, mensalidade 190 reais, 6 vagas, começa 9 de abril, não precisa ter experiência",
    "Turma de balé pra adultos",
    [
      ["when", ["Quartas 20h", "Começa 9 de abril"]],
      ["price", ["Mensalidade 190 reais"]],
      ["content", ["6 vagas", "Não precisa ter experiência"]],
    ],
  ],
  [
    "en",
    "lino printing day, starts 4 May, Sundays 10-4pm, £70 incl ink and paper, max 6 people",
    "Lino printing day",
    [
      ["when", ["Starts 4 May", "Sundays 10-4pm"]],
      ["price", ["£70 incl ink and paper"]],
      ["conditions", ["Max 6 people"]],
    ],
  ],
  [
    "es",
    "feria de plantas sábado 9 de mayo de 10 a 14h en la Plaza Mayor, entrada libre, trueque de semillas, café a 2€",
    "Feria de plantas",
    [
      ["when", ["Sábado 9 de mayo de 10 a 14h"]],
      ["where", ["En la Plaza Mayor"]],
      ["price", ["Entrada libre", "Café a 2€"]],
      ["content", ["Trueque de semillas"]],
    ],
  ],
  [
    "pt",
    "passeio de trem, saída 3 de maio, inclui guia, lanche e seguro, R$ 120 por pessoa",
    "Passeio de trem",
    [
      ["when", ["Saída 3 de maio"]],
      ["price", ["R$ 120 por pessoa"]],
      ["content", ["Inclui guia, lanche e seguro"]],
    ],
  ],
  [
    "es",
    "menú del día: 13,50 € con pan, bebida y postre, de lunes a viernes de 13 a 16h, dura 2 horas con 3 platos, trae amigos y hambre",
    "Menú del día",
    [
      ["price", ["13,50 € con pan, bebida y postre"]],
      ["when", ["De lunes a viernes de 13 a 16h"]],
      ["content", ["Dura 2 horas con 3 platos", "Trae amigos y hambre"]],
    ],
  ],
  [
    "es",
    "corte y color 62€, solo martes de octubre, 1h30, pedir cita con 2 días",
    "Corte y color 62€",
    [
      ["when", ["Solo martes de octubre"]],
      ["content", ["1h30", "[Pide|Pida] cita con 2 días"]],
    ],
  ],
  [
    "es",
    "Club de lectura: Pedro Páramo, jueves 6 de noviembre 19h, gratis con consumición, 15 lugares",
    "Club de lectura: Pedro Páramo",
    [
      ["when", ["Jueves 6 de noviembre 19h"]],
      ["price", ["Gratis con consumición"]],
      ["content", ["15 lugares"]],
    ],
  ],
];

test.each(LINES)("%s: facts between commas stand each under its kind: %s", (language, text, title, kinds) => {
  const line = lineOfFacts(text, language);
  expect(line?.title).toBe(title);
  expect(line?.parts.map((part) => [part.topic, linesOf(part)])).toEqual(kinds);
});

const SENTENCES: [Language, string][] = [
  ["en", "It leaves at 5:30am on Sundays from the dock, lasts two hours and costs $65, coffee included"],
  ["es", "El sábado 9 de mayo abrimos a las 10, que es cuando llega el pan, y cerramos a las 14h"],
  ["pt", "Cesta da semana: 2 dúzias de ovos, um queijo fresco e um maço de couve por R$ 68"],
  ["en", "Our winter concert is on Friday 12 May at 7.30 pm. Fauré's Requiem and carols. Tickets £10, under-16s free."],
  [
    "es",
    "Vacunamos sin cita, de lunes a jueves, de 8 a 12. Es gratis para mayores de 65, y los demás pagan 380 pesos.",
  ],
  ["pt", "Como funciona: 1) visita sem custo, 2) projeto em 7 dias, 3) sinal de 40%, 4) montagem em um dia"],
  ["en", "In the box this week: leeks, rhubarb, eggs and a loaf"],
];

test.each(SENTENCES)("%s: what is a sentence or a list of things is no line of facts: %s", (language, text) => {
  expect(lineOfFacts(text, language)).toBeNull();
});

test("a title that names no thing gets it from what is sold or from who sells it", () => {
  const titles = [
    lineOfFacts("promoção de maio: limpeza de sofá a partir de R$ 150, em até 3x, só até 31/05", "pt")?.title,
    lineOfFacts("price list: hem £14, zip £22, lining £85, 5 day wait", "en", "Clothing repairs in Hackney.")?.title,
  ];
  expect(titles).toEqual(["Promoção de maio: limpeza de sofá", "Price list: clothing repairs"]);
  const deposit = "bookings open for 2031, £300 for two hours and a host, within 20 miles, deposit £60";
  expect(lineOfFacts(deposit, "en", "Photo booths for weddings in Kent.")?.title).toBe(
    "Bookings open for 2031: photo booths for weddings",
  );
});

test("what a job pays is no price", () => {
  const line = lineOfFacts("se busca panadero, lunes a sábado 5 a 13h, $9.000 al mes, sin experiencia", "es");
  expect(line?.parts.map(({ topic }) => topic)).toEqual(["when", "content"]);
});

const UNITS: [string, string][] = [
  ["stops", "kids choir is back! thursdays 4.30pm. ages 6-11. €60 for ten weeks. no auditions. text 087 123 4567"],
  ["lines", "kids choir is back!\nthursdays 4.30pm\nages 6-11\n€60 for ten weeks\nno auditions\ntext 087 123 4567"],
  [
    "bullets",
    "Kids choir is back!\n- thursdays 4.30pm\n- ages 6-11\n- €60 for ten weeks\n- no auditions\nText 087 123 4567",
  ],
  [
    "dashes",
    "kids choir is back! - thursdays 4.30pm - ages 6-11 - €60 for ten weeks - no auditions. Text 087 123 4567",
  ],
];

test.each(UNITS)("facts between %s are facts as between commas", (_, text) => {
  const line = lineOfFacts(text, "en");
  expect(line?.title).toBe("Kids choir is back!");
  expect(line?.parts.map((part) => [part.topic, linesOf(part)])).toEqual([
    ["when", ["Thursdays 4.30pm"]],
    ["price", ["€60 for ten weeks"]],
    ["content", ["Ages 6-11", "No auditions"]],
  ]);
  expect(line?.calls).toHaveLength(1);
});

test.each<[Language, string, string]>([
  ["pt", "mensalidade R$ 139, 2x na semana, aula experimental grátis sábado 9h", "Aula experimental grátis sábado 9h"],
  ["en", "£12 a class, pool at 32 degrees, a free trial class Saturday 10am", "A free trial class Saturday 10am"],
])("%s: a trial class is a thing, and no day of the rest: %s", (language, facts, trial) => {
  const line = lineOfFacts(`${language === "en" ? "baby swim" : "judô infantil"}, ${facts}`, language);
  expect(line?.parts.find((part) => linesOf(part).includes(trial))?.topic).toBe("content");
});

test("facts after a dated title stand one by one, and so do those of which only some have a sign", () => {
  const lines = [
    lineOfFacts("recital de piano dia 6 de junho 19h na capela, entrada 1kg de arroz", "pt"),
    lineOfFacts("páscoa no sítio, diária 90 por pessoa, rede na varanda, traz toalha, silêncio após 23h", "pt"),
  ];
  expect(lines.map((line) => line?.parts.flatMap(linesOf).length)).toEqual([2, 4]);
});
