import { describe, expect, test } from "vitest";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { FORMATS, type Format } from "#lib/domain/format.ts";
import { shownIn, toldDraft } from "#lib/tools/testing/told-draft.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { type Sample, SAMPLES } from "./briefs.ts";

const BRAND = { profileName: "Casa Lume", description: "", audience: "", contentPreferences: "", toneOfVoice: "" };

const briefOf = (format: Format, { language, theme }: Sample, more: Partial<Brief> = {}): Brief => ({
  format,
  theme,
  language,
  brand: BRAND,
  article: null,
  earlier: [],
  seed: 1,
  ...more,
});

const draftOf = (format: Format, sample: Sample, more: Partial<Brief> = {}): Draft =>
  toldDraft(briefOf(format, sample, more));

const plain = (text: string): string => fold(text).replace(/[\s:;·,.]+/g, " ");
const missing = (facts: readonly string[], texts: readonly string[]): string[] => {
  const all = plain(texts.join(" "));
  return facts.filter((fact) => !all.includes(plain(fact).trim()));
};

describe.each(SAMPLES)("$name ($language)", (sample) => {
  const facts = [...sample.key, ...sample.other];

  test("the caption says every fact", () => {
    const { caption } = draftOf("carousel", sample);
    expect(missing(facts, [caption])).toEqual([]);
  });

  test("the carousel says every date, price, place and contact, and nearly all else", () => {
    const shown = shownIn(draftOf("carousel", sample));
    expect(missing(sample.key, shown)).toEqual([]);
    expect(missing(facts, shown).length / facts.length, String(missing(facts, shown))).toBeLessThanOrEqual(0.08);
  });

  test("the infographic says nearly all of it", () => {
    const shown = shownIn(draftOf("infographic", sample));
    expect(missing(facts, shown).length / facts.length, String(missing(facts, shown))).toBeLessThanOrEqual(0.08);
  });

  test.each(FORMATS)("a %s is whole: a draft that can be drawn, of the text's own numbers, without a cut", (format) => {
    for (const seed of [1, 2, 3]) {
      const draft = draftOf(format, sample, { seed });
      expect(checkDraft(format, draft).faults).toEqual([]);
      const texts = [...shownIn(draft), draft.title, draft.caption];
      const known = new Set(sample.theme.match(/\d+/g) ?? []);
      const numbers = texts.flatMap((text) => text.match(/\d+/g) ?? []);
      expect(numbers.filter((number) => !known.has(number) && Number(number) > 9)).toEqual([]);
      expect(texts.filter((text) => /…|[,(:]$|^[,.;:)]|\(\s*$/.test(text.trim()))).toEqual([]);
      expect(texts.filter((text) => count(text, "(") !== count(text, ")"))).toEqual([]);
      if ("script" in draft) {
        expect(countWords(draft.script)).toBeGreaterThanOrEqual(SPOKEN_WORDS.min);
        expect(countWords(draft.script)).toBeLessThanOrEqual(SPOKEN_WORDS.max);
      }
    }
  });

  test("one told before begins otherwise", () => {
    const [line = ""] = draftOf("carousel", sample).caption.split("\n");
    const next = draftOf("carousel", sample, { earlier: [line] });
    expect(next.caption.split("\n")[0]).not.toBe(line);
  });
});

const count = (text: string, sign: string): number => text.split(sign).length - 1;

test("the same brief gives the same draft, another seed another one", () => {
  const [sample] = SAMPLES;
  if (!sample) throw new Error("no sample");
  expect(draftOf("carousel", sample)).toEqual(draftOf("carousel", sample));
  const drafts = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(draftOf("carousel", sample, { seed })));
  expect(new Set(drafts).size).toBeGreaterThan(1);
});

test("a text of ten thousand letters is told by its most telling sentences", () => {
  const theme = Array.from(
    { length: 70 },
    (_, index) =>
      `A oficina da turma ${index + 1} acontece no dia ${(index % 28) + 1} de maio, às ${(index % 12) + 8}h, na sala do prédio central, com material incluso.`,
  ).join(" ");
  for (const format of FORMATS) {
    const draft = draftOf(format, { name: "long", language: "pt", theme, key: [], other: [] });
    expect(checkDraft(format, draft).faults).toEqual([]);
  }
});

