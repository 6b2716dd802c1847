import type { PagesDraft, PictureIdea } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { advice } from "./advice.ts";
import type { Composition } from "./compose.ts";
import { fit } from "./read-article.ts";
import { stepParts, stopped } from "./sentence.ts";
import { articlePages } from "./tell-article.ts";

type Page = PagesDraft["pages"][number];

/** Six pages: what it is about, a scene that everyone knows, three turns of it, and what is gained. */
export function writePages(said: Composition): PagesDraft & { title: string; shown: number } {
  const { kind, line, matter, phrases, theme } = said;
  const told = theme.number === 4 || theme.number === 3 ? theme.number : null;
  const middle = middlePages(said, told === 4 ? 4 : 3);
  const title = said.title(LIMITS.pageTitle, told === middle.length ? told : null);
  if (kind === "article") return { pages: articlePages(said, title), title, shown: 3 };
  const scene: Page = { title: line(phrases.sceneTitles), body: matter.scene, picture: matter.picture };
  const pages: Page[] = [
    { title, body: line([matter.hooks[0] ?? matter.payoff, ...matter.hooks.slice(1)]), picture: matter.picture },
    ...(middle.length === 4 ? [] : [scene]),
    ...middle,
    {
      title: line(phrases.callTitles[kind]),
      body: `${matter.payoff} ${line(phrases.actions[said.tone])}.`,
      picture: matter.picture,
    },
  ];
  return { pages: distinct(pages), title, shown: told ?? 3 };
}

function middlePages(said: Composition, count: number): Page[] {
  const { kind, matter, phrases } = said;
  const picture = (index: number): PictureIdea => matter.points[index]?.picture ?? matter.picture;
  const points = matter.points.slice(0, count);
  if (kind === "myths" && matter.myths.length >= count) {
    return matter.myths.slice(0, count).map(({ answer, said: claim }, index) => ({
      title: `“${claim}”`,
      body: answer,
      picture: picture(index),
    }));
  }
  if (kind === "question" && matter.questions.length >= count) {
    return matter.questions
      .slice(0, count)
      .map(({ answer, said: asked }, index) => ({ title: asked, body: answer, picture: picture(index) }));
  }
  const how = kind === "timeline" ? matter.timeline : kind === "steps" ? matter.steps : null;
  if (how) return inThree(how.steps, count).map((group, index) => stepsPage(group, picture(index)));
  if (kind === "comparison" && matter.versus) {
    const { left, right, rows } = matter.versus;
    return rows.slice(0, count).map(([aspect, one, other], index) => ({
      title: aspect,
      body: fit(`${left}: ${one}. ${right}: ${other}.`, LIMITS.pageBody),
      picture: picture(index),
    }));
  }
  if (kind === "mistakes" || kind === "signs") {
    return points.map((point) => ({
      title: point.wrong,
      body: `${point.why} ${stopped(point.right)}`,
      picture: point.picture,
    }));
  }
  const [first, second, third] = matter.points;
  if ((kind === "story" || kind === "open") && count === 3 && first && second && third) {
    return [
      { title: said.line(phrases.mistakeTitles), body: `${stopped(first.wrong)} ${first.why}`, picture: first.picture },
      { title: advice(second, LIMITS.pageTitle), body: second.why, picture: second.picture },
      { title: advice(third, LIMITS.pageTitle), body: third.why, picture: third.picture },
    ];
  }
  return points.map((point) => ({ title: advice(point, LIMITS.pageTitle), body: point.why, picture: point.picture }));
}

/** All the steps, in as many groups as there are pages. */
function inThree(steps: string[], count: number): string[][] {
  const size = Math.ceil(steps.length / count);
  const groups = Array.from({ length: count }, (_, index) => steps.slice(index * size, (index + 1) * size));
  if (groups.every((group) => group.length > 0)) return groups;
  return Array.from({ length: count }, (_, index) =>
    steps.slice(Math.floor((index * steps.length) / count), Math.floor(((index + 1) * steps.length) / count)),
  );
}

function stepsPage(group: string[], picture: PictureIdea): Page {
  const parts = group.map(stepParts);
  const title = parts.map(({ name }) => name).join(" + ");
  const body = parts.map(({ detail }) => detail).join(" ");
  return {
    title: characters(title) <= LIMITS.pageTitle ? title : (parts[0]?.name ?? title),
    body: fit(body, LIMITS.pageBody),
    picture,
  };
}

/** Titles of a story do not repeat. */
const distinct = (pages: Page[]): Page[] =>
  pages.map((page, index) => {
    const again = pages.slice(0, index).some(({ title }) => title === page.title);
    return again ? { ...page, title: `${page.title} (${index + 1})` } : page;
  });
