import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { namesWay } from "./call-apart.ts";
import { sentencesIn } from "./cuts.ts";
import { type Line, readLines } from "./lines.ts";
import { isContact, marksOf } from "./marks.ts";
import { bidIn } from "./read-call.ts";
import { isCall } from "./topic.ts";

/** What stands for a comma where an owner types none: " - ", " | ". */
const DASHES = /\s+(?:[-–—|•·]|\/)\s+/u;
const DASHES_MIN = 2;
const SHAPES: ReadonlySet<Line["shape"]> = new Set(["prose", "list"]);

const TERSE_WORDS = 6;
/** Who ends his last line with a stop writes sentences, unless each is a fact alone. */
const isTerse = (unit: string): boolean => !/[,;]\s/u.test(unit) && countWords(unit) <= TERSE_WORDS;

interface Units {
  units: string[];
  /** the last ones, where they ask something of their reader */
  calls: string[];
}

const NONE: Units = { units: [], calls: [] };

/** The lines, sentences or pieces between dashes that a text was typed in; none where its lines are rows of a table. */
export function typedUnits(text: string, language: Language): Units {
  const units = text.includes("\n") ? linesIn(text, language) : sentencesIn(text, language).flatMap(dashed);
  const [first = "", ...others] = units;
  const asks = (unit: string) =>
    marksOf(unit, language).some(isContact) ||
    isCall(unit, language) ||
    bidIn(unit, language) !== undefined ||
    namesWay(unit, language);
  const end = others.findLastIndex((unit) => !asks(unit)) + 1;
  const told = others.slice(0, end);
  const areSentences = !text.includes("\n") && text.trimEnd().endsWith(".") && told.some((unit) => !isTerse(unit));
  return areSentences ? NONE : { units: [first, ...told], calls: others.slice(end) };
}

const dashed = (sentence: string): string[] => {
  const pieces = sentence.split(DASHES);
  return pieces.length > DASHES_MIN ? pieces : [sentence];
};

function linesIn(text: string, language: Language): string[] {
  const [first, ...others] = readLines(text, language);
  return first && others.every(({ shape }) => SHAPES.has(shape)) ? [first, ...others].map((line) => line.text) : [];
}
