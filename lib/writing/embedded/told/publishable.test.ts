import { describe, expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import { FORMATS, type Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { valueText } from "#lib/domain/slide.ts";
import { toldDraft } from "#lib/tools/testing/told-draft.ts";
import { isAbout } from "./chunks.ts";

const draftOf = (format: Format, language: Language, theme: string, seed = 1): Draft =>
  toldDraft({ format, theme, language, seed, brand: { profileName: "Casa Lume" } });

const pairsOf = (draft: Draft): [string, string][] => {
  if ("slides" in draft)
    return draft.slides.map(({ fields: { body, title } }) => [
      title ? valueText(title) : "",
      body ? valueText(body) : "",
    ]);
  if ("pages" in draft) return draft.pages.map(({ body, title }) => [title, body]);
  return "items" in draft ? draft.items.map(({ text, title }) => [title, text]) : [];
};

const FARM =
  "Domingo 30 de noviembre: almuerzo por nuestros 25 años. Menú de cuatro tiempos (rocoto relleno, chupe de camarones, adobo y queso helado) a S/ 85 por persona, niños hasta 10 años S/ 40. Turnos a las 12:30 y a las 15:00. Música en vivo con el trío Los Misti. Reservas hasta el jueves 27 al 054 555 210, con adelanto del 50%.";
const WEEK =
  "Semana da pressão arterial de 10 a 14 de novembro. Medição gratuita das 8h às 18h na loja da Rua Dom Vital, 210. Não precisa agendar. Evite café e cigarro meia hora antes e leve a lista dos remédios que toma. Quem medir ganha 10% de desconto em vitaminas até o dia 30.";
const PRICES =
  "Spring term prices for schools. Half day (up to 3 shows): £320. Full day (up to 6 shows): £520. Two days: £950. Hall needed: 6 m by 6 m, one socket. Book before 31 January and travel within 50 miles is free. Email bookings@starbox.example.";
const LONA =
  "Festival Lona Aberta, sábado 29 de novembro, entrada gratuita, no Sítio Trindade. Programação: 14h oficina de malabares; 15h30 oficina de perna de pau; 17h espetáculo dos alunos; 18h30 tecido acrobático; 19h30 roda de coco. Leve garrafa de água.";
const WALL =
  "Two-day dry stone walling course for beginners, Saturday 9 and Sunday 10 May, 9 am to 4 pm, at Low Hag Farm near Skipton. £160 per person, tools and gloves provided, bring lunch. Eight places. Book on 01756 555 014.";
const MENU =
  "Menú de la semana: lunes mole verde, martes tinga, miércoles chile relleno, jueves pozole, viernes pescado empanizado. Comida corrida de 1 a 4 de la tarde, $95 con agua. Pedidos al 222 555 0190.";
const BRIEFS: [Language, string][] = [
  ["es", FARM],
  ["pt", WEEK],
  ["en", PRICES],
  ["pt", LONA],
  ["en", WALL],
  ["es", MENU],
];

describe.each(BRIEFS)("%s: %s", (language, theme) => {
  test.each(FORMATS)("a %s asks for no comment, and nothing in it is torn", (format) => {
    for (const seed of [1, 2, 3, 4]) {
      const draft = draftOf(format, language, theme, seed);
      expect(JSON.stringify(draft)).not.toMatch(/coment|\bcomment|\[\p{L}+\|/iu);
      for (const [title, body] of pairsOf(draft)) {
        expect(body).not.toMatch(/^(?:[\p{Ll}([{]|[,;:.)])/u);
        expect(title + body).not.toBe("");
      }
    }
  });
});

test.each<[Language, string, string]>([
  ["es", FARM, "Domingo 30 de noviembre"],
  [
    "pt",
    "Feira de mudas: 9 de maio, das 8h às 12h, na Praça do Sol 40. Trocas bem-vindas. Fale (11) 95555-0101.",
    "9 de maio",
  ],
])("%s: no page repeats the title's day", (language, theme, day) => {
  const said = pairsOf(draftOf("premium_carousel", language, theme)).filter((pair) => pair.join(" ").includes(day));
  expect(said).toHaveLength(1);
});

test.each<[Language, string, string]>([
  ["pt", "não abrimos na quinta 20 de novembro, voltamos na sexta as 8h", "Voltamos na sexta as 8h"],
  [
    "es",
    "Bautizo de buceo los sábados de noviembre a las 8:00 en Playa Balandra. $1,800 por persona con equipo.",
    "$1,800 por persona con equipo",
  ],
])("%s: a reel's line says nothing twice: %s", (language, theme, line) => {
  const draft = draftOf("caption_reel", language, theme);
  expect("blocks" in draft ? draft.blocks[1] : "").toBe(line);
});

test("a table that the title names comes first, and is headed by what it is", () => {
  const [, first] = pairsOf(draftOf("carousel", "en", PRICES));
  expect(["What it costs", "How much"]).toContain(first?.[0]);
});

test("a week's menu is a title with a row a day", () => {
  const draft = draftOf("carousel", "es", MENU);
  expect(draft.title).toBe("Menú de la semana");
  expect(draft.caption).toContain("• Lunes: mole verde");
  expect(draft.caption).toContain("• Viernes: pescado empanizado");
});

test("a programme's hours are items of an infographic, none of them left alone", () => {
  const titles = pairsOf(draftOf("infographic", "pt", LONA)).map(([title]) => title);
  expect(titles.slice(0, 5)).toEqual(["14h", "15h30", "17h", "18h30", "19h30"]);
});

test("over a number stands no word that says nothing of it", () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const draft = draftOf(
      "carousel",
      "pt",
      "Semana da visão no bairro todo. Quem medir o grau aqui ganha 10% de desconto em armações até o dia 30.",
      seed,
    );
    const titles = pairsOf(draft).map(([title]) => title);
    expect(titles.filter((title) => /^(?:Atenção|Importante|Bom ter em conta)$/.test(title))).toEqual([]);
  }
});

test.each<[Language, string, string, boolean]>([
  ["pt", "Não precisa agendar.", "Evite café e cigarro meia hora antes.", false],
  ["en", "Free bread every shift.", "No phone calls please.", false],
  ["es", "Riégalo cada tres días.", "También al mediodía si hace calor.", true],
  ["en", "Bring your own bike.", "We lend you a bike for £5 a day.", true],
])("%s: a sentence heads what goes on from it: %s %s", (language, first, next, heads) => {
  expect(isAbout(first, next, language)).toBe(heads);
});

test("what fits when it stands closer is not left out", () => {
  const fair =
    "Festa do pinhão em Cunha. Dia 14, sábado: 10h missa, 12h almoço, 15h roda de viola e 20h baile. Dia 15, domingo: 9h cavalgada, 13h churrasco e 17h sorteio. Entrada franca, almoço R$ 35. No recinto de exposições. Camping liberado. Proibido som de carro.";
  const draft = draftOf("premium_carousel", "pt", fair);
  expect(JSON.stringify(draft)).toMatch(/No recinto de exposições.*Camping liberado.*Proibido som/s);
});

test("es: what all of them cost from stands with none of them alone", () => {
  const { caption } = toldDraft({
    format: "infographic",
    theme:
      "Puesta a punto: vaciado, limpieza y primer tratamiento desde 190 € piscinas de hasta 40 m3. Llama al 964 55 02 18",
    language: "es",
    brand: { profileName: "Ana" },
  });
  expect(caption).toContain("Vaciado, limpieza y primer tratamiento desde 190 €");
});

test("pt: a call that is cut before its telephone gives way to it", () => {
  const draft = toldDraft({
    format: "caption_reel",
    theme:
      "Café da manhã completo de sexta a domingo: café, suco, ovos e bolo, R$ 38 por pessoa. São só 24 lugares então reserva pelo whats (32) 98844-1207.",
    language: "pt",
    brand: { profileName: "Ana" },
  });
  expect("blocks" in draft ? draft.blocks[2] : "").toContain("98844-1207");
});

test.each<[Format, Language, string, RegExp]>([
  [
    "carousel",
    "pt",
    "Na Semana Santa abrimos todo dia. Tilápia R$ 24 o kg, pacu R$ 29, limpeza do peixe por R$ 5 o kg.",
    /Limpeza do peixe: R\$ 5 o kg/,
  ],
  ["carousel", "es", "Libros forrados RD$60, plastificado RD$40, copias RD$3 en la papelería de Gazcue.", /RD\$60/],
  [
    "carousel",
    "es",
    "Nueva programación desde el lunes: 5 a 7 a.m. Amanecer campesino, 9 a.m. La hora de las abuelas, 4 p.m. Rock y guabina.",
    /• 9 a\.m\. La hora de las abuelas/,
  ],
  [
    "carousel",
    "es",
    "Para adoptar: DNI, ser mayor de 21, foto del patio o balcón cerrado. Este domingo de 15 a 19 h en el Parque de Mayo.",
    /• Foto del patio o balcón cerrado/,
  ],
  [
    "carousel",
    "es",
    "Menú ejecutivo de lunes a viernes. Combo familiar para 4: chaufa, tallarín saltado y chi jau kay S/ 89. Yape al 987 604 215.",
    /chaufa, tallarín saltado y chi jau kay S\/ 89\./,
  ],
  [
    "animated_audio",
    "pt",
    "Como funciona o orçamento: 1) você manda as medidas, 2) em 2 dias mandamos o valor, 3) vamos medir, sem custo até 50 km.",
    /1\. Você manda as medidas\n2\. Em 2 dias mandamos o valor\n3\. Vamos medir, sem custo até 50 km/,
  ],
  [
    "animated_audio",
    "pt",
    "passo a passo do aquário: 1 lavar o cascalho, 2 montar o filtro, 3 encher e esperar 20 dias. Testes grátis todo sábado.",
    /1\. Lavar o cascalho\n2\. Montar o filtro/,
  ],
])("%s, %s: a list is parted where its things end: %s", (format, language, theme, said) => {
  expect(draftOf(format, language, theme).caption).toMatch(said);
});