const PAGE = {
  title: "Sharpening a chisel",
  siteName: "Bench Street",
  url: "https://benchstreet.co.uk/chisel",
  text: [
    "There is a sound that a good edge makes. My father heard it from the next room. He was right about most things.",
    "Soak the stone for ten minutes. Hold the chisel at 25 degrees and draw it back forty times. It should raise a burr.",
    "Then comes the part that everyone loves. The light falls through the window and the wood smells of summer.",
    "A stone costs £34 and lasts six years. Never use oil on a water stone. If it dips, flatten it on glass.",
    "Nobody forgets a first shaving. It curls like a ribbon, and it stays in a drawer for longer than it should.",
    "The class is on Saturday 9 May at 12 Mill Lane, Otley, for £45. Eight people at most. Call 0113 496 0141.",
  ].join("\n\n"),
};

test.each(["carousel", "infographic"] as const)("a %s of a page keeps its facts before its moods", (format) => {
  const sample: Sample = { name: "page", language: "en", theme: PAGE.title, key: [], other: [] };
  const draft = draftOf(format, sample, { article: PAGE });
  const facts = [
    "ten minutes",
    "25 degrees",
    "£34",
    "Never use oil",
    "Saturday 9 May",
    "12 Mill Lane",
    "£45",
    "0113 496 0141",
  ];
  expect(missing(facts, shownIn(draft))).toEqual([]);
  expect(missing(facts, [draft.caption])).toEqual([]);
});

const ownText = (language: Sample["language"], theme: string): Sample =>
  ({ ...SAMPLES[0], name: theme, language, theme }) as Sample;

test("what all of a list costs is no price of its last thing", () => {
  const sample = ownText(
    "pt",
    "Cesta da semana: 2 dúzias de ovos, um queijo fresco e um maço de couve por R$ 68. Pedidos até terça às 18h no (31) 99630-2121.",
  );
  const { caption } = draftOf("carousel", sample);
  expect(caption).toContain("Tudo por R$ 68");
  expect(caption).not.toMatch(/couve por/);
});

test("what all of a list costs by size is no price of its last thing either", () => {
  const sample = ownText(
    "es",
    "Paquete de mayo: lavado a mano, secado completo y encerado de la pintura por $380 chicos, $480 medianos y $620 grandes. Se agenda al 442 555 0199.",
  );
  const { caption } = draftOf("carousel", sample);
  expect(caption).toContain("• Encerado de la pintura\n• Todo por $380 chicos, $480 medianos, $620 grandes");
});

test("what stands before the first thing and is of all of them is not torn from the others", () => {
  const sample = ownText(
    "en",
    "Winter offer until 15 December: a free check of brakes, tyres and wipers. It takes 20 minutes, Monday to Friday from 9 to 12.",
  );
  expect(draftOf("carousel", sample).caption).toMatch(/free check of brakes, tyres and wipers/i);
});

test("a reel says when and where before what it costs", () => {
  const moved = (said: string) =>
    `The stall moves: from Friday 27 November ${said} at Old Bridge Yard, 9am to 2pm or until sold out. Rye £4.10, buns £2.60.`;
  const shown = (said: string) => shownIn(draftOf("caption_reel", ownText("en", moved(said)))).join("\n");
  for (const said of ["we are", "you find us", "you will find our little striped van"])
    expect(shown(said), said).toMatch(/from Friday 27 November[^£]{1,80}Old Bridge Yard/i);
});

test("a short brief's day and place have pages of their own, and stand in no title too", () => {
  const fair =
    "Feira de mudas: 9 de maio, das 8h às 12h, na Praça do Sol 40. Trocas bem-vindas. Dúvidas: (11) 95555-0101.";
  const draft = draftOf("premium_carousel", ownText("pt", fair));
  const pages = "pages" in draft ? draft.pages.flatMap(({ body, title }) => [title, body]) : [];
  expect(pages).toEqual(expect.arrayContaining(["9 de maio, das 8h às 12h", "Na Praça do Sol 40."]));
  expect(pages.filter((body) => /mensagem|direct/i.test(body))).toEqual([]);
  expect("pages" in draft ? draft.pages[0]?.title : "").toBe("Feira de mudas");
});

test("a story is told, and closed as one", () => {
  const story =
    "The plane came in under forty years of rust. It lay two days in a bath. Then it took a shaving on its first pass.";
  const draft = draftOf("carousel", ownText("en", story), { brand: { ...BRAND, toneOfVoice: "technical" } });
  expect(shownIn(draft).join(" ")).toContain("It lay two days in a bath");
  expect(draft.caption).not.toMatch(/data|figures|details/);
});

test('"notice:" is no title, and a sentence with a date in commas no list', () => {
  const notice =
    "Aviso: nesta sexta, 27 de novembro, não tem aula à tarde por causa da obra. Quem já pagou passa para segunda. Dúvidas no (27) 95555-0101.";
  const draft = draftOf("caption_reel", ownText("pt", notice));
  expect(draft.title).toBe("Nesta sexta, 27 de novembro, não tem aula à tarde por causa da obra");
  expect(draft.caption).not.toMatch(/Aviso|•/);
});

