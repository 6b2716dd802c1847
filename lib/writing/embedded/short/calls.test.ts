import { expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { judgeMatter } from "#lib/writing/embedded/choose-source.ts";
import { briefOf } from "#lib/tools/testing/brief-of.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";

type Row = [language: Language, name: string, description: string, theme: string];

/** All that stands in a draft but its theme and its hashtags. */
const saidIn = (draft: Draft, theme: string): string =>
  JSON.stringify({ ...draft, caption: draft.caption.replace(/^#.*$/mu, "") }).replaceAll(new RegExp(theme, "giu"), "");

const PROMISED: Row[] = [
  ["pt", "Barco do Zé", "Passeios de barco na represa.", "5 erros de quem monta um barco na garrafa"],
  ["en", "Rope Loft", "Rope and rigging in Hull.", "3 things to pack before a night passage"],
  ["es", "Sala Norte", "Club de curling en Ushuaia.", "Paso a paso del saludo en curling"],
  ["pt", "Velas Iole", "Velas e toldos em Paraty.", "bastidores: como costuramos uma vela"],
];

test.each(PROMISED)("%s %s %s: %s is to be had from the brand, by message", (...row) => {
  for (const format of FORMATS) {
    const draft = writeDraft({ ...briefOf(...row), format });
    expect(fold(draft.title)).toBe(fold(row[3]));
    expect(saidIn(draft, row[3]), format).toContain(row[1]);
    expect(saidIn(draft, row[3]), format).not.toMatch(/coment[aá]|comment|palpite|guess|adivin|below|abajo|abaixo/i);
  }
});

test("a day that everybody has is no fact of a brand's own", () => {
  const theme = "thank you to everyone who ordered for mothers day, we ran out of tulips by 10am!";
  const brief = { ...briefOf("en", "Wild Stem", "Seasonal flowers.", theme), format: "caption_reel" as const };
  expect(judgeMatter(brief)).toBe("short");
  expect(writeDraft(brief).title).toBe("Thank you to everyone who ordered for Mother's Day");
});

const OFFERED: [...Row, asks: RegExp][] = [
  ["pt", "Gelato Sul", "Sorveteria em Pelotas.", "sabor da semana: butiá", /provar|pedido|espera/],
  ["es", "Horno Rey", "Panadería en Puebla.", "ya está lista la rosca", /probar|pedido|espera/],
  ["en", "Bower", "Sourdough bakery in Frome.", "hot cross buns are back", /taste|order|glad/],
  ["en", "Lanes", "Ice cream parlour in Hove.", "we've got a new vegan flavour", /taste|order|glad|fancy/i],
  ["en", "Wick House", "Candle shop and classes in Ely.", "class of the month: dipped candles", /book|place/i],
  ["en", "Hue", "Nail salon in Leeds.", "new studio on Mill Lane", /message|look|details|hear/i],
  ["en", "Ash", "Blacksmith courses.", "thank you to everyone who came on Sunday", /see you|love|all/i],
];

test.each(OFFERED)("%s %s %s: %s is called for as what it is", (language, name, description, theme, asks) => {
  for (const format of FORMATS) {
    const said = saidIn(writeDraft({ ...briefOf(language, name, description, theme), format }), theme);
    expect(said, format).toMatch(asks);
    expect(said, format).not.toMatch(/thank|grateful|appreciat/i);
  }
});

const CALLS = /mensagem|conosco|message|contact|mensaje|escr[ií]b|\bask \p{Lu}/iu;

test.each(PROMISED)("%s %s %s: %s says no bare word on a page, and asks once within", (...row) => {
  const draft = writeDraft({ ...briefOf(...row), format: "premium_carousel" });
  const pages = "pages" in draft ? draft.pages : [];
  const texts = pages.map(({ body, title }) => `${title} ${body}`.trim());
  expect(texts.slice(1, -1).filter((text) => CALLS.test(text)).length).toBeLessThanOrEqual(1);
  expect(texts.filter((text) => text.split(" ").length < 2)).toEqual([]);
});
