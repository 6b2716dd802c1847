import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { fold, hits, tokensOf } from "#lib/domain/fold.ts";
import type { Point, Steps, Topic, TopicText, Trade, Versus } from "#lib/content/trades/trade.ts";
import { readTags, readText } from "#lib/content/trades/trades.ts";
import { isStopWord, spokenIn } from "#lib/writing/words/known-words.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { findPicture } from "#lib/writing/embedded/find-picture.ts";
import { findPlaces, type Place, tradeOf } from "./find-place.ts";
import type { Random } from "#lib/writing/embedded/random.ts";

export interface MatterPoint {
  label: string;
  wrong: string;
  why: string;
  right: string;
  picture: PictureIdea;
}

interface Pair {
  said: string;
  answer: string;
}

interface HowTo {
  title: string;
  steps: string[];
}

/** What the library has to say on a theme, the most fitting first. */
export interface Matter {
  /** the topic, as it stands inside a sentence */
  name: string;
  /** the theme is the topic itself: else only what answers it is here, and none of the topic's own scene */
  isWide: boolean;
  tags: readonly string[];
  /** of the brand's own trade; empty where the theme is of another */
  emoji: string;
  picture: PictureIdea;
  hooks: string[];
  /** an everyday moment and what is gained; empty where a post of the topic has told them */
  scene: string;
  payoff: string;
  points: MatterPoint[];
  myths: Pair[];
  questions: Pair[];
  steps: HowTo | null;
  timeline: HowTo | null;
  versus: Versus | null;
  /** how much of the theme a text speaks of */
  fits(said: string): number;
}

/** What answers a question within a topic fills four pages, a point two of them, or it is no post. */
const LEAST = 4;
/** So much of a topic is about a word, or the word does not ask for a part of it. */
const LEAST_ABOUT = 2;

/** Null where the library has nothing on that very theme. */
export function findMatter(brief: Brief, asked: string, random: Random, turn: number): Matter | null {
  const spoken = spokenIn(asked, brief.language);
  for (const place of findPlaces(asked, brief.brand, spoken, random)) {
    for (const narrow of narrowings(place, spoken)) {
      // Items are told apart by the theme's words, which another language does not have.
      if (narrow.length > 0 && spoken !== brief.language) continue;
      const strict = matterOf(brief, asked, place, random, turn, { narrow, isStrict: true });
      if (narrow.length === 0 && !saysHowMuch(strict, asked, place)) continue;
      if (amountOf(strict) >= LEAST) return strict;
      const loose = matterOf(brief, asked, place, random, turn, { narrow, isStrict: false });
      if (amountOf(loose) >= LEAST) return loose;
    }
  }
  return null;
}

const HOW_MUCH =
  /^(?:com que frequencia|de quanto em quanto|quando|quant[oa]s?|how (?:often|long|much|many)|when|cada cuanto|cuando|cuant[oa]s?)\s/;

/** Whoever asks how often or how long wants that, and no other advice on the matter. */
function saysHowMuch({ fits, myths, points, questions }: Matter, asked: string, { telling }: Place): boolean {
  if (!HOW_MUCH.test(fold(asked))) return true;
  const heads = [
    ...points.map(({ right, wrong }) => `${wrong} ${right}`),
    ...[...myths, ...questions].map(({ said }) => said),
  ];
  return heads.some((head) => fits(head) > telling.length * 2);
}

const amountOf = ({ myths, points, questions, versus }: Matter): number =>
  points.length * 2 + questions.length + myths.length + (versus?.rows.length ?? 0);

/** The words that ask for a part of what the topic holds; a trade's own name does so only where some of it is about that. */
function narrowings({ covered, named, topic, trade }: Place, language: Language): string[][] {
  const { myths, name, points, questions } = readText(trade, topic, language);
  const items = [...points, ...myths, ...questions].map((item) => tokensOf(item.join(" ")));
  const about = (word: string): number => items.filter((tokens) => standsIn(word, tokens)).length;
  // Of "wheelchairs, walkers and canes" a theme may ask for one.
  const isList = /,| (?:e|y|o|ou|and|or) /.test(name) && !tellingWords(name).every((word) => standsIn(word, covered));
  const isTopic = (word: string): boolean => !isList && standsIn(word, tokensOf(name));
  const asking = covered.filter((word) => {
    if (isTopic(word) || (named.includes(word) && covered.some(isTopic))) return false;
    return (
      (!named.includes(word) && !standsIn(word, tokensOf(name))) ||
      (about(word) >= LEAST_ABOUT && about(word) < items.length / 2)
    );
  });
  if (asking.length === 0) return [[]];
  // A theme on bathing a cat is not told by all that there is on cats, where something is said of baths.
  const own = asking.filter((word) => !named.includes(word) && about(word) >= LEAST_ABOUT);
  const deciding = own.length > 0 ? own : asking;
  // Of several the rarest tells best: "dental" stands everywhere, "floss" where it is meant.
  const told = deciding.filter((word) => about(word) >= LEAST_ABOUT).toSorted((a, b) => about(a) - about(b));
  return [...told.map((word) => [word]), deciding];
}

