import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { isSign } from "#lib/domain/nouns.ts";
import { atHome } from "#lib/writing/embedded/at-home.ts";
import { namedIn, shapes, unnamed } from "#lib/writing/embedded/find-picture.ts";
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
  /** what a line names; null where it names nothing */
  named(line: string): PictureIdea | null;
}

export function shownOf(short: Short, { brand, language }: Brief): Shown {
  const trade = tradeOf(brand);
  const mood: Mood = trade?.mood ?? "warm";
  const about = `${brand.profileName}. ${brand.description}`;
  // A sundial is told by no watch.
  const isElse = unnamed(about).length > 0;
  // What a brand is called after it may not have: "Loom & Ladder".
  const namesOf = (line: string) =>
    namedIn(line.replaceAll(brand.profileName || "\0", ""), language, about).slice(0, SUBJECTS);
  const isAtHome = atHome(trade, `${short.title}. ${about}`, language);
  const told = [short.title, ...short.answers.map(({ title }) => title)].flatMap(namesOf).filter(isAtHome);
  // What it is stands first in what it says; "copies of keys" and "estimates at no cost" show nothing of it.
  const own = (short.facts.about[0] ?? "")
    .split(/[,;:]\s+/)
    .slice(0, 1)
    .flatMap(namesOf)
    .filter((subject) => !isSign(subject))
    .slice(0, 1);
  const spare = [...namedIn(brand.profileName, language, about), ...(trade && !isElse ? trade.topics[0].pictures : [])];
  const named = [...new Set([...told, ...own])].slice(0, SUBJECTS_MAX);
  const subjects = named.length > 0 ? named : spare.slice(0, 1);
  const picture = (index: number): PictureIdea => {
    const subject = subjects[index % Math.max(subjects.length, 1)];
    return subject ? { subject, mood } : shapes(mood);
  };
  return {
    short,
    language,
    picture,
    named(line) {
      const subject = namesOf(line).find(isAtHome);
      return subject === undefined ? null : { subject, mood };
    },
  };
}
