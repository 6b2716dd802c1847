import type { Trade } from "#lib/content/trades/trade.ts";
import type { Language } from "#lib/domain/language.ts";
import { isSign } from "#lib/domain/nouns.ts";
import { namedIn } from "./find-picture.ts";

const worlds = new Map<string, readonly string[]>();

/** What a trade shows in its pictures and what else is at home in it. */
function worldOf({ key, things, topics }: Trade): readonly string[] {
  const known = worlds.get(key) ?? [
    ...things,
    ...topics.flatMap(({ pictures }) => pictures.flatMap((picture) => namedIn(picture, "en"))),
  ];
  worlds.set(key, known);
  return known;
}

/** What may be drawn for a line of a post: its theme's and its brand's things, and its trade's; an answer on solar panels that speaks of birds shows none. */
export function atHome(trade: Trade | null, said: string, language: Language): (subject: string) => boolean {
  if (trade === null) return () => true;
  const own = new Set([...worldOf(trade), ...namedIn(said, language)]);
  return (subject) => isSign(subject) || own.has(subject);
}
