import { captionBody } from "./derive-caption.ts";
import { describe, expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { placeWords, sentencesOf } from "#lib/writing/draft/script.ts";
import type { AskedSlide } from "./asked.ts";
import { derive } from "./derive.ts";
import { readAsked } from "./read-asked.ts";

const briefOf = <F extends Format>(format: F): Brief & { format: F } => ({
  format,
  theme: "Café coado sem amargor",
  language: "pt",
  brand: { profileName: "Café Aurora", description: "", audience: "", contentPreferences: "", toneOfVoice: "" },
  article: null,
  earlier: [],
  seed: 1,
});
const common = {
  plan: "",
  title: "Café sem amargor",
  caption: "Moa na hora.\n\nE conte o resultado.",
  hashtags: ["#cafe", "#coado", "#aurora"],
  mood: "warm",
} as const;

describe("a carousel", () => {
  const slide = (given: Partial<AskedSlide>): AskedSlide => ({
    layout: "statement",
    label: "",
    title: "Um título",
    body: "Um texto.",
    items: [],
    picture: "",
    ...given,
  });
  const layouts = (slides: AskedSlide[]) => {
    const { draft, faults } = derive(briefOf("carousel"), { ...common, hashtags: [...common.hashtags], slides });
    if (!draft || !("slides" in draft)) throw new Error(JSON.stringify(faults));
    return draft.slides.map(({ layoutId }) => layoutId);
  };
  const [one, two, three] = ["A", "B", "C"].map((title) => slide({ title }));

  test("begins with a cover and ends with a call, whatever they were called", () => {
    expect(layouts([one, two, three].flatMap((each) => each ?? []))).toEqual(["cover", "statement", "call"]);
  });

  test("whose first slide lists has the post's title before it", () => {
    expect(
      layouts([
        slide({ layout: "list", items: ["um", "dois"] }),
        slide({ title: "B" }),
        slide({ layout: "call", title: "C" }),
      ]),
    ).toEqual(["cover", "list", "statement", "call"]);
  });

  test.each([
    [{ items: ["um", "dois", "três"] }, "list"],
    [{ items: ["um", "dois", "três", "quatro", "cinco"] }, "checklist"],
    [{ layout: "comparison", items: ["Filtro: limpo", "Prensa: encorpado"] }, "comparison"],
    [{ layout: "comparison", items: ["Filtro", "Prensa"] }, "list"],
    [{ layout: "number", label: "92 °C" }, "number"],
    [{ layout: "number", label: "quente" }, "statement"],
    [{ layout: "myth" }, "myth"],
    [{ layout: "steps", body: "", items: ["Só um passo"] }, "statement"],
  ] as const)("a slide with %j is a %s", (given, layout) => {
    expect(
      layouts([slide({ title: "A" }), slide(given as Partial<AskedSlide>), slide({ layout: "call", title: "C" })])[1],
    ).toBe(layout);
  });

  test("a list of more rows than fit stands on two slides", () => {
    const items = ["um", "dois", "três", "quatro", "cinco", "seis", "sete"];
    expect(layouts([slide({ title: "A" }), slide({ items }), slide({ layout: "call", title: "C" })])).toEqual([
      "cover",
      "list",
      "list",
      "call",
    ]);
  });

  test("what is set in bold is what the title shows in the brand's color", () => {
    const slides = [slide({ title: "Café **sem amargor**" }), slide({ title: "B" }), slide({ title: "C" })];
    const { draft } = derive(briefOf("carousel"), { ...common, hashtags: [], slides });
    expect(draft && "slides" in draft && draft.slides[0]?.fields["title"]).toEqual({
      blocks: [{ weight: "regular", text: "Café sem amargor" }],
      highlight: "sem amargor",
    });
  });

  test("one slide is asked for again, as a list", () => {
    expect(derive(briefOf("carousel"), { ...common, hashtags: [], slides: [slide({})] }).faults).toMatchObject([
      { at: "slides" },
    ]);
  });
});

describe("a narration", () => {
  const script =
    "Seu café amarga? [pause] A culpa quase nunca é do grão, e sim da água que ferveu demais. Espere um minuto depois da fervura. Depois molhe o pó aos poucos. Conte nos comentários o que mudou.";
  const told = (scenes: string[]) =>
    JSON.stringify({
      ...common,
      hook: "Seu café amarga?",
      script,
      scenes: scenes.map((words) => ({ words, type: "keyword", fields: { value: "Água" } })),
      photos: [{ subject: "coffee cup", mood: "warm" }],
    });
  const derived = (format: "animated_audio" | "narrated_photos", answer: string) => {
    const asked = readAsked(format, answer);
    if (!asked) throw new Error("unread");
    const { draft, faults } = derive(briefOf(format), asked);
    if (!draft || !("script" in draft)) throw new Error(JSON.stringify(faults));
    return draft;
  };

  test.each([
    ["as they are", ["Seu café amarga?", "Espere um minuto"]],
    ["in other capitals", ["seu CAFÉ amarga", "espere um minuto"]],
    ["without accents and marks", ["Seu cafe amarga", "Espere um minuto depois da fervura"]],
    ["in quotes", ["“Seu café amarga?”", "'Espere um minuto'"]],
    ["with another end", ["Seu café amarga?", "Espere um minuto depois que ferver"]],
    ["nowhere", ["Um título", "Outra coisa"]],
    ["in another order", ["Espere um minuto", "Seu café amarga?"]],
  ])("scenes whose words stand %s have a place in the script, in order", (_, scenes) => {
    const draft = derived("animated_audio", told(scenes));
    expect(draft.scenes.length).toBeGreaterThanOrEqual(2);
    expect(
      placeWords(
        draft.script,
        draft.scenes.map(({ words }) => words),
      ),
    ).not.toBeNull();
    expect(draft.hook).toBe("Seu café amarga?");
  });

  test("has a photo for each sentence, however many were told", () => {
    const draft = derived("narrated_photos", told(["Seu café amarga?", "Espere um minuto"]));
    expect(draft.photos).toHaveLength(sentencesOf(draft.script).length);
  });

  test("keeps known cues, and drops the others and what cannot be said", () => {
    const lines = [
      { say: "[excited] Oi 😊 [laughs], tudo bem com o seu café de hoje?" },
      { say: "Moa na hora, espere um minuto e molhe o pó aos poucos, sem pressa nenhuma" },
    ];
    const { script } = derived("animated_audio", JSON.stringify({ ...common, lines }));
    expect(script).toBe(
      "[excited] Oi , tudo bem com o seu café de hoje? Moa na hora, espere um minuto e molhe o pó aos poucos, sem pressa nenhuma.",
    );
  });
});

describe("an infographic", () => {
  const item = (title: string, side = "") => ({ title, text: "Um texto.", side, picture: "cup" });
  const kindOf = (given: object) => {
    const asked = readAsked(
      "infographic",
      JSON.stringify({ ...common, subtitle: "Passo a passo", footer: "Aurora", kind: "steps", ...given }),
    );
    const draft = asked && derive(briefOf("infographic"), asked).draft;
    return draft && "kind" in draft ? [draft.kind, draft.sides?.left ?? null, draft.items.length] : null;
  };
  const three = [item("A"), item("B"), item("C")];

  test.each([
    ["of one kind keeps it", { items: three }, ["steps", null, 3]],
    [
      "with two sides compares",
      { left: "Filtro", right: "Prensa", items: [item("A", "left"), item("B", "right"), item("C", "left")] },
      ["comparison", "Filtro", 3],
    ],
    ["that would compare without sides shows parts", { kind: "comparison", items: three }, ["parts", null, 3]],
    [
      "of too many items keeps what fits",
      { items: Array.from({ length: 9 }, (_, index) => item(`N${index}`)) },
      ["steps", null, 7],
    ],
  ])("%s", (_, given, made) => {
    expect(kindOf(given)).toEqual(made);
  });
});

describe("a caption", () => {
  const captionOf = (caption: string, hashtags: string[] = []) => {
    const { draft } = derive(briefOf("caption_reel"), {
      ...common,
      caption,
      hashtags,
      texts: ["A", "B", "C"],
      picture: "",
    });
    return draft?.caption;
  };

  test.each([
    [
      "Uma linha. Duas linhas. Três linhas. Quatro.",
      ["#a1", "#b1", "#c1"],
      "Uma linha.\n\nDuas linhas. Três linhas.\n\nQuatro.\n\n#a1 #b1 #c1",
    ],
    ["Uma linha.\nDuas linhas.", ["#a1", "#b1", "#c1"], "Uma linha.\n\nDuas linhas.\n\n#a1 #b1 #c1"],
    ["Um #café bom.\n\nVem. #a1 #b1\n#c1", [], "Um café bom.\n\nVem.\n\n#a1 #b1 #c1"],
    ["Um.\n\nDois.", ["a1", "#a1", "b1", "c1", "d1", "e1", "f1"], "Um.\n\nDois.\n\n#a1 #b1 #c1 #d1 #e1"],
    ["Um.\n\nDois.", ["#a1"], "Um.\n\nDois.\n\n#a1 #caféaurora #café"],
  ])("%j with %j becomes %j", (caption, hashtags, made) => {
    expect(captionOf(caption, hashtags)).toBe(made);
  });
});

test("six pages come of five where one says two things", () => {
  const page = (title: string, body = "Um texto.") => ({ title, body, picture: "cup" });
  const pages = [page("A"), page("B", "Primeiro isto. Depois aquilo. E mais."), page("C"), page("D"), page("E")];
  const { draft } = derive(briefOf("premium_carousel"), { ...common, hashtags: [], pages });
  expect(draft && "pages" in draft && draft.pages.map(({ title }) => title)).toEqual([
    "A",
    "B",
    "Depois aquilo.",
    "C",
    "D",
    "E",
  ]);
});

test("a door's number at a line's end is no hashtag", () => {
  expect(captionBody("Estamos en la Carrera 50 #44-18\n\nSábados, entrada por la calle #12\n\n#motos", 500)).toBe(
    "Estamos en la Carrera 50 #44-18\n\nSábados, entrada por la calle #12",
  );
});
