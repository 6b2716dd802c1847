import { characters, excerpt } from "#lib/domain/text.ts";

/** Less than this part of a text tells too little of it to stand for it. */
const KEPT_MIN = { sentence: 0.35, clause: 0.45 } as const;

const SENTENCE_END = /[.!?…]["”»’)]*(?=\s|$)/gu;
const CLAUSE_END = /(?=[,;:](?=\s)|\s[–—-]\s|\s\()|(?<=\))(?=\s)/gu;
/** A dot that ends no sentence: "Dr. Ana", "das 9 h. às", "1. Lave". */
const NO_END =
  /(?:\b\p{Lu}|\b(?:dr|dra|sr|sra|prof|av|r|ex|mr|mrs|ms|vs|no|nº|tel|pág|máx|mín|min|aprox|etc)|^\d{1,2})\.$/iu;

/** A text within its limit, cut where a sentence or a clause ends; null where none ends early enough. */
export function cutAtEnd(text: string, max: number): string | null {
  if (characters(text) <= max) return text;
  const room = [...text].slice(0, max).join("");
  const enough = (part: string, least: number) => characters(part) >= Math.min(max, characters(text)) * least;
  const sentence = ends(room, text, SENTENCE_END).findLast(isWhole);
  if (sentence && enough(sentence, KEPT_MIN.sentence)) return sentence;
  const clause = ends(room, text, CLAUSE_END).findLast((part) => isWhole(part) && !dangles(part));
  return clause && enough(clause, KEPT_MIN.clause) ? clause : null;
}

/** Every beginning of the text that ends so within the room. */
const ends = (room: string, text: string, end: RegExp): string[] =>
  Array.from(text.matchAll(end), ({ 0: found, index }) => text.slice(0, index + found.length).trimEnd()).filter(
    (part) => part !== "" && part.length <= room.length,
  );

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** No bracket or quote is left open, and the dot was an end. */
const isWhole = (part: string): boolean =>
  count(part, /[([]/g) === count(part, /[)\]]/g) &&
  count(part, /“/g) === count(part, /”/g) &&
  count(part, /"/g) % 2 === 0 &&
  !NO_END.test(part);

/** Ends on a word, a sign or an amount that wants another. */
const DANGLING =
  /(?:^|\s)(?:a|o|e|as|os|à|às|ao|aos|um|uma|de|do|da|dos|das|em|no|na|nos|nas|por|pelo|pela|para|pra|com|sem|que|se|ou|mas|como|seu|sua|the|an|of|to|in|on|at|for|with|and|or|but|your|its|el|la|los|las|un|una|y|del|al|en|con|sin|tu|su|i|is|are|é|es|R\$|US\$|[$€£]|nº|[\d.,]+)$/iu;
const dangles = (part: string): boolean => DANGLING.test(part);

/** The last resort: cut at a word that wants no other, outside brackets, with an ellipsis. */
export function cutAtWord(text: string, max: number): string {
  const whole = cutAtEnd(text, max);
  if (whole !== null) return whole;
  let part = excerpt(text, max).replace(/…$/, "");
  const open = part.search(/\s[([“][^)\]”]*$/u);
  if (open > max / 3) part = part.slice(0, open);
  while (dangles(part) && /\s/.test(part)) part = part.replace(/\s+\S+$/, "");
  return `${part.replace(/[\s,;:–—-]+$/u, "")}…`;
}
