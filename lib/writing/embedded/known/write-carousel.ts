import type { CarouselDraft } from "#lib/domain/draft.ts";
import { LIMITS, SLIDES } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { type DraftSlide, highlighted, listed, slide } from "#lib/writing/embedded/slide-fields.ts";
import type { Composition } from "./compose.ts";
import { groupsOf, slidesOf } from "./slides-of.ts";
import { ownWords } from "./signature.ts";
import { type Telling, tellingsOf } from "./tellings.ts";

const MIDDLE_MAX = SLIDES.max - 2;
/** Of a theme that promises no number. */
const TOLD = { min: 4, max: 5 } as const;

/** Cover, what there is to tell, call. */
export function writeCarousel(said: Composition): { slides: CarouselDraft["slides"]; title: string; shown: number } {
  const { kind, random, theme } = said;
  const tellings = tellingsOf(said);
  const wanted =
    theme.number ??
    (kind === "steps" || kind === "timeline" || said.matter.list ? MIDDLE_MAX : TOLD.min + random.below(2));
  const told = tellings.slice(0, wanted);
  const middle = told.length > MIDDLE_MAX ? groupsOf(said, told) : developed(said, told);
  const title = said.title(LIMITS.slideTitle, told.length);
  return { slides: [cover(said, title), ...middle, call(said)], title, shown: told.length };
}

function developed(said: Composition, told: Telling[]): DraftSlide[] {
  const { kind, matter } = said;
  const own = slidesOf(said, told);
  const scene = matter.scene !== "" && kind !== "myths" && own.length < MIDDLE_MAX - 1 ? [sceneSlide(said)] : [];
  if (kind !== "checklist" || matter.points.length < 5) return [...scene, ...own].slice(0, MIDDLE_MAX);
  return [...scene, checklist(said), ...own.filter(({ layoutId }) => layoutId !== "statement").slice(0, 3)];
}

/** An everyday moment, below the line that it is about. */
function sceneSlide({ matter }: Composition): DraftSlide {
  return slide("statement", { title: matter.hooks[1] ?? begun(matter.name), body: matter.scene });
}

function checklist({ line, matter, phrases }: Composition): DraftSlide {
  const items = matter.points.slice(0, 5).map(({ right }) => right);
  return slide("checklist", { title: line(phrases.listTitles), ...listed("item", items) });
}

function cover(said: Composition, title: string): DraftSlide {
  const { brief, kind, matter, phrases, theme } = said;
  const audience = theme.audience && characters(theme.audience) <= 30 ? begun(theme.audience) : null;
  const [subtitle] = matter.hooks;
  const fields = {
    kicker: audience ?? phrases.kickers[kind],
    title: highlighted(title, matter.name.split(" ")),
    subtitle: subtitle ?? ownWords(brief.brand),
  };
  return slide("cover", Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== "")), matter.picture);
}

function call({ asked, matter }: Composition): DraftSlide {
  const body = matter.payoff && { body: matter.payoff };
  const [title, action] = asked();
  return slide("call", { title, ...body, action });
}
