import { describe, expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import { factsKept, factsLost } from "./facts.ts";
import type { Fault } from "./fault.ts";
import { foreignTrades } from "./foreign.ts";
import { cutTexts, hashtagCount, otherLanguage, saidTwice, themeInTitle, welds } from "./form.ts";
import { factsInvented } from "./invented.ts";
import { longSentences, longSlides } from "./pace.ts";
import { marked } from "./page.ts";
import { type Post, textsOf } from "./post.ts";
import { repeatedIn } from "./rows.ts";
import { sharedSentences } from "./shared.ts";

const PICTURE = { subject: "clock", mood: "calm" } as const;
const CLEAN = ["Relógio parou depois da chuva", "Seque por fora e traga até sexta", "O conserto custa R$ 80"] as const;
const CAPTION =
  "O relógio parou depois da chuva? Traga até sexta e o conserto custa R$ 80.\n\n#relogio #conserto #pelotas #aurora #relojoaria";

interface Said {
  blocks?: readonly [string, string, string];
  caption?: string;
  script?: string;
  theme?: string;
  trade?: string | null;
}

/** A post of a watchmaker, as it should be but for what the test says. */
function post({ blocks = CLEAN, caption = CAPTION, script, theme, trade = null }: Said = {}): Post {
  const told = theme ?? "Relógio parou depois da chuva: traga até sexta, o conserto custa R$ 80";
  const common = { title: blocks[0], caption };
  const draft: Draft =
    script === undefined
      ? { format: "caption_reel", ...common, blocks: [...blocks], picture: PICTURE }
      : { format: "animated_audio", ...common, hook: blocks[0], script, scenes: [], photos: [PICTURE] };
  const brand = {
    profileName: "Relojoaria Aurora",
    description: "Conserto de relógios em Pelotas.",
    audience: "",
    contentPreferences: "",
    toneOfVoice: "",
  };
  return {
    piece: {
      id: "watch",
      source: "themes",
      language: "pt",
      trade,
      near: [],
      facts: [
        ["deadline", "sexta"],
        ["price", "R$ 80", "80 reais"],
      ],
      brief: { format: draft.format, theme: told, language: "pt", brand, article: null, earlier: [], seed: 1 },
    },
    draft,
    texts: textsOf(draft),
    faults: [],
    drawn: [],
  };
}

const LONG = "quando a água entra pela coroa e encosta no movimento ".repeat(3).trim();

const FOUND: [name: string, find: (post: Post) => Fault[], faulty: Said, quote: string][] = [
  ["a fact lost", factsLost, { blocks: [CLEAN[0], CLEAN[1], "Chame a gente"], caption: "Traga até sexta." }, "R$ 80"],
  ["a price invented", factsInvented, { caption: `${CAPTION}\nPague R$ 45 no Pix.` }, "R$ 45"],
  ["a number within a longer one", factsInvented, { caption: `${CAPTION}\nSão 8 peças.` }, "8"],
  ["a date invented", factsInvented, { caption: `${CAPTION}\nAbrimos sábado.` }, "sábado"],
  ["an address invented", factsInvented, { caption: `${CAPTION}\nVeja em aurora.com.br.` }, "aurora.com.br"],
  ["a phone invented", factsInvented, { caption: `${CAPTION}\nLigue (53) 3222-1010.` }, "(53) 3222-1010"],
  ["a name invented", factsInvented, { caption: `${CAPTION}\nFale com a Marina no balcão.` }, "Marina"],
  ["days in letters invented", factsInvented, { caption: `${CAPTION}\nFica pronto em três dias.` }, "3"],
  [
    "another trade's word",
    foreignTrades,
    { caption: `${CAPTION}\nComo no salão de tatuagem, na dedetização.` },
    "dedetizacao",
  ],
  ["another trade's hashtag", foreignTrades, { caption: `${CAPTION} #cafeteria` }, "#cafeteria"],
  ["another trade's emoji", foreignTrades, { caption: `${CAPTION} 🐾` }, "🐾"],
  ["a theme that its title leaves out", themeInTitle, { blocks: ["Vale saber", CLEAN[1], CLEAN[2]] }, "Vale saber"],
  ["an ellipsis", cutTexts, { blocks: [CLEAN[0], "Seque por fora e traga…", CLEAN[2]] }, "Seque por fora e traga…"],
  ["an open bracket", cutTexts, { blocks: [CLEAN[0], "Seque (por fora", CLEAN[2]] }, "Seque (por fora"],
  [
    "a theme cut within a phrase",
    cutTexts,
    {
      theme: "Do relógio parado ao relógio certo em três visitas",
      blocks: ["Do relógio parado ao relógio certo em três: veja", CLEAN[1], CLEAN[2]],
    },
    "Do relógio parado ao relógio certo em três: veja",
  ],
  ["a word that leans", cutTexts, { blocks: [CLEAN[0], "Seque por fora e com", CLEAN[2]] }, "Seque por fora e com"],
  ["a label before a command", welds, { blocks: [CLEAN[0], "Secador: deixe longe", CLEAN[2]] }, "Secador: deixe longe"],
  ["a screen said twice", saidTwice, { blocks: [CLEAN[0], CLEAN[1], CLEAN[1]] }, CLEAN[1]],
  [
    "another language",
    otherLanguage,
    { caption: "Your watch stopped in the rain and we can mend it for you." },
    "Your watch stopped in the rain and we can mend it for you.",
  ],
  ["too few hashtags", hashtagCount, { caption: "Traga até sexta. #relogio" }, "#relogio"],
  ["a sentence too long to follow", longSentences, { script: `Olhe. ${LONG}.` }, `${LONG}.`],
  ["a screen too long to read", longSlides, { blocks: [CLEAN[0], `${LONG} ${LONG}`, CLEAN[2]] }, `${LONG} ${LONG}`],
];

describe("a fault is found in a text that has it and not in a clean one", () => {
  test.each(FOUND)("%s", (_, find, faulty, quote) => {
    expect(find(post(faulty)).map((fault) => fault.quote)).toContain(quote);
    expect(find(post())).toEqual([]);
  });
});

test("a fact counts where it stands whole, in any of its ways", () => {
  const kept = factsKept(post({ blocks: [CLEAN[0], "Custa R$ 800", CLEAN[1]], caption: "São 80 reais." }));
  expect(kept.map(({ captioned, shown }) => [shown, captioned])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("a date or an hour that is told in another way is no invention", () => {
  const theme = "Relógio parado? Abrimos dia 21 de junho, das 14h às 19h, três vagas";
  expect(
    factsInvented(post({ theme, caption: "Dia 21/06, das 14:00 às 19h. R$ 80, 3 vagas. Traga até sexta." })),
  ).toEqual([{ kind: "fact invented", quote: "R$ 80", detail: "price" }]);
  expect(factsInvented(post({ theme, caption: "Dia 22/06." })).map(({ quote }) => quote)).toContain("22/06");
});

test("what the library says of the trade itself is no invention and no other trade's", () => {
  const caption = `${CAPTION}\nComece com 10 g de pó para cada 150 ml de água. #cafeteria`;
  expect(factsInvented(post({ caption, trade: "cafe" }))).toEqual([]);
  expect(foreignTrades(post({ caption, trade: "cafe" }))).toEqual([]);
  expect(factsInvented(post({ caption })).map(({ quote }) => quote)).toContain("150");
});

test("a sentence is shared by posts of different themes, a short call and the theme's own words are not", () => {
  const [first, same] = [post({ caption: "Mande para alguém que vai gostar.\nSalve já." }), post()];
  const other = post({ caption: "Mande para alguém que vai gostar!\nSalve já.", theme: "Pilha que vaza" });
  const shared = sharedSentences([first, same, other]).map(({ sentence }) => sentence);
  expect(shared).toContain("Mande para alguém que vai gostar.");
  expect(shared).not.toContain("Salve já.");
  expect(sharedSentences([first, same])).toEqual([]);

  const about = (theme: string) => post({ theme, caption: `Sobre ${theme}, poucas perguntas mudam a escolha.` });
  expect(
    sharedSentences([about("pilha vazando"), about("pulseira rasgada")]).map(({ sentence }) => sentence),
  ).toContain("Sobre pilha vazando, poucas perguntas mudam a escolha.");
});

test("a row's openings are alike though each names its own theme", () => {
  const opened = (theme: string) =>
    post({
      theme,
      caption: `${theme}: o que todo cliente pergunta\n\nFim de ${theme}.`,
      blocks: [theme, CLEAN[1], theme],
    });
  const row = [opened("Pilha vazando"), opened("Pulseira rasgada")];
  expect(repeatedIn(row).openings.map(({ posts }) => posts)).toEqual([2]);
  expect(repeatedIn([opened("Pilha vazando")]).openings).toEqual([]);
});

test("a page marks what is at fault and writes out the rest as it is", () => {
  const faults: Fault[] = [{ kind: "cut text", quote: "a <b>…" }];
  expect(marked("Veja a <b>… & mais", faults)).toBe('Veja <mark title="cut text">a &lt;b&gt;…</mark> &amp; mais');
});
