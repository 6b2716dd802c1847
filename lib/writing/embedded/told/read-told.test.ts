import { describe, expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { readTheme } from "#lib/writing/embedded/read-theme.ts";
import { cutsOf, piecesOf, sentencesIn } from "./cuts.ts";
import { marksOf } from "./marks.ts";
import { readTold } from "./read-told.ts";
import { linesOf, type Told } from "./told.ts";
import { whenIn } from "./when.ts";

const read = (theme: string, language: Language, article: Brief["article"] = null): Told | null =>
  readTold(
    {
      format: "carousel",
      theme,
      language,
      brand: { profileName: "", description: "", audience: "", contentPreferences: "", toneOfVoice: "" },
      article,
      earlier: [],
      seed: 1,
    },
    readTheme(theme, language),
  );

test("how something came about is told by who says it, and asked of nobody", () => {
  const told = read("como nasceu o pão de milho: a vó trocou a receita com uma vizinha em 1994", "pt");
  expect(told?.title).toBe("Como nasceu o pão de milho");
  expect(told?.parts.flatMap(linesOf)).toEqual(["A vó trocou a receita com uma vizinha em 1994."]);
  expect(read("como escolher o pão: dicas para quem compra na feira de domingo", "pt")).toBeNull();
});

const kindsOf = (told: Told | null): string[] => (told?.parts ?? []).map(({ kind }) => kind);

test.each<[Language, string, string[]]>([
  [
    "pt",
    "Custa R$ 1.200,50 na R. das Flores, 12, com o Dr. Silva. Das 19h às 21h30, até 12/05.",
    ["R$ 1.200,50", "12", "19h", "21h30", "12/05"],
  ],
  [
    "en",
    "Doors at 7 p.m. on June 3, 2026; $45 or €40, 15% off. See a-b.co/x?y=1.",
    ["7 p.m.", "June 3, 2026", "$45", "€40", "15%", "a-b.co/x?y=1"],
  ],
  [
    "es",
    "Son 3,200 pesos el 5 de mayo a las 18:30. Llama al 55 1234 5678 o a ana@luz.mx, @luz.mx",
    ["3,200 pesos", "5 de mayo", "18:30", "55 1234 5678", "ana@luz.mx", "@luz.mx"],
  ],
])("%s: numbers, dates, prices and contacts are read as they are written", (language, text, marks) => {
  expect(marksOf(text, language).map((mark) => mark.text)).toEqual(marks);
});

test.each<[Language, string, string[]]>([
  [
    "pt",
    "Fale com a Dra. Ana M. Souza (na R. Sete. Térreo). Custa R$ 1.200,50. Até 12/05!",
    ["Fale com a Dra. Ana M. Souza (na R. Sete. Térreo).", "Custa R$ 1.200,50.", "Até 12/05!"],
  ],
  [
    "en",
    "Doors open at 7 p.m. The show is at 8. “Come early. It fills up,” says Mr. Bell.",
    ["Doors open at 7 p.m.", "The show is at 8.", "“Come early. It fills up,” says Mr. Bell."],
  ],
  [
    "es",
    "Abrimos a las 9 a.m. Estamos en Av. Juárez 45. ¿Vienes?",
    ["Abrimos a las 9 a.m.", "Estamos en Av. Juárez 45.", "¿Vienes?"],
  ],
])("%s: a stop ends a sentence only where one ends", (language, text, sentences) => {
  expect(sentencesIn(text, language)).toEqual(sentences);
});

test("things are parted at their commas, not within brackets, prices or addresses", () => {
  expect(piecesOf("bolo (cenoura, milho) R$ 12, torta R$ 15,50 e café R$ 6", "pt")).toEqual([
    "bolo (cenoura, milho) R$ 12",
    "torta R$ 15,50",
    "café R$ 6",
  ]);
});

test.each<[Language, string, string[]]>([
  [
    "pt",
    "terno completo com camisa, gravata e sapato por R$ 220 e vestido longo a partir de R$ 280, reservando até 31 de outubro",
    [
      "terno completo com camisa, gravata e sapato por R$ 220",
      "vestido longo a partir de R$ 280",
      "reservando até 31 de outubro",
    ],
  ],
  [
    "en",
    "hall hire with tables, chairs and lights for £90, kitchen £12 and stage £30",
    ["hall hire with tables, chairs and lights for £90", "kitchen £12", "stage £30"],
  ],
  ["es", "menú con pan, bebida y postre 13 €, café 2 €", ["menú con pan, bebida y postre 13 €", "café 2 €"]],
  [
    "en",
    "soup £8, toastie £9, pear cake £4.80 and our own tea",
    ["soup £8", "toastie £9", "pear cake £4.80", "our own tea"],
  ],
  ["es", "hilo, seda y lana", ["hilo", "seda", "lana"]],
  ["en", "a rest and a check-up if it clicks and hurts", ["a rest", "a check-up if it clicks and hurts"]],
])("%s: what comes with a thing stays with it and its price", (language, text, pieces) => {
  expect(piecesOf(text, language)).toEqual(pieces);
});

test("no sentence is cut within a date, an address, a bracket or a list", () => {
  const text =
    "A feira traz pães, queijos e vinhos (todos da serra, sem pressa) no sábado, 12 de maio, das 9h às 13h, na Rua das Flores, 12.";
  const leads = cutsOf(text, "pt").map(({ lead }) => lead);
  expect(leads.filter((lead) => /pães$|queijos$|\([^)]*$|sábado$|maio$|das 9h$|Flores$/.test(lead))).toEqual([]);
  expect(leads.length).toBeGreaterThan(0);
});

test("what an hour is of stands with it", () => {
  const [best] = cutsOf("Batismo aos domingos de setembro, saída às 8h30 da Praia dos Anjos", "pt").toSorted(
    (one, other) => other.weight - one.weight,
  );
  expect(best).toMatchObject({ lead: "Batismo aos domingos de setembro", rest: "saída às 8h30 da Praia dos Anjos" });
});

test.each<[Language, string, string]>([
  ["pt", "A aula é no sábado, 12 de maio, das 9h às 13h, na praça.", "sábado, 12 de maio, das 9h às 13h"],
  ["en", "We are open every Friday from 9 am to 1 pm.", "every Friday from 9 am to 1 pm"],
  ["es", "Abrimos martes y jueves de 17 a 20 y sábados de 10 a 14.", "martes y jueves de 17 a 20 y sábados de 10 a 14"],
  ["es", "Inscríbete hasta el 20 de julio.", "hasta el 20 de julio"],
])("%s: a date and its hours are one", (language, text, when) => {
  expect(whenIn(text, language)).toBe(when);
});

describe("a theme that holds its facts", () => {
  test.each<[string, Language, string, string[]]>([
    [
      "rows with prices",
      "pt",
      "Doces da semana\n- Brigadeiro: R$ 4\n- Beijinho de coco: R$ 4,50\n- Cajuzinho (sem glúten): R$ 5",
      ["prices"],
    ],
    [
      "prices within a sentence",
      "pt",
      "Chegou o cardápio de inverno. Caldos: mandioquinha R$ 22, feijão R$ 19,90 e abóbora R$ 21.",
      ["prices"],
    ],
    [
      "a programme",
      "en",
      "Saturday at the fair\n10:00 - Opening\n11:30 - Pie contest with Chef Rosa\n2 pm - Live music by the pond",
      ["programme"],
    ],
    [
      "numbered steps in one line",
      "es",
      "Cómo pedir tu pastel: 1) Elige el sabor. 2) Escribe el mensaje. 3) Paga el anticipo del 50%.",
      ["steps"],
    ],
    [
      "two plans",
      "en",
      "Plan Basic:\n- 2 posts a week\n- $90 a month\nPlan Plus:\n- 5 posts a week\n- $190 a month",
      ["comparison"],
    ],
    [
      "somebody's words",
      "es",
      "“Volví a dormir sin dolor después de cuatro sesiones.” — Irene Campos, paciente. La consulta de una hora cuesta ahora $600.",
      ["quote", "number"],
    ],
  ])("%s are shown as such", (_, language, theme, kinds) => {
    expect(kindsOf(read(theme, language))).toEqual(kinds);
  });

  test("nothing of it is lost or told twice", () => {
    const theme =
      "Roda de leitura na Livraria Mar, dia 4 de junho, às 19h. Vamos ler os contos de Lygia. A entrada é gratuita. Traga um livro para trocar. Reserve pelo (71) 3222-1000.";
    const told = read(theme, "pt");
    const said = [told?.title ?? "", ...(told?.parts.flatMap(linesOf) ?? []), ...(told?.call?.sentences ?? [])];
    for (const sentence of sentencesIn(theme, "pt"))
      expect(said.filter((text) => text.replace(/\.$/, "") === sentence.replace(/\.$/, ""))).toHaveLength(1);
  });

  test("its call is its own, with what one reaches it by", () => {
    expect(
      read("Aulas de violão às terças, 18h, por R$ 160 ao mês. Chame no (41) 98888-1234 ou em @violaodarua.", "pt")
        ?.call,
    ).toEqual({
      sentences: ["Chame no (41) 98888-1234 ou em @violaodarua."],
      contacts: ["(41) 98888-1234", "@violaodarua"],
    });
  });

  test("words to the writer are no part of it", () => {
    const told = read(
      "Faça um post avisando que a loja fecha dia 24/12 às 13h e reabre dia 27/12 às 9h. Tom alegre, com emojis.",
      "pt",
    );
    expect(JSON.stringify(told)).not.toMatch(/Faça um post|Tom alegre/);
    expect(JSON.stringify(told)).toMatch(/24\/12.*27\/12/);
  });
});

test.each<[Language, string]>([
  ["pt", "5 erros que todo mundo comete ao guardar café em casa e como evitar cada um deles"],
  ["pt", "Por que o pão de fermentação natural faz tanto sucesso nas padarias do Brasil inteiro"],
  ["en", "How to choose the right running shoes when you are just getting started as an adult"],
  ["es", "Consejos para cuidar las plantas de interior cuando sales de vacaciones en el verano"],
  ["pt", "Grand opening on Saturday, June 6, from 10am to 4pm at 22 Hill Road. Free coffee for everyone."],
])("%s: a theme that asks, or is in another language, is left to the library: %s", (language, theme) => {
  expect(read(theme, language)).toBeNull();
});

describe("a page", () => {
  const article = {
    url: "https://folha.example/festival",
    title: "Festival de Inverno de Pedra Alta começa em julho",
    siteName: "Folha do Vale",
    text: [
      "Publicado em 02/06/2026 às 10h15",
      "O Festival de Inverno de Pedra Alta chega à 18ª edição com quarenta shows no centro histórico.",
      "A abertura será na sexta-feira, 10 de julho, às 20h, na Praça da Matriz, com a Orquestra Jovem.",
      "Leia também: Prefeitura anuncia obras na rodoviária da cidade",
      "Segundo a secretária Marta Nogueira, o orçamento deste ano é de R$ 1,8 milhão.",
      "Assine nossa newsletter para receber as notícias da semana no seu e-mail.",
      "As oficinas de dança e fotografia custam R$ 20 e têm 25 vagas cada uma.",
      "Mais informações sobre os palcos pelo telefone (35) 3555-0101.",
      "Todos os direitos reservados à Folha do Vale desde 1998 até hoje.",
    ].join("\n"),
  };

  test("is told by its own facts, with its dates, prices, places and contacts, and without what surrounds it", () => {
    const told = read(article.url, "pt", article);
    const all = JSON.stringify(told);
    for (const fact of [
      "10 de julho",
      "20h",
      "Praça da Matriz",
      "R$ 1,8 milhão",
      "R$ 20",
      "25 vagas",
      "(35) 3555-0101",
    ])
      expect(all).toContain(fact);
    expect(all).not.toMatch(/newsletter|Leia também|direitos reservados|Publicado/);
    expect(told).toMatchObject({ site: "Folha do Vale", url: article.url, title: article.title });
  });

  test("in another language says nothing", () => {
    expect(read(article.url, "en", article)).toBeNull();
  });
});

test("what prices are of is the title, and not the day by which they hold", () => {
  const told = read("Membership from 1 May: Basic £25 a year, 3 oars. Plus £45 a year, 6 oars and a boat.", "en");
  expect(told?.title).toBe("Membership from 1 May");
  expect(told?.parts.flatMap(linesOf).join(" ")).toContain("Basic £25 a year, 3 oars.");
  expect(
    read("Solo en julio: remo con guía por S/ 189, chaleco incluido. Jirón Puno 455, de 10 a 19.", "es")?.title,
  ).not.toBe("Solo en julio");
});

test("two days joined by an and are one thing, and clauses after a colon are no list", () => {
  expect(piecesOf("arranca en mayo, lunes y miércoles de 20 a 22", "es")).toEqual([
    "arranca en mayo",
    "lunes y miércoles de 20 a 22",
  ]);
  const told = read(
    "Así trabajamos aquí desde 1950. La sal gruesa es la que queda: se cosecha una vez, a finales de agosto, y se deja escurrir. Son 3 kilos por balsa.",
    "es",
  );
  expect(kindsOf(told)).not.toContain("list");
});
