import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { saysWe } from "#lib/writing/embedded/brand-words.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";

/** Fewer words say nothing by themselves. */
const PART_WORDS = 3;

/** What a brand says of itself in so many parts, each a sentence or what stands between two commas; fewer where it has no more to say. */
export function spread(sentences: readonly string[], count: number, max: number, language: Language): string[] {
  let parts = sentences.reduce<string[]>(withNeighbour, []);
  while (parts.length < count) {
    const at = longestFirst(parts).find((place) => halved(parts[place] ?? "", language) !== null);
    const halves = at === undefined ? null : halved(parts[at] ?? "", language);
    if (at === undefined || halves === null) break;
    parts = parts.toSpliced(at, 1, ...halves);
  }
  while (parts.length > count) {
    const at = parts.findIndex((part, place) => place > 0 && characters(`${parts[place - 1]} ${part}`) <= max);
    parts = at === -1 ? parts.slice(0, count) : parts.toSpliced(at - 1, 2, `${parts[at - 1]} ${parts[at]}`);
  }
  return parts.filter((part) => characters(part) <= max);
}

/** "Lever harps. Repairs." is one part. */
function withNeighbour(parts: readonly string[], sentence: string): string[] {
  const last = parts.at(-1);
  const isShort = [last, sentence].some((part) => part !== undefined && countWords(part) < PART_WORDS);
  return last !== undefined && isShort ? [...parts.slice(0, -1), `${last} ${sentence}`] : [...parts, sentence];
}

const longestFirst = (parts: readonly string[]): number[] =>
  parts.map((_, at) => at).toSorted((a, b) => characters(parts[b] ?? "") - characters(parts[a] ?? ""));

/** Nearest to its middle, at a mark: what a preposition begins completes what stands before it; where "we" do several things, none of them stands without its verb. */
function halved(part: string, language: Language): [string, string] | null {
  const { and, joints, light } = readToldWords(language);
  const isAnd = (word: string): boolean => and.has(fold(word));
  const wordOf = (half: string): string => half.split(/\s/)[0] ?? "";
  const tells = (half: string): boolean =>
    half.split(/\s/).filter((word) => /^\p{Ll}{2,}/u.test(word) && !light.has(fold(word.replace(/\P{L}+$/u, ""))))
      .length > 1;
  const [best] = Array.from(part.matchAll(MARK), ({ 0: sign, index }): [string, string] => [
    part.slice(0, index),
    part.slice(index + sign.length),
  ])
    .filter(
      ([lead, rest]) =>
        [lead.split(MARK).at(-1) ?? "", rest].every((half) => countWords(half) >= PART_WORDS) &&
        !isAnd(wordOf(rest)) &&
        !joints.has(fold(wordOf(rest))) &&
        tells(rest) &&
        !((saysWe(part) || OF_ONE.test(lead)) && rest.split(/\s/).some(isAnd)),
    )
    .filter(
      ([lead, rest]) =>
        !(/\p{Lu}[\p{L}'’.-]*$/u.test(lead) && /^\p{Lu}/u.test(rest) && part.charAt(lead.length) === ","),
    )
    .toSorted((a, b) => unevenness(a) - unevenness(b));
  return best ? [stopped(best[0]), begun(best[1])] : null;
}

/** "Repair of shoes, bags and cases": what stands behind it is repaired too. */
const OF_ONE = /\s(?:d[aeo]s?|del|of)\s\p{Ll}+$/u;
const MARK = /(?<!(?<!\p{L})\p{Lu}\p{L}{1,3})\.\s+|[,;:]\s+|\s[–—-]\s/gu;
const unevenness = ([lead, rest]: [string, string]): number => Math.abs(characters(lead) - characters(rest));
