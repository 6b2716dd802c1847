import { type IconName, isIcon, readIcons } from "#lib/content/icons/icons.ts";
import { readTopics, type Topic } from "./topics.ts";

const singular = (word: string): string => {
  if (/(ss|us|is)$/u.test(word) || word.length < 4 || word === "glasses") return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses)$/u.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
};

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .split(/[^a-z0-9]+/u)
    .filter(
      (word) =>
        word !== "" &&
        !/^(a|an|the|of|on|in|with|and|for|at|to|by|from|one|two|three|small|big|new|old|open|empty|full|some)$/u.test(
          word,
        ),
    )
    .map(singular);

interface Phrase {
  readonly topic: Topic;
  readonly parts: readonly string[];
}

let phrases: readonly Phrase[] | undefined;

const readPhrases = (): readonly Phrase[] =>
  (phrases ??= readTopics()
    .flatMap((topic) => topic.words.map((phrase) => ({ topic, parts: tokens(phrase) })))
    .filter(({ parts }) => parts.length > 0));

/** The topics that a subject names, the one that it is about first. */
export function topicsOf(subject: string): Topic[] {
  const words = tokens(subject);
  const found = new Map<Topic, { score: number; parts: readonly string[] }>();
  for (const { parts, topic } of readPhrases()) {
    const places = parts.map((part) => words.indexOf(part));
    if (places.some((place) => place < 0)) continue;
    // In English the thing itself comes last ("coffee grinder") unless an "of", "on" or "with" follows it.
    const head = /\b(of|on|with|in|for|at|by)\b/u.test(subject)
      ? words.length - Math.min(...places)
      : Math.max(...places) + 1;
    const score = parts.length * 10 + head;
    if (score > (found.get(topic)?.score ?? 0)) found.set(topic, { score, parts });
  }
  const ranked = Array.from(found, ([topic, match]) => ({ topic, ...match })).toSorted((a, b) => b.score - a.score);
  // A word of a longer phrase says nothing more: a paper filter for coffee is no paper.
  const told = ranked[0]?.parts ?? [];
  return ranked
    .filter(({ parts }) => parts.length >= told.length || parts.some((part) => !told.includes(part)))
    .map(({ topic }) => topic);
}

interface NamedIcon {
  readonly name: IconName;
  readonly parts: readonly string[];
}

let icons: readonly NamedIcon[] | undefined;

const readNamedIcons = (): readonly NamedIcon[] =>
  (icons ??= Object.keys(readIcons())
    .filter(isIcon)
    .map((name) => ({
      name,
      parts: name
        .split("-")
        .filter((part) => /^[a-z]{3,}$/u.test(part))
        .map(singular),
    })));

/** The icon of a subject; null where none says it. */
export function iconOf(subject: string): IconName | null {
  const words = tokens(subject);
  const direct = readNamedIcons().find(
    ({ parts }) =>
      parts.length > 0 && parts.every((part) => words.includes(part)) && parts.length >= Math.min(2, words.length),
  );
  if (direct) return direct.name;
  const [topic] = topicsOf(subject);
  if (topic) return topic.icon;
  // The last word says what it is: a hand cream is no hand.
  return readNamedIcons().find(({ parts }) => parts.length === 1 && parts[0] === words.at(-1))?.name ?? null;
}

/** Whether a subject is more than shapes: a thing, or at least its sign. */
export const isDrawn = (subject: string): boolean => topicsOf(subject).length > 0 || iconOf(subject) !== null;
