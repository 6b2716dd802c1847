import { expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { valueText } from "#lib/domain/slide.ts";
import { spokenText } from "#lib/writing/draft/script.ts";
import { judgeMatter } from "#lib/writing/embedded/choose-source.ts";
import { briefOf } from "#lib/tools/testing/brief-of.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";

const THEMES: [language: Language, name: string, description: string, theme: string][] = [
  ["pt", "Farol Sino", "Faróis de ilha, acesos à mão, em Abrolhos.", "Como se acende um farol de ilha"],
  ["pt", "Barco do Zé", "Passeios de barco na represa.", "5 erros de quem monta um barco na garrafa"],
  ["en", "Ringed Birds", "We ring and count wild birds. Walks every Sunday.", "Why kestrels hover above the motorway"],
  ["en", "", "", "What makes a good puppet carriage?"],
  ["es", "Sala Norte", "Club de curling en Ushuaia.", "Mitos sobre el curling"],
  ["es", "Gas del Valle", "Reparto de gas a domicilio.", "El camión cambia de ruta"],
];

/** All that a person reads or hears but the hashtags. */
function textsOf(draft: Draft): string[] {
  const caption = draft.caption.split("\n").filter((line) => !line.startsWith("#"));
  if ("slides" in draft)
    return [...caption, ...draft.slides.flatMap(({ fields }) => Object.values(fields).map(valueText))];
  if ("blocks" in draft) return [...caption, ...draft.blocks];
  if ("script" in draft) return [...caption, spokenText(draft.script)];
  if ("pages" in draft) return [...caption, ...draft.pages.flatMap(({ body, title }) => [title, body])];
  return [
    ...caption,
    draft.title,
    draft.subtitle,
    draft.footer,
    ...draft.items.flatMap(({ text, title }) => [title, text]),
  ];
}

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map(bare)
    .filter(Boolean);

test.each(THEMES)("%s %s %s: %s is told by the theme and the brand alone", (...row) => {
  const [, name, description, theme] = row;
  const own = [
    ...sentencesIn(`${theme}. ${description}`),
    bare(name),
    bare(`${name}: ${description}`),
    ...(name === "" ? ["our team"] : []),
  ];
  const telling = bare(theme)
    .split(" ")
    .filter((word) => word.length > 5);
  for (const format of FORMATS) {
    const brief = { ...briefOf(...row), format };
    expect(judgeMatter(brief)).toBe("short");
    const said = textsOf(writeDraft(brief)).flatMap(sentencesIn);
    const others = said.filter(
      (sentence) =>
        sentence.split(" ").length > 3 &&
        !own.some((one) => one.includes(sentence) || sentence.includes(one)) &&
        !telling.some((word) => sentence.includes(word)),
    );
    expect(others, format).toEqual([]);
  }
});

test("ten in a row end otherwise each time", () => {
  const [row] = THEMES;
  const earlier: string[] = [];
  const endings = Array.from({ length: 10 }, (_, index) => {
    const theme = `Como se acende um farol de ilha ${index}`;
    const draft = writeDraft({
      ...briefOf(...(row ?? (["pt", "", "", ""] as const))),
      theme,
      earlier: [...earlier],
      format: "carousel",
    });
    earlier.unshift(theme, draft.caption.split("\n")[0] ?? "");
    return "slides" in draft ? JSON.stringify(draft.slides.at(-1)?.fields) : "";
  });
  expect(new Set(endings).size).toBe(10);
});

const SOUGHT: typeof THEMES = [
  ["pt", "Advocacia Reis", "Direito de família em Natal. Atendemos na Ribeira.", "Quem escolhe o nome do bebê?"],
  ["en", "Paws of Hull", "House calls for old cats in Hull.", "How to tell if a cat hears you"],
  ["es", "Casa Sol", "Rescate de búhos en Mérida.", "Por qué un búho gira la cabeza"],
];

test.each(SOUGHT)("%s %s %s: %s is asked in private, once, and not guessed", (...row) => {
  for (const format of FORMATS) {
    const draft = writeDraft({ ...briefOf(...row), format });
    const said = textsOf(draft).join("\n");
    expect(said, format).not.toMatch(/coment[aá]|comment|palpite|chut[ae]|guess|adivin|abaixo|below|abajo/i);
    if ("slides" in draft) expect(draft.slides).toHaveLength(3);
    // A page that says nothing but whose it is stands once, as its title.
    if ("pages" in draft) expect(draft.pages.map(({ body }) => body)).not.toContain(row[1]);
  }
});

test("what readers think is asked of them in the comments", () => {
  const row: (typeof THEMES)[number] = ["en", "Skiff", "Boat hire in Poole.", "What is your favourite harbour?"];
  expect(textsOf(writeDraft({ ...briefOf(...row), format: "caption_reel" })).join(" ")).toMatch(/comment|below/i);
});

const SHAPED: [language: Language, theme: string][] = [
  ["pt", "A história do café coado"],
  ["pt", "Sabor da semana: jabuticaba"],
  ["pt", "O dia em que o forno parou"],
  ["en", "The story of the old clock"],
  ["en", "Which font do you like best?"],
  ["es", "La historia del reloj"],
];

test.each(SHAPED)(
  "%s: %s fills each format, with nothing known of the brand, to be sent to nobody",
  (language, theme) => {
    for (const format of FORMATS) {
      const draft = writeDraft({ ...briefOf(language, "", "", theme), format });
      expect(textsOf(draft).join(" ")).not.toMatch(/marque|tag\b|etiquet|envi[ae] este|send (?:it|them|this)/i);
      if ("pages" in draft) expect(draft.pages).toHaveLength(6);
      expect(draft.format).toBe(format);
    }
  },
);

test("each side of a choice is shown by its own picture", () => {
  const row: (typeof THEMES)[number] = ["pt", "Céu Baixo", "Pulverização em Rio Verde.", "drone ou trator na soja"];
  const draft = writeDraft({ ...briefOf(...row), format: "premium_carousel" });
  const shown = "pages" in draft ? draft.pages.map(({ picture, title }) => [title, picture.subject]) : [];
  expect(shown).toEqual(
    expect.arrayContaining([
      ["Drone", "drone"],
      ["Trator", "tractor"],
    ]),
  );
});

test.each<[...(typeof THEMES)[number], RegExp]>([
  [
    "es",
    "El Tornillo",
    "Ferretería de barrio, herramientas y copias de llaves.",
    "qué usa un maestro de órganos",
    /toolbox/,
  ],
  ["es", "Luthier Ramos", "Reparación de guitarras en Granada.", "cómo nace una guitarra, entre bastidores", /guitar/],
  ["en", "Loom & Ladder", "Handwoven rugs in Hay.", "why do handwoven rugs shed", /rug/],
])("%s %s %s: %s is shown by itself, or by what the brand says first of itself", (language, ...row) => {
  const [name, description, theme, shown] = row;
  const draft = writeDraft({ ...briefOf(language, name, description, theme), format: "premium_carousel" });
  expect("pages" in draft ? draft.pages[0]?.picture.subject : "").toMatch(shown);
});

test.each<(typeof THEMES)[number]>([
  ["pt", "Remo Sul", "Remos e pranchas em Itajaí.", "checklist para a primeira travessia"],
  ["en", "Oar & Ash", "We carve oars from a barn near Hay, Wales.", "why does an oar warp"],
  ["es", "Taller Boga", "Remos hechos a mano en Loja, Ecuador.", "cada cuánto se barniza un remo"],
])("%s %s %s: %s makes no list of its brand on an infographic, nor a card of its name", (...row) => {
  const [, name, description] = row;
  const draft = writeDraft({ ...briefOf(...row), format: "infographic" });
  const items = "items" in draft ? draft.items : [];
  expect(items).toHaveLength(1);
  expect(items.map(({ title }) => title)).not.toContain(name);
  expect("footer" in draft ? draft.footer : name).not.toContain(name);
  const story = writeDraft({ ...briefOf(...row), format: "premium_carousel" });
  const own = "pages" in story ? story.pages.filter(({ title }) => title.includes(name)) : [];
  expect(own.map(({ body }) => body)).toContain(description);
});

test.each<[Language, theme: string, wish: RegExp]>([
  ["pt", "feliz outono", /deseja feliz outono/],
  ["en", "happy spring", /a happy spring/],
  ["es", "feliz día del padre", /desea feliz Día del Padre/],
])("%s: %s is wished as the day that it is", (language, theme, wish) => {
  const brand = { pt: "Remo Sul", en: "Oar & Ash", es: "Taller Boga" }[language];
  const draft = writeDraft({ ...briefOf(language, brand, "", theme), format: "carousel" });
  expect(draft.caption).toMatch(wish);
});

test.each<[...(typeof THEMES)[number], line: string]>([
  [
    "en",
    "Weir Oars",
    "Oar makers near Ross. We carve by hand.",
    "There is a newt in my oar: what now?",
    "Oar makers near Ross.",
  ],
  [
    "pt",
    "Remo Sul",
    "Oficina de remos. Trabalho com hora marcada.",
    "Por que o remo racha na ponta",
    "Oficina de remos.",
  ],
])(
  "a reel without an answer says who could give it, and asks once: %s, %s",
  (language, name, description, theme, line) => {
    const draft = writeDraft({ ...briefOf(language, name, description, theme), format: "caption_reel" });
    const blocks = draft.format === "caption_reel" ? draft.blocks : [];
    expect(blocks[1]).toBe(line);
    expect(blocks[2]).toContain(name);
  },
);

test.each([
  ["Remera Lara", "Remera en Ushuaia, doy paseos al amanecer.", "Soy Remera Lara"],
  ["Remos Norte", "Remos de madera en Ushuaia.", "Somos Remos Norte"],
])("%s says who it is as it speaks", (name, description, who) => {
  const draft = writeDraft({
    ...briefOf("es", name, description, "El remo que volvió"),
    format: "animated_audio",
  });
  expect(textsOf(draft).join(" ")).toContain(who);
});

test("what cannot wait is answered by a call and by no message", () => {
  const draft = writeDraft({
    ...briefOf("pt", "Clínica Sul", "Clínica veterinária 24h.", "Meu cachorro comeu chocolate, e agora?"),
    format: "animated_audio",
  });
  expect(textsOf(draft).join(" ")).not.toMatch(/mensagem/i);
  expect(draft.caption).toContain("Ligue");
});

test("who speaks in one sentence exclaims at both of its ends, or at none", () => {
  const row: (typeof THEMES)[number] = [
    "es",
    "Taller Boga",
    "Remos hechos a mano en Loja.",
    "¿cada cuánto se barniza un remo?",
  ];
  const brief = briefOf(...row);
  const draft = writeDraft({
    ...brief,
    format: "animated_audio",
    brand: { ...brief.brand, toneOfVoice: "entusiasta" },
  });
  expect("script" in draft ? draft.script : "").toContain(" Somos Taller Boga: remos hechos a mano en Loja.");
});

test("no scene repeats the one before", () => {
  for (const row of THEMES) {
    const draft = writeDraft({ ...briefOf(...row), format: "animated_audio" });
    const shown = "scenes" in draft ? draft.scenes.map(({ fields }) => Object.values(fields).flat().join(" ")) : [];
    const twice = shown.filter((text, at) => at > 0 && (shown[at - 1] ?? "").includes(text));
    expect(twice).toEqual([]);
  }
});

test.each<(typeof THEMES)[number]>([
  ["es", "Caracoles La Cerca", "Granja de caracoles en Lleida.", "cómo limpiar y purgar los caracoles en casa"],
  ["en", "Ivory Bridal", "Bridal boutique in Chester.", "how far in advance should I order my wedding dress"],
  ["en", "Pittwater Oysters", "Family oyster farm on the Hawkesbury.", "how to tell if an oyster is still fresh"],
  [
    "en",
    "Second Wind Piano Tuning",
    "Piano tuning in Galway.",
    "how often should an old upright piano be tuned, and does it matter if nobody ever plays it",
  ],
])("a reel of %s %s answers by the beginning of what is known", (...row) => {
  const draft = writeDraft({ ...briefOf(...row), format: "caption_reel" });
  const [, line = ""] = "blocks" in draft ? draft.blocks : [];
  expect(draft.caption.toLowerCase()).toContain(line.replace(/\.$/, "").toLowerCase());
  expect(row[2]).not.toContain(line);
});
