import { fill } from "#lib/content/fill.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import type { PagesDraft } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { brandParts } from "#lib/writing/embedded/brand-words.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import type { Composition } from "./compose.ts";
import { headed } from "./heading.ts";
import { ownWords } from "./signature.ts";
import { type Telling, tellingsOf } from "./tellings.ts";

type Page = PagesDraft["pages"][number];

/** Six pages: what it is about, a scene that everyone knows, what there is to tell, and what is gained. */
export function writePages(said: Composition): PagesDraft & { title: string; shown: number } {
  const { kind, matter, theme } = said;
  const fitting = tellingsOf(said).filter(
    ({ text, title }) => characters(title) <= LIMITS.pageTitle && characters(text) <= LIMITS.pageBody,
  );
  const isWhole = fitting.length === theme.number || theme.number === 4;
  const scene = matter.scene !== "" && !(isWhole && theme.number === 4) ? [scenePage(said)] : [];
  // All of five steps are told: none of them gives way to a call.
  const isOfAll = (kind === "steps" || matter.list !== null) && theme.number !== PAGES - 2;
  const isFull = isOfAll && fitting.length >= PAGES - 1;
  const told = isFull ? fitting.slice(0, PAGES - 1) : fitting.slice(0, PAGES - 2 - scene.length);
  const title = said.title(LIMITS.pageTitle, told.length);
  const first: Page = { title, body: openingOf(said, told), picture: matter.picture };
  if (isFull) return { pages: distinct([first, ...told.map(pageOf)], said.brief.language), title, shown: told.length };
  const middle = [...scene, ...told.map(pageOf)];
  const more = moreOf(said, middle, PAGES - 2 - middle.length);
  return {
    pages: distinct([first, ...middle, ...more, lastPage(said)], said.brief.language),
    title,
    shown: told.length,
  };
}

const pageOf = ({ picture, text, title }: Telling): Page => ({ title, body: text, picture });

const scenePage = ({ matter }: Composition): Page => ({
  title: matter.hooks[1] ?? begun(matter.name),
  body: matter.scene,
  picture: matter.picture,
});

/** What is said below the title: a line of the topic's own, or the first thing that is told, as a promise of it. */
function openingOf({ brief, matter }: Composition, told: readonly Telling[]): string {
  return matter.hooks[0] ?? (ownWords(brief.brand) || (told[0]?.text ?? matter.name));
}

/** What else answers a narrow theme, its points from their other side, and who posts, where there are fewer than pages. */
function moreOf({ brief, matter, phrases }: Composition, shown: readonly Page[], missing: number): Page[] {
  const has = (title: string) => shown.some((page) => page.title.replace(/[“”]/gu, "") === title);
  const questions: Page[] = [...matter.questions, ...matter.myths].map(({ answer, said }) => ({
    title: said,
    body: answer,
    picture: matter.picture,
  }));
  const refused: Page[] = matter.points.map(({ picture, wrong }) => ({
    title: fill(phrases.reelComplements.wrong[1] ?? "", { Wrong: wrong, wrong: lower(wrong) }),
    body: "",
    picture,
  }));
  const brand: Page[] = brandParts(brief.brand, LIMITS.pageTitle).map((title) => ({
    title,
    body: "",
    picture: matter.picture,
  }));
  return [...questions, ...refused, ...brand]
    .filter(({ title }) => !has(title) && characters(title) <= LIMITS.pageTitle)
    .slice(0, Math.max(missing, 0));
}

function lastPage(said: Composition): Page {
  const { brief, matter, phrases } = said;
  const name = brief.brand.profileName.trim();
  if (matter.payoff !== "") return { title: said.asked()[0], body: matter.payoff, picture: matter.picture };
  const title = name !== "" && characters(name) <= LIMITS.pageTitle ? name : begun(matter.name);
  return { title, body: said.voiced(phrases.closings), picture: matter.picture };
}

/** Titles of a story do not repeat: what the cover asks is answered under its answer's own first words. */
function distinct([cover, ...others]: [Page, ...Page[]], language: Language): Page[] {
  return others.reduce<Page[]>(
    (told, page) => {
      const is = (title: string) => page.title.toLowerCase() === title.toLowerCase();
      if (!told.some(({ title }) => is(title))) return [...told, page];
      if (!is(cover.title)) return [...told, { ...page, title: `${page.title} (${told.length + 1})` }];
      const answer = headed(page.body, LIMITS.pageTitle);
      const title = answer?.title ?? readToldWords(language).labels.answer[0];
      return [...told, { ...page, title, body: answer?.text ?? page.body }];
    },
    [cover],
  );
}
