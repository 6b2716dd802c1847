import type { Brief } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import { readShort } from "#lib/content/short/short.ts";
import type { Kind } from "#lib/content/phrases/phrases.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { saidBefore } from "#lib/writing/embedded/said-before.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import { capital, lower, type Theme } from "#lib/writing/embedded/read-theme.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten, withoutBrackets } from "#lib/writing/embedded/shorten.ts";

/** All that can be said of a theme of which nothing is known. */
export interface Short {
  /** the theme, as a question to whoever reads or as the news that it is */
  title: string;
  /** what it is about, as few words as it has */
  subject: string;
  /** who posts */
  name: string;
  /** what the brand says of itself, sentence by sentence */
  about: string[];
  /** the theme asked from other sides, where it has a subject to ask about */
  asks: string[];
  invite: string;
  /** over what the brand says of itself, where it has no name */
  aboutTitle: string;
  /** three words at most, each */
  turns: string[];
  /** what a reader may do, as short */
  action: string;
}

/** What only someone who knows the subject could keep. */
const PROMISES: readonly Kind[] = ["mistakes", "tips", "myths", "checklist", "steps", "timeline", "reasons"];
const SUBJECT_MAX = 60;
/** "Three reasons why your battery runs out". */
const BECAUSE = /^(?:por (?:las|los|la|el) que|pel[ao]s quais|why|for which)\s(.+)$/i;
/** What follows is no subject: "why we still caulk with cotton". */
const CLAUSE = /^(?:why|por que|porque)\s/;
/** "Mistakes first-time kayakers make" are about kayakers. */
const MADE_BY = /\s(?:make|makes|do|does|commit|have|cometem|cometen|fazem|hacen)$/i;

export function shortOf({ brand, earlier, language }: Brief, asked: Theme): Short {
  const theme = { ...asked, subject: asked.subject.replace(MADE_BY, "") };
  const words = readShort(language);
  const filled = (lines: readonly string[], slots: Record<string, string>): string[] => {
    const told = inTurn(brand, earlier, lines).map((line) => fill(line, slots));
    return [...told.filter((line) => !saidBefore(line, earlier)), ...told.filter((line) => saidBefore(line, earlier))];
  };
  // "Honey crystallises: 4 good reasons" says one thing, and promises four.
  const said = (theme.number !== null && /^(.{8,}?):\s/u.exec(theme.headline)?.[1]) || theme.headline;
  const reason = BECAUSE.exec(theme.subject)?.[1];
  const question = reason
    ? fill(words.why, { c: reason })
    : theme.kind === "signs" && theme.subject !== ""
      ? askedOf(theme.subject, words)
      : asQuestion({ ...theme, headline: said }, words);
  const isPromise =
    question === null &&
    !theme.howTo &&
    !CLAUSE.test(fold(said)) &&
    said === theme.headline &&
    PROMISES.includes(theme.kind) &&
    theme.subject !== "" &&
    characters(theme.subject) <= SUBJECT_MAX;
  const asks = isPromise ? filled(words.asks, { S: capital(theme.subject), s: theme.subject }) : [];
  const title = question ?? asks.shift() ?? said;
  const [invite = ""] = filled(
    isPromise ? words.invites.subject : question ? words.invites.question : words.invites.news,
    {
      T: title,
      s: theme.subject,
    },
  );
  return {
    title: characters(title) <= LIMITS.slideTitle ? title : shorten(withoutBrackets(title), LIMITS.slideTitle),
    subject: theme.subject || theme.headline,
    name: shorten(brand.profileName.trim(), LIMITS.label),
    about: sentencesOf(brand.description),
    asks,
    invite,
    aboutTitle: words.about,
    turns: filled(words.turns, {}),
    action: filled(readToldWords(language).calls.action, {})[0] ?? "",
  };
}

type Words = ReturnType<typeof readShort>;

/** "Where do bees sleep" asks without a mark, "how to tune a piano" within another question; a theme that counts its answers promises them. */
function asQuestion({ headline, kind, number }: Theme, { indirect, marks, questions }: Words): string | null {
  const bare = headline.replace(/^[¿¡]/, "").replace(/[?!.]+$/, "");
  if ((number !== null && /\d/.test(headline)) || !/\p{L}{2}/u.test(bare)) return null;
  const isDirect = headline.endsWith("?") || kind === "comparison" || questions.test(fold(bare));
  if (!isDirect) return indirect?.asks.test(fold(bare)) ? fill(indirect.as, { h: lower(bare) }) : null;
  return askedOf(bare, { marks });
}

/** What "signs that your cat is thirsty" tell of is a question by itself. */
const askedOf = (clause: string, { marks }: Pick<Words, "marks">): string => `${marks[0]}${begun(clause)}${marks[1]}`;

/** Those that can stand on a slide whole. */
const sentencesOf = (description: string): string[] =>
  (
    description
      .replace(/[{}[\]]/g, "")
      .replace(/\s+/g, " ")
      .trim()
      .match(/.+?(?:[.!?](?=\s|$)|$)/gu) ?? []
  )
    .map((sentence) => stopped(sentence.trim()))
    .filter((sentence) => /\p{L}{2}/u.test(sentence) && characters(sentence) <= LIMITS.slideBody);
