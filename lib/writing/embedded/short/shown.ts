import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { isSign } from "#lib/domain/nouns.ts";
import { namedIn, shapes } from "#lib/writing/embedded/find-picture.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import type { Short } from "./short.ts";

/** The first things that a line names are what it is about. */
const SUBJECTS = 2;
/** What the theme is about comes first; what the brand has stands beside it. */
const SUBJECTS_MAX = 3;

/** What the formats' writers share: what is said, and what shows it. */
export interface Shown {
  short: Short;
  language: Language;
  /** the n-th picture of what the theme and the brand name, or plain shapes */
  picture(index: number): PictureIdea;
  /** where picture follows picture: one thing alone takes turns with plain shapes */
  alternate(index: number): PictureIdea;
  /** what a line names; null where it names nothing */
  named(line: string): PictureIdea | null;
}

export function shownOf(short: Short, { brand, language }: Brief): Shown {
  const mood: Mood = tradeOf(brand)?.mood ?? "warm";
  const about = `${brand.profileName}. ${brand.description}`;
  const namesOf = (line: string) => namedIn(line, language, about).slice(0, SUBJECTS);
  const told = [short.title, ...short.answers.map(({ title }) => title)].flatMap(namesOf);
  // What it is stands in its first sentence; "estimates at no cost" shows nothing of it.
  const own = short.facts.about
    .slice(0, 1)
    .flatMap(namesOf)
    .filter((subject) => !isSign(subject));
  const subjects = [...new Set([...told, ...own])].slice(0, SUBJECTS_MAX);
  const picture = (index: number): PictureIdea => {
    const subject = subjects[index % Math.max(subjects.length, 1)];
    return subject ? { subject, mood } : shapes(mood);
  };
  return {
    short,
    language,
    picture,
    alternate: (index) => (subjects.length === 1 && index % 2 === 1 ? shapes(mood) : picture(index)),
    named(line) {
      const [subject] = namesOf(line);
      return subject === undefined ? null : { subject, mood };
    },
  };
}
