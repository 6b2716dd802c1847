import { describe, expect, test } from "vitest";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import { FORMATS, type Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { valueText } from "#lib/domain/slide.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords, spokenText } from "#lib/writing/draft/script.ts";
import { readScript } from "#lib/render/audio/script.ts";
import { isAbbreviation } from "#lib/voice/read-aloud.ts";
import { foreignWords } from "#lib/tools/testing/foreign-words.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { writeDraft } from "./writer.ts";

const NO_BRAND = { profileName: "", description: "", audience: "", contentPreferences: "", toneOfVoice: "" };

const brief = (format: Format, theme: string, language: Language, more: Partial<Brief> = {}): Brief => ({
  format,
  theme,
  language,
  brand: NO_BRAND,
  article: null,
  earlier: [],
  seed: 1,
  ...more,
});

/** Each with a word of its own that the post must say. */
const THEMES: [Language, string, string][] = [
  ["pt", "5 erros que todo mundo comete ao guardar café em casa", "café"],
  ["pt", "Como montar uma lancheira saudável em 15 minutos", "lancheira"],
  ["pt", "Mitos e verdades sobre o clareamento dental", "clareamento"],
  ["pt", "3 sinais de que seu gato está estressado", "gato"],
  ["pt", "Checklist para alugar um apartamento", "apartamento"],
  ["pt", "Treino em casa ou na academia?", "treino"],
  ["pt", "7 dicas de marketing para cafeterias", "marketing"],
  ["pt", "Por que calibrar os pneus a cada quinze dias", "pneus"],
  ["pt", "Contrato verbal ou contrato escrito", "contrato"],
  ["pt", "Ansiedade na hora de dormir", "ansiedade"],
  ["pt", "Como escolher o tapete da sala", "tapete"],
  ["pt", "10 dicas para organizar a festa de aniversário", "festa"],
  ["pt", "Aluguel de caiaque no fim de semana", "caiaque"],
  ["pt", "Post sobre fluxo de caixa para pequenas empresas", "caixa"],
  ["pt", "Bolo de aniversário: quanto encomendar?", "bolo"],
  ["en", "5 mistakes people make when storing coffee", "coffee"],
  ["en", "How to brush your teeth properly", "teeth"],
  ["en", "Myths about squats", "squats"],
  ["en", "Cat or dog: which pet suits your routine?", "dog"],
  ["en", "A checklist for your first apartment visit", "apartment"],
  ["en", "7 tips for small business cash flow", "cash"],
  ["en", "Why your houseplants keep dying", "houseplants"],
  ["en", "Common password mistakes", "password"],
  ["en", "Questions to ask before hiring a wedding photographer", "photographer"],
  ["en", "Beekeeping for beginners", "beekeeping"],
  ["en", "Packing light for a week at the beach", "packing"],
  ["en", "Back pain at the desk", "desk"],
  ["en", "3 steps to a calmer night", "night"],
  ["en", "Sourdough or baker's yeast?", "sourdough"],
  ["es", "5 errores al lavar la ropa de color", "ropa"],
  ["es", "Cómo preparar un café filtrado", "café"],
  ["es", "Mitos sobre el cuidado del cabello", "cabello"],
  ["es", "Lista de verificación para alquilar un departamento", "departamento"],
  ["es", "Consejos para estudiar antes del examen", "estudiar"],
  ["es", "¿Hielo o calor para el dolor de espalda?", "hielo"],
  ["es", "Por qué tu perro ladra cuando está solo", "perro"],
  ["es", "4 consejos para ahorrar dinero en casa", "dinero"],
  ["es", "Contratar un arquitecto para una reforma", "arquitecto"],
  ["es", "Paseos en kayak al atardecer", "kayak"],
  ["es", "Cómo hacer durar un ramo de flores", "ramo"],
  ["es", "Meditar cinco minutos al día", "meditar"],
  ["es", "Barba: preguntas frecuentes", "barba"],
];

const CASES = THEMES.flatMap(([language, theme, word]) => FORMATS.map((format) => ({ format, language, theme, word })));

/** All that a person reads or hears. */
function readTexts(draft: Draft): string[] {
  const own = [draft.title, ...draft.caption.replace(/\n#\S+.*$/, "").split("\n")];
  if ("slides" in draft) return [...own, ...draft.slides.flatMap(({ fields }) => Object.values(fields).map(valueText))];
  if ("blocks" in draft) return [...own, ...draft.blocks];
  if ("script" in draft) return [...own, spokenText(draft.script)];
  if ("pages" in draft) return [...own, ...draft.pages.flatMap(({ body, title }) => [title, body])];
  return [...own, draft.subtitle, draft.footer, ...draft.items.flatMap(({ text, title }) => [title, text])];
}

describe.each(CASES)("$language $format: $theme", ({ format, language, theme, word }) => {
  test("is a whole draft about the theme, in its language", () => {
    const draft = writeDraft(brief(format, theme, language));
    expect(checkDraft(format, draft, 1).faults).toEqual([]);
    expect(tokensOf(readTexts(draft).join(" "))).toContain(tokensOf(word)[0]);
    expect(readTexts(draft).flatMap((text) => foreignWords(text, language))).toEqual([]);
    expect(readTexts(draft).filter((text) => /[{}]| {2}|undefined|\.\.|^[,:;]|\s[,;:.](\s|$)/.test(text))).toEqual([]);
    expect(readTexts(draft).filter((text) => /[[\]]/.test(text))).toEqual([]);
    if ("script" in draft) {
      const { utterances } = readScript(draft.script, isAbbreviation(language));
      const heard = utterances.flatMap(({ words }) => words.map(({ text }) => text)).join(" ");
      expect(heard.replaceAll(/\s+/g, " ")).toBe(spokenText(draft.script).replaceAll(/\s+/g, " ").trim());
      expect(JSON.stringify(draft.scenes.map(({ fields }) => fields))).not.toMatch(
        /\[\s*(pause|excited|calm|whisper|slow|fast)/,
      );
      expect(countWords(draft.script)).toBeLessThanOrEqual(SPOKEN_WORDS.max);
    }
    if ("slides" in draft) {
      const layouts = draft.slides.map(({ layoutId }) => layoutId);
      expect(layouts.filter((layout, index) => layout === layouts[index - 1])).toEqual([]);
    }
  });
});

describe("a writer without a model", () => {
  const theme = "Dicas para guardar café em casa";

  test.each(FORMATS)("%s: the same brief gives the same draft", (format) => {
    expect(writeDraft(brief(format, theme, "pt"))).toEqual(writeDraft(brief(format, theme, "pt")));
  });

  test.each(FORMATS)("%s: another seed gives another draft", (format) => {
    const drafts = [1, 2, 3, 4].map((seed) => JSON.stringify(writeDraft(brief(format, theme, "pt", { seed }))));
    expect(new Set(drafts).size).toBeGreaterThan(2);
  });

  test.each(FORMATS)("%s: a theme posted before is told otherwise", (format) => {
    const first = writeDraft(brief(format, theme, "pt"));
    const line = first.caption.split("\n")[0] ?? "";
    const next = writeDraft(brief(format, theme, "pt", { earlier: [theme, line] }));
    expect(next.caption.split("\n")[0]).not.toBe(line);
    expect(next).not.toEqual(first);
  });

  test("the tone of the brand changes the words", () => {
    const tones = ["Formal e sóbrio", "Divertido, bem-humorado", "Acolhedor", "Técnico", "Direto"];
    const captions = tones.map(
      (toneOfVoice) => writeDraft(brief("carousel", theme, "pt", { brand: { ...NO_BRAND, toneOfVoice } })).caption,
    );
    expect(new Set(captions).size).toBe(tones.length);
  });

  test("a number that was asked for is kept, or not promised", () => {
    for (const count of [3, 4, 5, 6, 7, 8, 10, 15]) {
      const draft = writeDraft(brief("carousel", `${count} erros ao guardar café`, "pt"));
      if (!("slides" in draft)) throw new Error("a carousel has slides");
      const title = valueText(draft.slides[0]?.fields["title"] ?? { blocks: [], highlight: "" });
      const told = draft.caption.match(/^\d+\. /gm)?.length ?? 0;
      if (/^\d/.test(title)) expect(title).toMatch(new RegExp(`^${count} `));
      if (/^\d/.test(title) && count <= 10) expect(told).toBe(count);
    }
  });

  test("a theme in another language than the project's is told in the project's", () => {
    const draft = writeDraft(brief("carousel", "5 mistakes when storing coffee at home", "pt"));
    expect(
      readTexts(draft)
        .slice(1)
        .flatMap((text) => foreignWords(text, "pt")),
    ).toEqual([]);
  });

  test.each([
    ["7 dicas de marketing para cafeterias", /torra|grão|filtro|moagem/i],
    ["Aluguel de caiaque no fim de semana", /apartamento|imóvel|vistoria|condomínio/i],
    ["3 sinais de que seu gato está estressado", /cachorro|filhote|coleira|latido/i],
    ["Mitos sobre gatos", /cachorro|filhote|coleira|latido|chinelo/i],
  ])("%s is not about what only shares a word with it", (theme, foreign) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (const format of FORMATS) {
        const draft = writeDraft(brief(format, theme, "pt", { seed }));
        expect(
          readTexts(draft).filter((text) => foreign.test(text)),
          format,
        ).toEqual([]);
      }
    }
  });

  test("what is asked by when or how often is answered first", () => {
    for (const format of ["carousel", "animated_audio"] as const)
      expect(
        readTexts(writeDraft(brief(format, "Com que frequência dar banho no cachorro", "pt"))).join("\n"),
      ).toContain("a cada duas a quatro semanas");
  });

  test("steps are promised only where there are steps of the theme", () => {
    const draft = writeDraft(brief("infographic", "Passo a passo do pão de fermentação natural", "pt"));
    expect(draft).not.toMatchObject({ kind: "steps" });
    expect(readTexts(draft).join(" "), "the answer to something else").not.toMatch(/glúten|celíac/);
    expect(writeDraft(brief("infographic", "Como se preparar para a consulta no dentista", "pt"))).toMatchObject({
      kind: "steps",
    });
  });

  test.each([
    ["Checklist do imposto de renda", "#impostoderenda"],
    ["Como regar samambaias", "#samambaias"],
  ])("%s has a tag that people look for", (theme, tag) => {
    expect(writeDraft(brief("carousel", theme, "pt")).caption.split(/\s/)).toContain(tag);
  });

  test("a voice announces a title that announces something only once", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const draft = writeDraft(brief("animated_audio", "7 sinais de assédio moral no trabalho", "pt", { seed }));
      expect("script" in draft && draft.script).not.toMatch(/:[^.!?\]]*:/);
    }
  });

  test("a link's article is told by its own facts and credited", () => {
    const article = {
      url: "https://example.org/colheita",
      title: "A colheita do café de montanha",
      siteName: "Revista do Campo",
      text: [
        "A colheita do café de montanha começa em maio e vai até setembro, conforme a altitude.",
        "Nas encostas mais altas, a colheita é feita à mão, porque as máquinas não sobem o terreno.",
        "Assine nossa newsletter para receber novidades toda semana na sua caixa de entrada.",
        "Os grãos maduros são separados dos verdes em tanques de água, onde os mais leves boiam.",
        "Depois da lavagem, o café seca ao sol em terreiros suspensos durante duas ou três semanas.",
        "Os produtores mexem os grãos várias vezes por dia para que sequem por igual.",
        "A umidade final fica perto de onze por cento, o que permite guardar o café sem mofo.",
      ].join("\n"),
    };
    const draft = writeDraft(brief("carousel", "https://example.org/colheita", "pt", { article }));
    const told = readTexts(draft).join("\n");
    expect(told).toContain("à mão");
    expect(told).not.toContain("newsletter");
    expect(draft.caption).toContain("Revista do Campo");
    expect(draft.title).toBe("A colheita do café de montanha");
  });

  test.each(FORMATS)("a %s shows a text's own sentences, and nothing that the library would say of it", (format) => {
    const sentences = [
      "A ciclovia da Avenida Beira-Rio foi entregue neste sábado, com doze quilômetros de pista protegida.",
      "A obra levou dezoito meses e trocou duas faixas de carros por uma via exclusiva para bicicletas.",
      "O trecho tem quatro bicicletários cobertos e iluminação em toda a extensão.",
      "Quem pedala à noite deve usar farol branco na frente e luz vermelha atrás.",
    ];
    const title = "Ciclovia da Beira-Rio é entregue";
    const link = {
      url: "https://jornal.example/ciclovia",
      title,
      siteName: "Jornal da Cidade",
      text: sentences.join("\n"),
    };
    const own = `${title}. ${sentences.join(" ")}`;
    for (const asked of [brief(format, link.url, "pt", { article: link }), brief(format, own, "pt")]) {
      const draft = writeDraft(asked);
      const told = [...readTexts(draft), draft.caption].join("\n");
      const shown = sentences.filter((sentence) => told.includes(sentence.slice(0, 50)));
      expect(shown.length, told).toBeGreaterThan(2);
      expect(told).not.toMatch(/dúvidas|perguntas|decidir|surpresa|checklist|orçamento/i);
      expect(told.includes("Jornal da Cidade")).toBe(asked.article !== null);
    }
  });

  test.each(FORMATS)("an announcement's %s tells the news, and advises nothing", (format) => {
    const news: [Language, string, RegExp][] = [
      ["pt", "Promoção de inauguração: 20% de desconto até sábado", /20%/],
      ["pt", "Feliz Natal", /Feliz Natal/],
      ["pt", "Estamos contratando barista", /Estamos contratando barista/],
      ["pt", "Novo horário de funcionamento: das 7h às 19h", /7h às 19h/],
      ["en", "Grand opening on Saturday", /Grand opening/],
      ["es", "Sorteo de una cesta de panes", /Sorteo de una cesta de panes/],
    ];
    const cafe = { ...NO_BRAND, profileName: "Café Aurora", description: "Cafeteria de bairro com torra própria" };
    for (const [language, theme, says] of news) {
      const draft = writeDraft(brief(format, theme, language, { brand: cafe }));
      const told = [...readTexts(draft), draft.caption].join("\n");
      expect(told).toMatch(says);
      expect(told, theme).not.toMatch(/checklist|mito|moagem|moa só|surpresa|primeiro passo/i);
    }
    const advice = writeDraft(brief(format, "5 erros ao fazer uma promoção no Instagram", "pt"));
    expect(advice.caption).not.toContain("Contamos por mensagem");
  });

  test("any theme at all gives a draft that can be drawn", () => {
    const odd = [
      "x",
      "???",
      "🎉🎉🎉",
      "Café",
      "{title} [pause] <b>oi</b>",
      "a".repeat(500),
      "palavra ".repeat(60).trim(),
      "7 restaurantes da nossa rua",
      "LGPD para pequenos negócios",
      "Dia das Mães",
      "O que é NFT?",
      "5",
      "vs",
      "como",
      "Promoção de sexta-feira: leve 2 pague 1",
    ];
    for (const theme of odd) {
      for (const format of FORMATS) {
        for (const language of ["pt", "en", "es"] as const) {
          expect(
            checkDraft(format, writeDraft(brief(format, theme, language)), 1).faults,
            `${format} ${theme}`,
          ).toEqual([]);
        }
      }
    }
  });
});

test("a word of a country that finds nothing in the library's words is asked as it was typed", () => {
  const brand = { ...NO_BRAND, profileName: "SafeNest", description: "CCTV and burglar alarms fitted across Kent." };
  const { caption } = writeDraft(brief("carousel", "dummy cameras worth it", "en", { brand }));
  expect(caption).toContain("idle passer-by");
});
