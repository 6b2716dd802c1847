import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { findPlace, overlap, tellingStems, tradeOf } from "./find-place.ts";
import { fold, hits } from "#lib/domain/fold.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import type { Point, Steps, Topic, TopicText, Trade, Versus } from "#lib/content/trades/trade.ts";
import { readGeneral, readTags, readText } from "#lib/content/trades/trades.ts";
import type { Random } from "./random.ts";
import type { Article } from "./read-article.ts";
import { lower, type Theme } from "./read-theme.ts";
import { shorten } from "./shorten.ts";

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

/** What there is to say, the most fitting first. */
export interface Matter {
  /** false: the library knows nothing of the theme, and the points only help to think about it */
  known: boolean;
  name: string;
  /** the theme's words that are not the trade's own name */
  telling: string[];
  tags: string[];
  emoji: string;
  picture: PictureIdea;
  hooks: string[];
  scene: string;
  payoff: string;
  points: MatterPoint[];
  myths: Pair[];
  questions: Pair[];
  steps: HowTo | null;
  timeline: HowTo | null;
  versus: Versus | null;
}

interface Search {
  asked: string;
  language: Language;
  random: Random;
  /** how many earlier posts there are on the theme */
  turn: number;
  trade: Trade;
  tags: readonly string[];
  topics: readonly [Topic, ...Topic[]];
  /** what other topics say is left out, unless it shares words with the theme */
  focused: boolean;
  telling: string[];
  /** what stands for {s} where the library does not know the theme */
  subject: string;
}

/** The library's matter for a theme, in the brief's language. */
export function findMatter(brief: Brief, theme: Theme, told: Article | null, random: Random, turn: number): Matter {
  const { language } = brief;
  // What tells itself is about its title: "Rua das Flores" is an address.
  const asked = told?.title ?? `${theme.headline} ${brief.theme.slice(0, 2000)} ${brief.article?.title ?? ""}`;
  const brandTrade = tradeOf(brief.brand);
  const place = findPlace(brief, asked, brandTrade, random);
  const search = { asked, language, random, turn };
  if (!place) {
    const general = readGeneral();
    const own = brandTrade ?? general;
    const subject = lower(shorten(theme.howTo ? theme.headline : theme.subject || theme.headline, 56));
    const trade = { ...general, emoji: own.emoji, mood: own.mood };
    const [topic] = general.topics;
    const shown = brandTrade ? { ...topic, pictures: random.pick(brandTrade.topics).pictures } : topic;
    return {
      ...matterOf({
        ...search,
        trade,
        tags: readTags(own, language),
        topics: [shown],
        focused: true,
        subject,
        telling: [],
      }),
      known: false,
    };
  }
  const { focused, topic, trade } = place;
  const shared = (other: Topic) => overlap(asked, readText(trade, other, language));
  const others = random
    .shuffle(trade.topics.filter((other) => other !== topic))
    .toSorted((a, b) => shared(b) - shared(a));
  const telling = tellingStems(theme.subject, trade);
  const tags = readTags(trade, language);
  return matterOf({ ...search, trade, tags, topics: [topic, ...others], focused, telling, subject: "" });
}

function matterOf(search: Search): Matter {
  const { asked, random, subject, topics, trade } = search;
  const [topic] = topics;
  const textOf = textsOf(search);
  const text = textOf(topic);
  const fill = (line: string) => line.replaceAll("{s}", subject);
  const rank = ranking(search);
  const points = rank(
    (of) => textOf(of).points.map((point, index) => ({ point, picture: pictureAt(trade, of, index, asked) })),
    ({ point }) => point.join(" "),
  ).map(({ picture, point }) => pointOf(point, fill, picture));
  const pairs = (kind: "myths" | "questions"): Pair[] =>
    rank(
      (of) => textOf(of)[kind],
      (pair) => pair.join(" "),
    ).map(([said, answer]) => ({ said: fill(said), answer: fill(answer) }));
  return {
    known: true,
    name: fill(text.name),
    telling: search.telling,
    tags: [...search.tags],
    emoji: trade.emoji,
    picture: pictureAt(trade, topic, random.below(topic.pictures.length), asked),
    hooks: random.shuffle(text.hooks.map(fill)),
    scene: fill(text.scene),
    payoff: fill(text.payoff),
    points,
    myths: pairs("myths"),
    questions: pairs("questions"),
    steps: text.steps ? howTo(text.steps) : null,
    timeline: text.timeline ? howTo(text.timeline) : null,
    versus: findVersus(search),
  };
}

