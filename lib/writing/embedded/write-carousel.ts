import type { CarouselDraft } from "#lib/domain/draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import { fill } from "#lib/content/fill.ts";
import type { Composition } from "./compose.ts";
import { developed } from "./develop-slides.ts";
import { begun } from "./sentence.ts";
import { type DraftSlide, highlighted, slide } from "./slide-fields.ts";
import { shorten } from "./shorten.ts";
import { whoTells } from "./tell-article.ts";

/** Cover, development by kind, turn, call. */
export function writeCarousel(said: Composition): { slides: CarouselDraft["slides"]; title: string; shown: number } {
  const { middle, shown } = developed(said);
  const title = said.title(LIMITS.slideTitle, shown);
  return { slides: varied([cover(said, title), ...middle, call(said)]), title, shown: shown ?? 0 };
}

/** Statements and pictures have the same fields: of two neighbours alike, the second becomes the other. */
const varied = (slides: DraftSlide[]): DraftSlide[] =>
  slides.reduce<DraftSlide[]>((told, own) => {
    const repeats = own.layoutId === told.at(-1)?.layoutId;
    const layoutId = repeats && own.layoutId === "statement" ? "picture" : own.layoutId;
    return [...told, { ...own, layoutId: repeats && own.layoutId === "picture" ? "statement" : layoutId }];
  }, []);

function cover(said: Composition, title: string): DraftSlide {
  const { article, kind, line, matter, phrases, subject, theme } = said;
  const kicker = theme.audience && characters(theme.audience) <= 30 ? theme.audience : phrases.kickers[kind];
  const subtitle = article ? whoTells(said) : line([matter.payoff, ...matter.hooks]);
  const words = subject.about.split(" ");
  const fields = { kicker: begun(kicker), title: highlighted(title, words), subtitle };
  return slide("cover", fields, matter.picture);
}

function call({ article, kind, line, matter, phrases, tone }: Composition): DraftSlide {
  const body = article?.site
    ? shorten(fill(phrases.credit, { title: article.title, site: article.site }), LIMITS.slideBody)
    : line(matter.payoff === "" ? phrases.closings[tone] : [matter.payoff, ...phrases.closings[tone]]);
  return slide("call", { title: line(phrases.callTitles[kind]), body, action: line(phrases.actions[tone]) });
}
