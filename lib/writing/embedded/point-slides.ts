import { LIMITS } from "#lib/writing/draft/contents.ts";
import { advice } from "./advice.ts";
import type { Composition } from "./compose.ts";
import type { MatterPoint } from "./find-matter.ts";
import { firstSentence, stopped } from "./sentence.ts";
import { shorten } from "./shorten.ts";
import { type DraftSlide, listed, reasoned, slide } from "./slide-fields.ts";

export type PointLayout = "number" | "comparison" | "picture" | "statement";

export function pointSlide(
  { kind, phrases, random }: Composition,
  point: MatterPoint,
  place: number,
  layout: "number" | "comparison" | "picture" | "statement",
): DraftSlide {
  const isMistake = kind === "mistakes" || kind === "signs";
  const room = LIMITS.slideTitle - (layout === "number" ? 0 : 3);
  const title = isMistake ? point.wrong : advice(point, room);
  const body = isMistake ? reasoned(point.why, stopped(point.right)) : point.why;
  if (layout === "number") return slide("number", { number: String(place), title, body });
  if (layout === "comparison") {
    const [leftTitle, rightTitle] = random.pick(
      phrases.avoid as readonly [(typeof phrases.avoid)[number], ...typeof phrases.avoid],
    );
    return slide("comparison", {
      title: `${place}. ${point.label}`,
      leftTitle,
      leftBody: point.wrong,
      rightTitle,
      rightBody: point.right,
    });
  }
  return slide(
    layout,
    { title: `${place}. ${title}`.slice(0, LIMITS.slideTitle), body },
    layout === "picture" ? point.picture : null,
  );
}

export const explained = (point: MatterPoint | undefined): DraftSlide =>
  slide(
    "picture",
    { title: point ? advice(point, LIMITS.slideTitle) : "", body: point?.why ?? "" },
    point?.picture ?? null,
  );

export function recap({ line, matter, phrases }: Composition, used: MatterPoint[]): DraftSlide {
  const rest = [...used, ...matter.points.filter((point) => !used.includes(point))].slice(0, 5);
  return slide("checklist", {
    title: line(phrases.checkTitles),
    ...listed(
      "item",
      rest.map((point) => advice(point, LIMITS.slideItem)),
    ),
  });
}

/** A mistake that the title did not announce says that it is one. */
export const slipSlide = ({ line, phrases }: Composition, { right, wrong }: MatterPoint): DraftSlide =>
  slide("statement", { title: line(phrases.mistakeTitles), body: reasoned(stopped(wrong), stopped(right)) });

export const sceneSlide = ({ line, matter, phrases }: Composition): DraftSlide =>
  slide("statement", { title: line(phrases.sceneTitles), body: matter.scene });

/** What only the brand can say, where the library has nothing of the theme. */
export function brandSlides({ brief, matter }: Composition): DraftSlide[] {
  const { description, profileName } = brief.brand;
  if (matter.known || profileName.trim() === "" || description.trim() === "") return [];
  const body = shorten(firstSentence(description.trim()), LIMITS.slideBody);
  return [slide("statement", { title: shorten(profileName.trim(), LIMITS.slideTitle), body })];
}

export const payoffSlide = ({ line, matter, phrases }: Composition): DraftSlide =>
  slide("picture", { title: line(phrases.payoffTitles), body: matter.payoff }, matter.picture);

export const withoutPlace = (own: DraftSlide): DraftSlide => {
  const title = own.fields["title"];
  if (!title) return own;
  const blocks = title.blocks.map((block) => ({ ...block, text: block.text.replace(/^\d+\. /, "") }));
  return { ...own, fields: { ...own.fields, title: { ...title, blocks } } };
};