test("a story keeps its order, whatever its sentences say, and its pages ask for nothing", () => {
  const story = [
    "Ivo chegou à oficina com sete anos e não falava com ninguém.",
    "Nos primeiros meses lixou só as bordas.",
    "Um dia o avô lhe deu uma gaita de presente.",
    "Hoje tocam juntos às terças.",
  ];
  const draft = draftOf("premium_carousel", ownText("pt", story.join(" ")));
  const pages = "pages" in draft ? draft.pages.map(({ body, title }) => `${title} ${body}`.trim()) : [];
  const places = story.map((sentence) => pages.findIndex((page) => page.startsWith(sentence.slice(0, -1))));
  expect(places).toEqual([0, 1, 2, 3]);
  expect(pages.at(-1)).toBe("Uma história da Casa Lume");
});

test("what is closed, and what sending costs, is under no heading of hours or prices", () => {
  const hours =
    "Winter hours from 3 November: Friday to Sunday, 11 am to dusk. Adults £6.50, children £4.50. Closed 24 to 26 December. We ship abroad for £9. Dogs welcome on leads.";
  const draft = draftOf("infographic", ownText("en", hours));
  const over = (text: string) =>
    "items" in draft ? draft.items.find((item) => `${item.title} ${item.text}`.includes(text))?.title : undefined;
  expect(over("Closed 24")).not.toMatch(/date|time|when|hours/i);
  expect(over("We ship")).not.toMatch(/cost|price/i);
});

test("a date that a headline begins with gives way to the news, and stands beside it", () => {
  const news =
    "A partir de 1 de julho também dá para marcar a aula pelo aplicativo novo, sem ligar. O telefone de sempre continua, (47) 3555-0101. Quem já é aluno recebe o acesso por e-mail.";
  const [hook = "", beside = ""] = shownIn(draftOf("caption_reel", ownText("pt", news)));
  expect(hook).toMatch(/^Dá para marcar a aula pelo aplicativo novo/);
  expect(beside).toContain("1 de julho");
});

test("a story's pages are its own sentences, and ask nobody to send it or to be named", () => {
  const story =
    "The plane came in under forty years of rust. It lay two days in a bath. Then it took a shaving on its first pass.";
  const brand = { ...BRAND, description: "Old planes brought back to work in Kendal." };
  for (const posts of [0, 1, 2, 3]) {
    const earlier = Array.from({ length: posts * 2 }, (_, index) => `Post ${index}`);
    const draft = draftOf("premium_carousel", ownText("en", story), { brand, earlier });
    const pages = "pages" in draft ? draft.pages.map(({ body, title }) => `${title}. ${body}`) : [];
    expect(pages.filter((page) => /bath|shaving|rust|Kendal|A story from/.test(page))).toHaveLength(5);
    expect(pages.join(" ")).not.toMatch(/tag|share|send (?:it|this)|pass it on/i);
  }
});

test("hashtags are the text's nouns, and no verb of its title", () => {
  const sample: Sample = {
    name: "page",
    language: "en",
    theme: "Why an edge dulls and what happens next",
    key: [],
    other: [],
  };
  const { caption } = draftOf("carousel", sample, { article: { ...PAGE, title: sample.theme } });
  const tags = caption.match(/#\p{L}+/gu) ?? [];
  expect(tags).toContain("#stone");
  expect(tags.filter((tag) => /^#(?:dulls|happens|carousel)$/.test(tag))).toEqual([]);
});

test("a brand's own page is credited on no slide, another's is", () => {
  const sample: Sample = { name: "page", language: "en", theme: PAGE.title, key: [], other: [] };
  const own = draftOf("carousel", sample, { article: { ...PAGE, siteName: BRAND.profileName } });
  expect(shownIn(own).some((text) => text.includes("Source"))).toBe(false);
  expect(shownIn(draftOf("carousel", sample, { article: PAGE }))).toContain("Source: Bench Street");
});

test("what a brand says of itself is heard as it says it, whatever its voice", () => {
  const theme = "Catas de mate los viernes: $9.000 por persona, grupos de ocho, sin reserva previa";
  const brand = { ...BRAND, description: "Visita guiada y cuenta historias en Rosario.", toneOfVoice: "entusiasta" };
  const sample: Sample = { name: "catas", language: "es", theme, key: [], other: [] };
  expect(shownIn(draftOf("animated_audio", sample, { brand })).join(" ")).toMatch(
    /visita guiada y cuenta historias en Rosario\.$/,
  );
});
