import type { Point, Steps, Topic, TopicText, Trade } from "#lib/content/trades/trade.ts";
import { readTags, readText } from "#lib/content/trades/trades.ts";
import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import { hits, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { atHome } from "#lib/writing/embedded/at-home.ts";
import { findPicture } from "#lib/writing/embedded/find-picture.ts";
import { beginningAt } from "#lib/writing/embedded/in-turn.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import type { Place } from "./place.ts";
import type { HowTo, Matter, MatterPoint, Pair } from "./matter.ts";

/** What a place of the library has to say, the most fitting first; `isWide` where the theme is the topic itself. */
export function matterOf(
  { brand, earlier, language }: Brief,
  asked: string,
  place: Place,
  random: Random,
  turn: number,
  isWide: boolean,
): Matter {
  const { isOwn, telling, topic, trade } = place;
  const textOf = (of: Topic): TopicText => readText(trade, of, language);
  const text = textOf(topic);
  const others = random.shuffle(trade.topics.filter((other) => other !== topic));
  const isTradeWide = isWide && !telling.some((word) => standsIn(word, tokensOf(`${topic.words} ${text.name}`)));
  const topics = !isWide || isTradeWide ? [topic, ...others] : [topic];
  const pictures = picturesOf(trade, asked, language, `${brand.profileName}. ${brand.description}`);
  // "How long does it last" is answered best by what says how long.
  const asking = tokensOf(asked).filter((word) => word.length > 3 && !isStopWord(word) && !telling.includes(word));
  const fits = remembered((said) => {
    const tokens = tokensOf(said);
    const among = (words: readonly string[]) => words.filter((word) => standsIn(word, tokens)).length;
    return among(telling) * 2 + among(asking);
  });
  const foreign = othersIn(asked);
  const ranked = <Item>(itemsOf: (of: Topic) => readonly Item[], said: (item: Item) => string): Item[] =>
    topics.flatMap((of) => {
      const items = random.shuffle(itemsOf(of));
      return beginningAt((turn * 2) % items.length, items)
        .filter((item) => foreign === "" || hits(foreign, said(item)) === 0)
        .toSorted((a, b) => fits(said(b)) - fits(said(a)));
    });
  const pairs = (kind: "myths" | "questions"): Pair[] =>
    ranked(
      (of) => textOf(of)[kind],
      (pair) => pair.join(" "),
    ).map(([said, answer]) => ({ said, answer }));
  const isTold = earlier.some((said) => fits(said) > 0);
  return {
    name: text.name,
    isWide,
    tags: isOwn ? readTags(trade, language) : [],
    emoji: isOwn ? trade.emoji : "",
    picture: pictures(asked, topic, random.below(topic.pictures.length)),
    hooks: isWide && !isTradeWide ? random.shuffle(text.hooks) : [],
    scene: isWide && !isTradeWide && !isTold ? text.scene : "",
    payoff: isWide && !isTradeWide && !isTold ? text.payoff : "",
    points: ranked(
      (of) => textOf(of).points.map((point, index) => pointOf(point, pictures(point.join(". "), of, index))),
      ({ label, right, why, wrong }) => [label, wrong, why, right].join(" "),
    ),
    myths: pairs("myths"),
    questions: pairs("questions"),
    list: null,
    listed: null,
    steps: text.steps && isWide ? howTo(text.steps) : null,
    timeline: text.timeline && isWide ? howTo(text.timeline) : null,
    versus: null,
    fits,
  };
}

/** Lists are put in order by it, which asks again and again. */
function remembered(count: (said: string) => number): (said: string) => number {
  const known = new Map<string, number>();
  return (said) => {
    const found = known.get(said) ?? count(said);
    known.set(said, found);
    return found;
  };
}

/** Kinds of the same thing: a theme of the one is not told with the other's matter. */
const KINDS: readonly [own: string, others: string][] = [
  [
    "gato gatos gata gatas cat cats kitten felino",
    "cachorro cao caes filhote dog dogs puppy perro passei coleira latid latir ladr bark walk leash paseo correa xixi pipi focinho chinelo",
  ],
  [
    "cachorro cachorros cao caes dog dogs puppy perro perros",
    "gato gatos gata cat cats kitten felino arranha litter arenero",
  ],
];

/** What a theme is not about, though its trade is. */
function othersIn(asked: string): string {
  const named = KINDS.filter(([own]) => hits(own, asked) > 0);
  return named.length === 1 ? (named[0]?.[1] ?? "") : "";
}

/** What a text itself names, or else the topic's own picture for that place. */
function picturesOf(trade: Trade, asked: string, language: Language, about: string) {
  const foreign = othersIn(asked);
  const { mood } = trade;
  const isAtHome = atHome(trade, `${asked}. ${about}`, language);
  return (said: string, { pictures }: Topic, index: number): PictureIdea => {
    const fitting = pictures.filter((picture) => foreign === "" || hits(foreign, picture) === 0);
    const own = fitting[index % Math.max(fitting.length, 1)] ?? pictures[0];
    return findPicture(said, language, mood, about, isAtHome) ?? { subject: own, mood };
  };
}

const pointOf = ([label, wrong, why, right]: Point, picture: PictureIdea): MatterPoint => ({
  label,
  wrong,
  why,
  right,
  picture,
});

const howTo = ([title, ...steps]: Steps): HowTo => ({ title, steps });
