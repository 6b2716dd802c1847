import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { characters } from "#lib/domain/text.ts";
import { findPicture, shapes } from "#lib/writing/embedded/find-picture.ts";
import { cutAtEnd, cutAtWord } from "./cut.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** What is wrong with one place of an answer, as it was asked for: "slides.2.title", "pages", "caption". */
export interface Fault {
  readonly at: string;
  readonly says: string;
}

const SUBJECT_MAX = 80;

/** One reading of an answer as a draft: what it is held against, and what it lacks. */
export class Deriving {
  readonly faults: Fault[] = [];
  readonly brief: Brief;
  readonly mood: Mood;
  /** nothing is asked again: what is too long is cut anywhere between words */
  readonly #isLast: boolean;

  constructor(brief: Brief, mood: Mood, isLast: boolean) {
    this.brief = brief;
    this.mood = mood;
    this.#isLast = isLast;
  }

  fault(at: string, says: string): void {
    this.faults.push({ at, says });
  }

  /** A line that is drawn, within its limit; it is asked for again where it cannot be cut well. */
  line(at: string, said: string, max: number): string {
    const line = plainLine(said);
    const cut = cutAtEnd(line, max);
    if (cut !== null) return cut;
    if (!this.#isLast) this.fault(at, `at most ${max} characters, not ${characters(line)}`);
    return cutAtWord(line, max);
  }

  /** The same, where there must be one. */
  needed(at: string, said: string, max: number): string {
    const line = this.line(at, said, max);
    if (line === "") this.fault(at, "is missing");
    return line;
  }

  /** What the artist is told; a model that told nothing is answered by what the text names. */
  picture(told: string, about: string): PictureIdea {
    const subject = cutAtWord(plainText(told).replace(/\s+/g, " "), SUBJECT_MAX).replace(/…$/, "");
    if (subject) return { subject, mood: this.mood };
    const { language, theme } = this.brief;
    return findPicture(about, language, this.mood) ?? findPicture(theme, language, this.mood) ?? shapes(this.mood);
  }

  /** One of what Pauta itself would say here, the same for the same post. */
  pick(lines: readonly string[]): string {
    return lines[this.brief.seed % Math.max(1, lines.length)] ?? "";
  }
}
