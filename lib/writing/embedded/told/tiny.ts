import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { isContact, marksOf } from "./marks.ts";
import { type Part, partKept, type Row } from "./told.ts";

const LABELLED = /^(\p{L}[^:.!?]{1,38}):\s+(\S[^.!?]*?)\.?$/u;
const VALUE_MAX = 16;

/** "Places: 40." */
export function tinyFact(sentence: string, language: Language): Row | null {
  const [, name, value] = LABELLED.exec(sentence) ?? [];
  const isTiny = name && value && characters(value) <= VALUE_MAX && !marksOf(value, language).some(isContact);
  return isTiny ? { name, value } : null;
}

/** Facts of a word or two share one list; a single one stands with its neighbour. */
export function withTinyFacts(parts: readonly Part[], language: Language): Part[] {
  const tiny = parts.flatMap((part) =>
    part.kind === "statement" && part.title === null
      ? part.sentences.flatMap((sentence) => tinyFact(sentence, language) ?? [])
      : [],
  );
  if (tiny.length === 0) return [...parts];
  if (tiny.length === 1) return beside(parts, language);
  const first = parts.findIndex((part) => hasTiny(part, language));
  return parts.flatMap((part, index): Part[] => {
    const left = hasTiny(part, language) ? withoutTiny(part, language) : part;
    const own: Part[] = index === first ? [{ kind: "details", topic: "content", title: null, rows: tiny }] : [];
    return [...(left ? [left] : []), ...own];
  });
}

const isPlain = (part: Part | undefined) => part?.kind === "statement" && part.title === null;
const hasTiny = (part: Part, language: Language): boolean =>
  part.kind === "statement" && isPlain(part) && part.sentences.some((sentence) => tinyFact(sentence, language));

const withoutTiny = (part: Part, language: Language): Part | null =>
  part.kind === "statement" ? partKept(part, (at) => !tinyFact(part.sentences[at] ?? "", language)) : part;

function beside(parts: readonly Part[], language: Language): Part[] {
  const at = parts.findIndex(
    (part) => part.kind === "statement" && part.sentences.length === 1 && hasTiny(part, language),
  );
  const alone = parts[at];
  if (alone?.kind !== "statement") return [...parts];
  const others = [parts[at - 1], parts[at + 1], ...parts].filter((part) => isPlain(part) && part !== alone);
  const other = others.find((part) => part?.topic === "conditions") ?? others[0];
  if (other?.kind !== "statement") return [...parts];
  const joined: Part = { ...other, sentences: [...other.sentences, ...alone.sentences] };
  return parts.flatMap((part) => (part === alone ? [] : [part === other ? joined : part]));
}
