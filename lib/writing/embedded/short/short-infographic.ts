import type { InfographicDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import { introduced } from "#lib/writing/embedded/brand-words.ts";
import { firstSentence } from "#lib/writing/embedded/sentence.ts";
import { inPages } from "./answers-of.ts";
import { heading, invited, isSought } from "./brand-says.ts";
import { inOne, type Said, type Short } from "./short.ts";
import type { Shown } from "./shown.ts";

/** What answers the theme, or the one thing to do where nobody here has the answer: a brand is no list of facts. */
export function shortInfographic({
  language,
  named,
  picture,
  short,
}: Shown): Omit<InfographicDraft, "title"> & { title: string } {
  const { answers, close, title, vote } = short;
  const fits = ({ text, title: head }: Said) =>
    characters(head) <= LIMITS.itemTitle && characters(text) <= LIMITS.itemText;
  // One answer alone has room for each of its sentences.
  const parts = answers.length === 1 ? answers.flatMap((answer) => inPages(answer, ITEMS.max, language)) : answers;
  const told = [
    ...parts.map((one) => (fits(one) ? one : { ...one, text: firstSentence(one.text) })).filter(fits),
    ...(vote?.sides ?? []),
  ];
  const items = told.length > 0 ? told : [toDo(short)];
  return {
    kind: "parts",
    title,
    subtitle: below(short),
    items: items.slice(0, ITEMS.max).map(({ text, title: head }, index) => ({
      title: head,
      text,
      side: null,
      picture: named(`${head}. ${text}`) ?? picture(index),
    })),
    sides: null,
    footer: told.length > 0 ? inOne(invited(short)) : close,
  };
}

/** Whom to ask, and of what; the call stands below it. */
function toDo(short: Short): Said {
  const { own } = short;
  const ask = invited(short);
  if (!isSought(short) || own.ask === inOne(ask)) return ask;
  return heading(own.askOf || own.ask);
}

/** What the theme goes on with, else whose it is, with what it says of itself where that has room. */
function below({ call, facts, rest }: Short): string {
  const about = facts.about.join(" ");
  const whose = facts.name && about ? introduced(facts.name, about) : about || facts.name;
  const fitting = [rest ?? "", whose, facts.name].find(
    (line) => line !== "" && characters(line) <= LIMITS.infographicLine,
  );
  return fitting ?? call.title;
}
