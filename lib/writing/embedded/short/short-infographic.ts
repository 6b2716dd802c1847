import type { InfographicDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import { firstSentence } from "#lib/writing/embedded/sentence.ts";
import { invited, isSought, ownOf, parted, placed } from "./brand-says.ts";
import { inOne, type Said, type Short } from "./short.ts";
import type { Shown } from "./shown.ts";

export function shortInfographic({
  language,
  named,
  picture,
  short,
}: Shown): Omit<InfographicDraft, "title"> & { title: string } {
  const { answers, asks, close, facts, own, title, vote } = short;
  const fits = ({ text }: Said) => characters(text) <= LIMITS.itemText;
  const told = [
    ...answers.map((one) => (fits(one) ? one : { ...one, text: firstSentence(one.text) })).filter(fits),
    ...(vote?.sides ?? []),
  ];
  const left = ITEMS.min - told.length;
  const said = [
    ...told,
    ...(left > 0 ? parted(short, left, LIMITS.itemText, language) : ownOf(short, LIMITS.itemText, own.about)),
  ];
  // What is asked stands once: above, where nobody here has the answer, else below, or among too few.
  const full = said.length < ITEMS.min ? [...said, ...placed(short)] : said;
  const items = [...full, ...asks.slice(0, Math.max(0, ITEMS.min - full.length))];
  const isAmong = items.length > full.length;
  const subtitle = isAmong ? facts.name || own.about : below(short);
  const footer = isAmong ? close : subtitle === own.ask ? facts.name : inOne(invited(short));
  return {
    kind: "parts",
    title,
    subtitle,
    items: items.slice(0, ITEMS.max).map(({ text, title: head }, index) => ({
      title: head,
      text,
      side: null,
      picture: named(`${head}. ${text}`) ?? picture(index),
    })),
    sides: null,
    footer,
  };
}

/** What the theme goes on with, else whom to ask or whose it is. */
function below(short: Short): string {
  const { facts, own, rest } = short;
  if (rest !== null && characters(rest) <= LIMITS.infographicLine) return rest;
  return isSought(short) ? own.ask : facts.name || own.about;
}
