import { INFOGRAPHIC_KINDS } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { MOODS } from "#lib/domain/mood.ts";
import type { Asked, AskedItem, AskedOf, AskedPage, AskedSlide, Line } from "./asked.ts";
import { listOf, named, oneOf, partsOf, textOf, textsOf, unwrapped } from "./loose.ts";
import { readLines } from "./read-lines.ts";
import { isObject, type Json, type JsonObject, readJson } from "./read-json.ts";

/** What each format's answer is known by: its own list, by the names that models give it. */
const LISTS: Record<Format, readonly string[]> = {
  carousel: ["slides", "cards", "carousel", "pages", "laminas"],
  caption_reel: ["texts", "blocks", "hook", "reel", "textos", "gancho"],
  animated_audio: ["lines", "script", "narration", "scenes", "sentences", "linhas", "lineas", "roteiro", "guion"],
  narrated_photos: ["lines", "script", "narration", "photos", "sentences", "linhas", "lineas", "roteiro", "guion"],
  premium_carousel: ["pages", "slides", "cards", "paginas"],
  infographic: ["items", "steps", "points", "entries", "itens", "pontos", "puntos"],
};
const WORDS = ["caption", "legenda", "copy", "text", "pie", "post"] as const;
const TITLES = ["title", "post title", "titulo", "headline", "heading", "name"] as const;
const PICTURES = ["picture", "image", "photo", "illustration", "imagem"] as const;
const BODIES = ["body", "text", "subtitle", "description", "content", "texto", "copy"] as const;

/** A model's answer in the shape that was asked for, nothing made of it yet; null: it holds no post. */
export function readAsked<F extends Format>(format: F, answer: string): AskedOf<F> | null {
  const value = readJson(answer);
  if (value === null) return null;
  const lists = LISTS[format];
  const post =
    unwrapped(value, lists) ?? (Array.isArray(value) ? { [lists[0] ?? ""]: value } : unwrapped(value, WORDS));
  return post && READERS[format](post, lists);
}

/** Some of a post's own parts, told without the rest. */
export const readParts = (format: Format, parts: JsonObject): object => READERS[format](parts, LISTS[format]);

type Read<F extends Format> = (post: JsonObject, lists: readonly string[]) => AskedOf<F>;

const READERS: { readonly [F in Format]: Read<F> } = {
  carousel: (post, lists) => ({ ...wordsOf(post), slides: partsOf(named(post, lists)).map(slideOf) }),
  caption_reel: (post) => ({ ...wordsOf(post), texts: reelTexts(post), picture: pictureOf(post) }),
  animated_audio: (post) => ({
    ...wordsOf(post),
    lines: readLines(post).map(({ say, scene }) => ({ say, scene: scene ?? NO_SCENE })),
  }),
  narrated_photos: (post) => ({
    ...wordsOf(post),
    lines: readLines(post).map(({ picture, say }: Line) => ({ say, picture })),
  }),
  premium_carousel: (post, lists) => ({ ...wordsOf(post), pages: partsOf(named(post, lists)).map(pageOf) }),
  infographic: infographicOf,
};

/** A line that shows nothing of its own: its words stand for it. */
const NO_SCENE = {
  type: "highlight",
  text: "",
  label: "",
  items: [],
  numbers: [],
} as const satisfies AskedOf<"animated_audio">["lines"][number]["scene"];