const textsOf =
  ({ language, trade }: Search) =>
  (topic: Topic): TopicText =>
    readText(trade, topic, language);

/** Kinds of the same thing: a theme of the one has the other's matter last. */
const KINDS: readonly [own: string, others: string][] = [
  [
    "gato gatos gata gatas cat cats kitten felino",
    "cachorro cao caes filhote dog dogs puppy perro passei coleira latid latir ladr bark walk leash paseo correa xixi pipi focinho",
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

/** Each topic's own in an order that fits the theme, then chance, then what earlier posts did not begin with. */
function ranking({ asked, focused, random, topics, trade, turn }: Search) {
  const stems = tellingStems(asked, trade);
  const others = othersIn(asked);
  const isOther = (said: string): number => (others && hits(others, said) > 0 ? 1 : 0);
  const fits = (said: string): number => {
    const own = stemsOf(said);
    const near = stems.filter((stem) => own.some((other) => other.slice(0, 4) === stem.slice(0, 4)));
    return Math.min(near.length + near.filter((stem) => own.includes(stem)).length, 4);
  };
  return <Item>(itemsOf: (topic: Topic) => readonly Item[], said: (item: Item) => string): Item[] =>
    topics.flatMap((topic, place) => {
      const mixed = random.shuffle(itemsOf(topic));
      const from = (turn * 2) % Math.max(mixed.length, 1);
      const turned = [...mixed.slice(from), ...mixed.slice(0, from)];
      const ranked = turned.toSorted((a, b) => isOther(said(a)) - isOther(said(b)) || fits(said(b)) - fits(said(a)));
      return focused && place > 0 ? ranked.filter((item) => fits(said(item)) > 1) : ranked;
    });
}

/** A comparison of which the theme names both sides. */
function findVersus(search: Search): Versus | null {
  const stems = new Set(stemsOf(search.asked));
  const textOf = textsOf(search);
  const named = search.topics.find((topic) => {
    const { versus } = textOf(topic);
    if (!versus) return false;
    const [left, right] = [stemsOf(versus.left), stemsOf(versus.right)];
    const has = (side: string[], other: string[]) => side.some((stem) => stems.has(stem) && !other.includes(stem));
    return has(left, right) && has(right, left);
  });
  return (named && textOf(named).versus) ?? null;
}

function pictureAt({ mood }: Trade, { pictures }: Topic, index: number, asked: string): PictureIdea {
  const others = othersIn(asked);
  const fitting = others ? pictures.filter((picture) => hits(others, picture) === 0) : pictures;
  const shown = fitting.length > 0 ? fitting : pictures;
  return { subject: shown[index % shown.length] ?? pictures[0], mood };
}

function pointOf([label, wrong, why, right]: Point, fill: (line: string) => string, picture: PictureIdea): MatterPoint {
  return { label, wrong: fill(wrong), why: fill(why), right: fill(right), picture };
}

const howTo = ([title, ...steps]: Steps): HowTo => ({ title, steps });

/** Whether a text was said before, in whole or as the beginning of something. */
export function saidBefore(text: string, earlier: readonly string[]): boolean {
  const bare = (said: string) =>
    fold(said)
      .replace(/[^\p{L}\p{N} ]/gu, "")
      .trim();
  return earlier.some((said) => bare(said).includes(bare(text)));
}
