import type { InfographicDraft, PagesDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { fill } from "#lib/content/fill.ts";
import type { Beat } from "./beat.ts";
import type { Composition } from "./compose.ts";
import { type Fact, fit } from "./read-article.ts";
import { stopped } from "./sentence.ts";
import { shorten } from "./shorten.ts";
import { signature } from "./signature.ts";
import { type DraftSlide, slide } from "./slide-fields.ts";

/** Of what stands between a post's first page and its last. */
const MIDDLE_MIN = 3;
const ITEMS_MAX = 6;

// A post whose matter is a text of its own shows that text's sentences, and no others.

/** Whose words they are: the source, or the brand itself; at most a line of an infographic. */
export function whoTells(said: Composition): string {
  const { article, line, phrases, tone } = said;
  const credit = article?.site ? fill(phrases.creditSlide, { site: article.site }) : signature(said);
  return credit === "" || characters(credit) > LIMITS.infographicLine ? line(phrases.closings[tone]) : credit;
}

/** A heading and what stands below it: a sentence's two parts, two short ones, or a word that leads on to one. */
function headed({ article, phrases }: Composition): { title: string; body: string }[] {
  const leads = [...phrases.articleTitles];
  const facts = [...(article?.facts ?? [])];
  const told: { title: string; body: string }[] = [];
  for (let fact = facts.shift(); fact; fact = facts.shift()) {
    const { body, sentence, title } = fact;
    const isShort = characters(sentence) <= LIMITS.slideTitle;
    if (title !== "") told.push({ title, body });
    else if (!isShort) told.push({ title: leads.shift() ?? "", body: fit(sentence) });
    else {
      const next = told.length + facts.length >= MIDDLE_MIN ? facts.shift() : undefined;
      told.push({ title: sentence.replace(/\.$/, ""), body: next ? fit(next.sentence) : stopped(leads.shift() ?? "") });
    }
  }
  return told;
}

export function articleSlides(said: Composition): DraftSlide[] {
  const start = said.random.below(2);
  return headed(said).map((fields, index) =>
    (start + index) % 2 === 0 ? slide("statement", fields) : slide("picture", fields, said.matter.picture),
  );
}

/** Six: what it is about, what it says, and what to do now. */
export function articlePages(said: Composition, title: string): PagesDraft["pages"] {
  const { kind, line, matter, phrases, tone } = said;
  const picture = (index: number) => matter.points[index]?.picture ?? matter.picture;
  const told = headed(said).slice(0, 4);
  const call = { title: line(phrases.callTitles[kind]), body: line(phrases.closings[tone]) };
  const ends = told.length === 4 ? [call] : [call, { title: line(phrases.actions[tone]), body: whoTells(said) }];
  return [{ title, body: whoTells(said) }, ...told, ...ends].map((page, index) => ({
    ...page,
    picture: picture(index),
  }));
}

export const articleItems = ({ article, matter }: Composition): InfographicDraft["items"] =>
  (article?.facts ?? []).slice(0, ITEMS_MAX).map(({ body, sentence, title }, index) => ({
    title: title === "" ? fit(sentence, LIMITS.itemTitle) : title,
    text: fit(body, LIMITS.itemText),
    side: null,
    picture: matter.points[index]?.picture ?? matter.picture,
  }));

export const articleBeats = ({ article, matter }: Composition): Beat[] =>
  (article?.facts ?? []).map(({ sentence }, index) => ({
    words: sentence,
    cue: null,
    scene: { type: "highlight", fields: { text: fit(sentence, 190) } },
    picture: matter.points[index]?.picture ?? matter.picture,
  }));

/** The first that is short enough, or the beginning of the first. */
export function shortFact({ article }: Composition, max: number): string {
  const facts: readonly Fact[] = article?.facts ?? [];
  const short = facts.find(({ sentence }) => characters(sentence) <= max);
  return short?.sentence ?? shorten(facts[0]?.sentence ?? "", max);
}