function wordsOf(post: JsonObject): Pick<Asked, "plan" | "title" | "caption" | "hashtags" | "mood"> {
  const picture = named(post, PICTURES);
  return {
    plan: "",
    title: textOf(named(post, TITLES)),
    caption: captionOf(named(post, WORDS)),
    hashtags: textsOf(named(post, ["hashtags", "tags"])).flatMap((tags) => tags.replace(/#\s+/g, "#").split(/[\s,]+/)),
    mood:
      oneOf(MOODS, named(post, ["mood"])) ?? oneOf(MOODS, isObject(picture) ? picture["mood"] : undefined) ?? "bright",
  };
}

/** Told in parts, its parts are its paragraphs. */
const captionOf = (value: Json | undefined): string =>
  typeof value === "object" && value !== null ? listOf(value).map(textOf).filter(Boolean).join("\n\n") : textOf(value);

const pictureOf = (object: JsonObject): string => {
  const told = named(object, PICTURES);
  return textOf(isObject(told) ? (named(told, ["subject"]) ?? told) : told);
};

const ITEMS = ["items", "steps", "list", "bullets", "points", "itens", "passos", "pasos", "lista"] as const;
const isItem = (name: string) => /^(?:item|step|bullet|point)\s?_?\d+$/i.test(name);

function slideOf(slide: JsonObject): AskedSlide {
  const inner = named(slide, ["fields", "content"]);
  const all = isObject(inner) ? { ...slide, ...inner } : slide;
  const layout = oneOf(LAYOUT_IDS, named(all, ["layout", "layoutId", "type", "kind"]));
  const numbered = Object.entries(all).flatMap(([name, value]) => (isItem(name) ? [textOf(value)] : []));
  const sides = (["left", "right"] as const).map((side) => sideOf(all, side)).filter(Boolean);
  const items = textsOf(named(all, ITEMS));
  return {
    layout: layout ?? "statement",
    label: textOf(
      named(all, [
        "label",
        "kicker",
        "number",
        "author",
        "action",
        "button",
        "cta",
        "acao",
        "accion",
        "botao",
        "boton",
      ]),
    ),
    title: textOf(named(all, ["title", "heading", "headline", "quote", "myth", "titulo", "question"])),
    body: textOf(named(all, layout === "myth" ? ["truth", ...BODIES] : [...BODIES, "truth", "subheading"])),
    items: items.length > 0 ? items : numbered.length > 0 ? numbered : sides,
    picture: pictureOf(all),
  };
}

/** One side of a comparison as one text: "Filtro: mais limpo". */
function sideOf(slide: JsonObject, side: "left" | "right"): string {
  const told = named(slide, [side]);
  if (told !== undefined && !isObject(told)) return textOf(told);
  const [title, body] = isObject(told)
    ? [textOf(named(told, ["title", "label", "name"])), textOf(named(told, BODIES))]
    : [textOf(named(slide, [`${side}Title`])), textOf(named(slide, [`${side}Body`, `${side}Text`]))];
  return [title, body].filter(Boolean).join(": ");
}

const REEL_PARTS = [
  ["hook", "gancho"],
  ["complement", "promise", "body", "complemento"],
  ["call", "cta", "action", "chamada", "llamada"],
] as const;

function reelTexts(post: JsonObject): string[] {
  const list = textsOf(named(post, ["texts", "blocks", "reel", "lines", "textos"]));
  return list.length > 1 ? list : [...list, ...REEL_PARTS.map((names) => textOf(named(post, names)))].filter(Boolean);
}

const pageOf = (page: JsonObject): AskedPage => ({
  title: textOf(named(page, TITLES)),
  body: textOf(named(page, BODIES)),
  picture: pictureOf(page),
});

function infographicOf(post: JsonObject, lists: readonly string[]): AskedOf<"infographic"> {
  const sides = named(post, ["sides", "columns"]);
  const held = isObject(sides) ? { ...post, ...sides } : post;
  const [left = "", right = ""] = Array.isArray(sides) ? sides.map(textOf) : [];
  const listed = listOf(named(post, lists));
  return {
    ...wordsOf(post),
    subtitle: textOf(named(post, ["subtitle", "subheading", "description"])),
    kind: oneOf(INFOGRAPHIC_KINDS, named(post, ["kind", "type"])) ?? "parts",
    left: left || textOf(named(held, ["left"])),
    right: right || textOf(named(held, ["right"])),
    items: listed.flatMap((item) => (isObject(item) ? [itemOf(item)] : textOf(item) ? [itemOf({ title: item })] : [])),
    footer: textOf(named(post, ["footer", "rodape", "source", "call"])),
  };
}

const SIDES: readonly [AskedItem["side"], RegExp][] = [
  ["left", /^(?:left|esquerd|izquierd|a$|1$)/i],
  ["right", /^(?:right|direit|derech|b$|2$)/i],
];
const sideTold = (told: string): AskedItem["side"] => SIDES.find(([, names]) => names.test(told.trim()))?.[0] ?? "none";

const itemOf = (item: JsonObject): AskedItem => ({
  title: textOf(named(item, TITLES)),
  text: textOf(named(item, ["text", "body", "description", "detail", "texto"])),
  side: sideTold(textOf(named(item, ["side", "column", "lado"]))),
  picture: pictureOf(item),
});
