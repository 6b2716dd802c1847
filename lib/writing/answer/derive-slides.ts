import { readPhrases } from "#lib/content/phrases/phrases.ts";
import type { CarouselDraft } from "#lib/domain/draft.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { type FieldValue, plainValue } from "#lib/domain/slide.ts";
import { characters } from "#lib/domain/text.ts";
import { ASKED, SLIDES, slideFieldMax } from "#lib/writing/draft/contents.ts";
import type { AskedOf, AskedSlide } from "./asked.ts";
import type { Deriving } from "./deriving.ts";
import { boldIn, plainLine } from "./plain-text.ts";
import { FIELDS_OF, layoutOf, type Placed, placeOf, ROWS } from "./slide-layout.ts";

type Slide = CarouselDraft["slides"][number];

/** The slides of a carousel: layouts that fit what is there, a cover first and a call last. */
export function deriveSlides(deriving: Deriving, asked: AskedOf<"carousel">): Slide[] {
  const told = asked.slides
    .map((slide, index) => ({ ...tidied(slide), at: `slides.${index}` }))
    .filter(({ body, items, title }) => title || body || items.length > 0)
    .filter((slide, index, all) => all.findIndex((other) => said(other) === said(slide)) === index)
    .flatMap(split);
  if (told.length === 0) {
    deriving.fault("slides", "are missing");
    return [];
  }
  const most = SLIDES.max;
  const [first, ...others] = withCover(deriving, asked, told);
  const { call, middle } = withCall(deriving, asked, others);
  const shown = withoutPoor(middle, first).slice(0, most - 2);
  const slides = [
    ...(first ? [slideOf(deriving, first, "cover")] : []),
    ...shown.map((slide) => slideOf(deriving, slide, layoutOf(slide))),
    slideOf(deriving, call, "call"),
  ];
  if (slides.length < SLIDES.min) {
    deriving.fault("slides", `${ASKED.slides.min} to ${ASKED.slides.max} slides, not ${slides.length}`);
  }
  return slides;
}

const said = ({ body, items, title }: AskedSlide): string =>
  [title, body, ...items].map(plainLine).join("|").toLowerCase();

/** Without empty rows, and with a title where only a text was told. */
function tidied(slide: AskedSlide): AskedSlide {
  const items = slide.items.filter((item) => plainLine(item) !== "");
  if (plainLine(slide.title) || items.length > 1) return { ...slide, items };
  const [title = "", ...rest] = plainLine(slide.body || (items[0] ?? "")).split(/(?<=[.!?:…])\s+/u);
  return { ...slide, items: [], title, body: rest.join(" ") };
}

/** More rows than a list has places stand on two slides. */
function split(slide: Placed): Placed[] {
  const most = slide.layout === "steps" ? ROWS.steps : ROWS.checklist;
  if (slide.layout === "comparison" || slide.items.length <= most) return [slide];
  const half = Math.min(ROWS.list, Math.ceil(slide.items.length / 2));
  const parts = [slide.items.slice(0, half), slide.items.slice(half, half * 2)];
  return parts.map((items, index) => ({ ...slide, items, title: `${slide.title} (${index + 1}/${parts.length})` }));
}

/** A first slide that lists or explains is no cover: the post's title stands before it. */
function withCover(
  { brief }: Deriving,
  { picture, title }: { picture?: string; title: string },
  told: Placed[],
): Placed[] {
  const [first, ...others] = told;
  const isCover = first && first.items.length === 0 && (first.layout === "cover" || characters(first.body) <= 90);
  if (isCover) return [{ ...first, layout: "cover" }, ...others];
  const name = title || brief.theme;
  return [{ ...NONE, at: "title", layout: "cover", title: name, picture: picture ?? first?.picture ?? "" }, ...told];
}

const NONE = { label: "", title: "", body: "", items: [], picture: "" } as const satisfies Omit<AskedSlide, "layout">;

/** The last slide calls; where it does not, one that does is made of Pauta's own words. */
function withCall(deriving: Deriving, _: AskedOf<"carousel">, others: Placed[]): { call: Placed; middle: Placed[] } {
  const last = others.at(-1);
  const called = others.findLast(({ layout }) => layout === "call") ?? (last && mayCall(last) ? last : null);
  if (called) return { call: called, middle: others.filter((slide) => slide !== called) };
  const { actions } = readPhrases(deriving.brief.language);
  return {
    call: { ...NONE, items: [], at: "slides", layout: "call", title: deriving.pick(actions.all ?? []) },
    middle: others,
  };
}

const mayCall = ({ items, layout }: AskedSlide): boolean =>
  items.length === 0 && ["statement", "question", "picture"].includes(layout);

/** A slide with a title alone says too little to keep, where there are others. */
function withoutPoor(middle: Placed[], first: Placed | undefined): Placed[] {
  const rich = middle.filter((slide) => slide.body || slide.items.length > 0 || slide.layout === "quote");
  return rich.length + (first ? 2 : 1) >= ASKED.slides.min ? rich : middle;
}

const MAY_LACK = ["kicker", "subtitle", "author"];
const MAY_LACK_BODY: readonly LayoutId[] = ["number", "call"];

function slideOf(deriving: Deriving, slide: Placed, layoutId: LayoutId): Slide {
  const told = Object.entries(FIELDS_OF[layoutId](slide, deriving)).map(([name, text]): [string, FieldValue | null] => {
    const at = placeOf(slide.at, name);
    const mayLack = MAY_LACK.includes(name) || (name === "body" && MAY_LACK_BODY.includes(layoutId));
    const line = mayLack
      ? deriving.line(at, text, slideFieldMax(name))
      : deriving.needed(at, text, slideFieldMax(name));
    return [name, line ? valueOf(line, name === "title" ? boldIn(text) : "") : null];
  });
  const texts = told.flatMap(([, value]) => value?.blocks[0]?.text ?? []).join(" ");
  const wantsPicture = slide.picture !== "" || layoutId === "cover" || layoutId === "picture";
  return {
    layoutId,
    fields: Object.fromEntries(told.flatMap(([name, value]) => (value ? [[name, value]] : []))),
    picture: wantsPicture ? deriving.picture(slide.picture, texts) : null,
  };
}

/** What a model set in bold is what the title shows in the brand's color. */
const valueOf = (text: string, bold: string): FieldValue => ({
  ...plainValue(text),
  highlight: bold !== text && text.includes(bold) ? bold : "",
});
