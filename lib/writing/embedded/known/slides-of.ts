import { LIMITS } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { beginningAt } from "#lib/writing/embedded/in-turn.ts";
import { type DraftSlide, listed, slide } from "#lib/writing/embedded/slide-fields.ts";
import type { Composition } from "./compose.ts";
import type { Telling } from "./tellings.ts";

/** The layouts that show a thing, the most telling first: of two neighbours alike, the second takes its next. */
const SHOWN: Record<Telling["source"], readonly LayoutId[]> = {
  tip: ["number", "picture", "statement"],
  mistake: ["number", "picture", "statement"],
  myth: ["myth", "comparison"],
  question: ["question", "picture"],
  item: ["number", "picture", "statement"],
  step: ["number", "picture", "statement"],
  side: ["comparison", "statement"],
  verdict: ["statement", "picture"],
};

/** What all of a post's slides may be: their layouts take turns. */
const TURNED: ReadonlySet<Telling["source"]> = new Set(["tip", "mistake", "item"]);

/** Each on a slide of its own, no two neighbours of one layout. */
export function slidesOf(said: Composition, told: readonly Telling[]): DraftSlide[] {
  const isCounted = said.kind !== "open" && said.kind !== "question";
  const slides: DraftSlide[] = [];
  told.forEach((telling, index) => {
    const layouts = SHOWN[telling.source].filter(
      (layout) => canShow(layout, telling) && (isCounted || layout !== "number" || telling.source === "step"),
    );
    const inOrder = TURNED.has(telling.source) ? beginningAt(index % layouts.length, layouts) : layouts;
    const [plain] = canShow("statement", telling) ? ["statement" as const] : layouts;
    const layout = inOrder.find((one) => one !== slides.at(-1)?.layoutId) ?? plain;
    if (layout) slides.push(shownAs(layout, said, telling, index + 1, isCounted));
  });
  return slides;
}

function canShow(layout: LayoutId, { sides, title }: Telling): boolean {
  if (layout === "comparison") return sides !== null && sides.every((side) => characters(side) <= LIMITS.slideBody);
  return layout === "myth" || characters(title) <= LIMITS.slideTitle - 3;
}

function shownAs(
  layout: LayoutId,
  { matter, phrases }: Composition,
  telling: Telling,
  place: number,
  isCounted: boolean,
) {
  const { label, picture, sides, source, text, title } = telling;
  const numbered = isCounted && source !== "verdict" ? `${place}. ` : "";
  if (layout === "number") return slide("number", { number: String(place), title, body: text });
  if (layout === "myth" && sides) return slide("myth", { myth: sides[0], truth: sides[1] });
  if (layout === "comparison" && sides) {
    const { left, right } = matter.versus ?? { left: "", right: "" };
    const [leftTitle, rightTitle] = source === "myth" ? phrases.mythTruth : [left, right];
    return slide("comparison", {
      title: `${source === "myth" ? "" : numbered}${label}`,
      leftTitle,
      leftBody: sides[0],
      rightTitle,
      rightBody: sides[1],
    });
  }
  return slide(layout, { title: `${numbered}${title}`, body: text }, layout === "picture" ? picture : null);
}

const GROUP = { list: 4, checklist: 5 } as const;

/** More than have slides of their own, in lists of four and five. */
export function groupsOf({ line, phrases }: Composition, told: readonly Telling[]): DraftSlide[] {
  const slides: DraftSlide[] = [];
  let from = 0;
  while (from < told.length) {
    const left = told.length - from;
    const size = left === 5 || left >= 9 ? GROUP.checklist : Math.min(GROUP.list, left);
    const group = told.slice(from, from + size);
    const title = `${line(phrases.listTitles)} (${from + 1}–${from + size})`;
    const items = group.map((telling) => telling.title);
    if (size === GROUP.checklist) slides.push(slide("checklist", { title, ...listed("item", items) }));
    else if (size === GROUP.list && slides.at(-1)?.layoutId !== "list")
      slides.push(slide("list", { title, ...listed("item", items) }));
    else if (size === GROUP.list) slides.push(slide("steps", { title, ...listed("step", items) }));
    else
      group.forEach(({ text, title: own }, index) =>
        slides.push(slide("number", { number: String(from + index + 1), title: own, body: text })),
      );
    from += size;
  }
  return slides;
}
