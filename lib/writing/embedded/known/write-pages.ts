import { fill } from "#lib/content/fill.ts";
import type { PagesDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { brandParts } from "#lib/writing/embedded/brand-words.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import type { Composition } from "./compose.ts";
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
  if (isFull) return { pages: distinct([first, ...told.map(pageOf)]), title, shown: told.length };
  const middle = [...scene, ...told.map(pageOf)];
  const own = [first, ...middle, ...moreOf(said, middle, PAGES - 2 - middle.length), lastPage(said)];
  return { pages: distinct(own), title, shown: told.length };
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

/** Titles of a story do not repeat. */
const distinct = (pages: Page[]): Page[] =>
  pages.map((page, index) => {
    const again = pages.slice(0, index).some(({ title }) => title.toLowerCase() === page.title.toLowerCase());
    return again ? { ...page, title: `${page.title} (${index + 1})` } : page;
  });
