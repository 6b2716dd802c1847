import type { InfographicDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import { firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { invited, isSought, listOf, meant, ownOf, placed } from "./brand-says.ts";
import type { Said, Short } from "./short.ts";
import type { Shown } from "./shown.ts";

export function shortInfographic({
  named,
  picture,
  short,
}: Shown): Omit<InfographicDraft, "title"> & { title: string } {
  const { answers, asks, call, offers, own, seeks, share, title, vote } = short;
  const fits = ({ text }: Said) => characters(text) <= LIMITS.itemText;
  const items = [
    ...answers.map((one) => (fits(one) ? one : { ...one, text: firstSentence(one.text) })).filter(fits),
    ...(vote?.sides ?? []),
    ...ownOf(short, LIMITS.itemText, own.about),
    // What it lists of itself would read as what was asked for.
    ...(offers?.head && !seeks ? listOf(short) : meant(short)),
  ];
  const fitting = asks.filter(fits);
  const [ask = invited(short), ...others] = fitting;
  if (!seeks) items.push(ask);
  const spare = [...(seeks ? [ask] : []), ...placed(short), ...share, ...others];
  return {
    kind: "parts",
    title,
    subtitle: below(short),
    items: [...items, ...spare]
      .slice(0, Math.max(ITEMS.min, Math.min(items.length, ITEMS.max)))
      .map(({ text, title: head }, index) => ({
        title: head,
        text,
        side: null,
        picture: named(head) ?? picture(index),
      })),
    sides: null,
    footer: stopped(seeks ? call.action : call.title),
  };
}

/** What the theme goes on with, else whom to ask or whose it is. */
function below(short: Short): string {
  const { facts, own, rest } = short;
  if (rest !== null && characters(rest) <= LIMITS.infographicLine) return rest;
  return isSought(short) ? own.ask : facts.name || own.about;
}