interface Asked {
  /** any of these an item is to be about; none: all of them are told */
  narrow: string[];
  /** in what it is about, and not only in how it is explained */
  isStrict: boolean;
}

function matterOf(
  { brand, earlier, language }: Brief,
  asked: string,
  { telling, topic, trade }: Place,
  random: Random,
  turn: number,
  { isStrict, narrow }: Asked,
): Matter {
  const isWide = narrow.length === 0;
  const textOf = (of: Topic): TopicText => readText(trade, of, language);
  const text = textOf(topic);
  const others = random.shuffle(trade.topics.filter((other) => other !== topic));
  const isTradeWide = isWide && !telling.some((word) => standsIn(word, tokensOf(`${topic.words} ${text.name}`)));
  const topics = !isWide || isTradeWide ? [topic, ...others] : [topic];
  const pictures = picturesOf(trade, asked, language);
  // "How long does it last" is answered best by what says how long.
  const asking = tokensOf(asked).filter((word) => word.length > 3 && !isStopWord(word) && !telling.includes(word));
  const fits = remembered((said) => {
    const tokens = tokensOf(said);
    const among = (words: readonly string[]) => words.filter((word) => standsIn(word, tokens)).length;
    return among(telling) * 2 + among(asking);
  });
  const answers = (said: string): boolean => isWide || narrow.some((word) => standsIn(word, tokensOf(said)));
  const foreign = othersIn(asked);
  /** `head` is what an item is about, `said` all of it. */
  const ranked = <Item>(
    itemsOf: (of: Topic) => readonly Item[],
    head: (item: Item) => string,
    said: (item: Item) => string,
  ): Item[] => {
    const all = topics.flatMap((of) => {
      const items = random.shuffle(itemsOf(of)).filter((item) => answers((isStrict ? head : said)(item)));
      const from = items.length === 0 ? 0 : (turn * 2) % items.length;
      return [...items.slice(from), ...items.slice(0, from)]
        .filter((item) => foreign === "" || hits(foreign, said(item)) === 0)
        .toSorted((a, b) => fits(said(b)) - fits(said(a)));
    });
    return isWide ? all : all.toSorted((a, b) => fits(head(b)) - fits(head(a)));
  };
  const pairs = (kind: "myths" | "questions"): Pair[] =>
    ranked(
      (of) => textOf(of)[kind],
      ([said, answer]) => (kind === "questions" ? said : `${said} ${answer}`),
      (pair) => pair.join(" "),
    ).map(([said, answer]) => ({ said, answer }));
  const isTold = earlier.some((said) => fits(said) > 0);
  const own = tradeOf(brand);
  const isOwn = own === null || own === trade;
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
      ({ label, right, wrong }) => [label, wrong, right].join(" "),
      ({ label, right, why, wrong }) => [label, wrong, why, right].join(" "),
    ),
    myths: pairs("myths"),
    questions: pairs("questions"),
    steps: text.steps && isWide ? howTo(text.steps) : null,
    timeline: text.timeline && isWide ? howTo(text.timeline) : null,
    versus: versusFor(asked, topics, textOf),
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

/** A comparison of which the theme names both sides. */
function versusFor(asked: string, topics: Topic[], textOf: (of: Topic) => TopicText): Versus | null {
  const tokens = tokensOf(asked);
  const named = topics.find((topic) => {
    const { versus } = textOf(topic);
    if (!versus) return false;
    const [left, right] = [tokensOf(versus.left), tokensOf(versus.right)];
    const has = (side: string[], other: string[]) =>
      side.some((word) => word.length > 2 && !standsIn(word, other) && standsIn(word, tokens));
    return has(left, right) && has(right, left);
  });
  return (named && textOf(named).versus) ?? null;
}

/** What a text itself names, or else the topic's own picture for that place. */
function picturesOf({ mood }: Trade, asked: string, language: Language) {
  const foreign = othersIn(asked);
  return (said: string, { pictures }: Topic, index: number): PictureIdea => {
    const fitting = pictures.filter((picture) => foreign === "" || hits(foreign, picture) === 0);
    const own = fitting[index % Math.max(fitting.length, 1)] ?? pictures[0];
    return findPicture(said, language, mood) ?? { subject: own, mood };
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
