import type { Brief } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import { readShort } from "#lib/content/short/short.ts";
import type { Kind } from "#lib/content/phrases/phrases.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { saidBefore } from "./find-matter.ts";
import type { Random } from "./random.ts";
import { capital, type Theme } from "./read-theme.ts";
import { begun, stopped } from "./sentence.ts";
import type { Told } from "./told/told.ts";

/** What only someone who knows the subject could keep. */
const PROMISES: readonly Kind[] = ["mistakes", "tips", "myths", "signs", "checklist", "steps", "timeline", "reasons"];
const SUBJECT_MAX = 60;

/** A theme of which nothing is known: the theme itself, who posts in its own words, and an invitation to ask. */
export function shortPost({ brand, earlier, language }: Brief, theme: Theme, random: Random): Told {
  const words = readShort(language);
  const pick = (lines: readonly string[], slots: Record<string, string>): string => {
    const filled = random.shuffle(lines).map((line) => fill(line, slots));
    return filled.find((line) => !saidBefore(line, earlier)) ?? filled[0] ?? "";
  };
  const slots = { S: capital(theme.subject), s: theme.subject };
  // "Honey crystallises: 4 good reasons" says one thing, and promises four.
  const said = /^(.{8,}?):\s/u.exec(theme.headline)?.[1] ?? theme.headline;
  const question = asQuestion({ ...theme, headline: said }, words);
  const isPromise =
    said === theme.headline &&
    PROMISES.includes(theme.kind) &&
    theme.subject !== "" &&
    characters(theme.subject) <= SUBJECT_MAX;
  const title = question ?? (isPromise ? pick(words.asks, slots) : said);
  const invite = question
    ? pick(words.invites.question, { T: question })
    : pick(isPromise ? words.invites.subject : words.invites.news, slots);
  const own = sentencesOf(brand.description);
  const name = brand.profileName.trim();
  return {
    title,
    site: null,
    url: "",
    parts:
      own.length > 0 ? [{ kind: "statement", topic: "what", title: name === "" ? null : name, sentences: own }] : [],
    call: { sentences: [invite], contacts: [] },
  };
}

/** "How to tune a piano" asks, mark or none; a theme that counts its answers promises them. */
function asQuestion(
  { headline, howTo, kind, number }: Theme,
  { marks, questions }: ReturnType<typeof readShort>,
): string | null {
  const bare = headline.replace(/^[¿¡]/, "").replace(/[?!.]+$/, "");
  if (number !== null && /\d/.test(headline)) return null;
  if (!headline.endsWith("?") && !howTo && kind !== "comparison" && !questions.test(fold(bare))) return null;
  return `${marks[0]}${begun(bare)}${marks[1]}`;
}

const sentencesOf = (description: string): string[] =>
  (
    description
      .replace(/[{}[\]]/g, "")
      .replace(/\s+/g, " ")
      .trim()
      .match(/.+?(?:[.!?](?=\s|$)|$)/gu) ?? []
  )
    .map((sentence) => stopped(sentence.trim()))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
