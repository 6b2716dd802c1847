import type { Brief, PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { fold, hits, stemsOf } from "./fold.ts";
import { GENERAL } from "./library/general.ts";
import { LIBRARY } from "./library/library.ts";
import type { Point, Steps, Topic, TopicText, Trade, Versus } from "./library/trade.ts";
import type { Random } from "./random.ts";
import { lower, type Theme } from "./read-theme.ts";
import { shorten } from "./shorten.ts";

export interface MatterPoint {
  label: string;
  wrong: string;
  why: string;
  right: string;
  picture: PictureIdea;
}

/** What there is to say, the most fitting first. */
export interface Matter {
  /** false: the library knows nothing of the theme, and the points only help to think about it */
  known: boolean;
  name: string;
  tags: string[];
  emoji: string;
  picture: PictureIdea;
  hooks: string[];
  scene: string;
  payoff: string;
  points: MatterPoint[];
  myths: { said: string; answer: string }[];
  questions: { said: string; answer: string }[];
  steps: { title: string; steps: string[] } | null;
  timeline: { title: string; steps: string[] } | null;
  versus: Versus | null;
}

interface Place {
  trade: Trade;
  topic: Topic;
  score: number;
}

/** The library's matter for a theme, in the brief's language. `turn` counts the earlier posts on it. */
export function findMatter(brief: Brief, theme: Theme, random: Random, turn: number): Matter {
  const { language } = brief;
  const brandText = Object.values(brief.brand).join(" ");
  const brandTrade = bestTrade(brandText);
  const asked = `${theme.headline} ${brief.theme.slice(0, 2000)} ${brief.article?.title ?? ""}`;
  const place = findPlace(asked, brandTrade, brief.brand.contentPreferences, language, random);
  if (!place) {
    const dressed = brandTrade
      ? { ...GENERAL, emoji: brandTrade.emoji, tags: brandTrade.tags, mood: brandTrade.mood }
      : GENERAL;
    const subject = lower(shorten(theme.howTo ? theme.headline : theme.subject || theme.headline, 56));
    return { ...matterOf(dressed, [GENERAL.topics[0]], asked, language, random, turn, subject), known: false };
  }
  const others = random
    .shuffle(place.trade.topics.filter((topic) => topic !== place.topic))
    .toSorted((a, b) => overlap(asked, b[language]) - overlap(asked, a[language]));
  return matterOf(place.trade, [place.topic, ...others], asked, language, random, turn, "");
}

function findPlace(
  asked: string,
  brandTrade: Trade | null,
  wishes: string,
  language: Language,
  random: Random,
): Place | null {
  const places = LIBRARY.flatMap((trade) => {
    const named = hits(trade.words, asked);
    const ours = trade === brandTrade;
    return random.shuffle(trade.topics).flatMap((topic) => {
      const chosen = hits(topic.words, asked);
      if (named === 0 && !(ours && chosen > 0)) return [];
      const wished = ours ? Math.min(hits(topic.words, wishes), 3) * 0.2 : 0;
      const score = named * 2 + chosen * 3 + Math.min(overlap(asked, topic[language]), 4) + (ours ? 2.5 : 0) + wished;
      return [{ trade, topic, score }];
    });
  });
  return places.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

function bestTrade(text: string): Trade | null {
  const scored = LIBRARY.map((trade) => ({ trade, score: hits(trade.words, text) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.trade : null;
}

const stemsOfTopic = new WeakMap<TopicText, Set<string>>();

function overlap(asked: string, text: TopicText): number {
  let known = stemsOfTopic.get(text);
  if (!known) {
    known = new Set(stemsOf([text.name, text.scene, ...text.points.flat(), ...text.myths.flat()].join(" ")));
    stemsOfTopic.set(text, known);
  }
  return stemsOf(asked).filter((stem) => known.has(stem)).length;
}

function matterOf(
  trade: Trade,
  topics: readonly [Topic, ...Topic[]],
  asked: string,
  language: Language,
  random: Random,
  turn: number,
  subject: string,
): Matter {
  const [topic] = topics;
  const text = topic[language];
  const stems = new Set(stemsOf(asked));
  const fits = (said: string) => stemsOf(said).filter((stem) => stems.has(stem)).length;
  const fill = (line: string) => line.replaceAll("{s}", subject);
  const ordered = <Item>(own: readonly Item[], said: (item: Item) => string): Item[] => {
    const mixed = random.shuffle(own);
    const from = mixed.length > 0 ? (turn * 2) % mixed.length : 0;
    const turned = [...mixed.slice(from), ...mixed.slice(0, from)];
    return turned.toSorted((a, b) => Math.min(fits(said(b)), 3) - Math.min(fits(said(a)), 3));
  };
  const pictureAt = (of: Topic, index: number): PictureIdea => ({
    subject: of.pictures[index % of.pictures.length] ?? of.pictures[0],
    mood: trade.mood,
  });
  const points = topics.flatMap((of) =>
    ordered(
      of[language].points.map((point, index) => ({ point, picture: pictureAt(of, index) })),
      ({ point }) => point.join(" "),
    ).map(({ picture, point }) => pointOf(point.map(fill) as unknown as Point, picture)),
  );
  const pairs = (kind: "myths" | "questions") =>
    topics.flatMap((of) =>
      ordered(of[language][kind], (pair) => pair.join(" ")).map(([said, answer]) => ({
        said: fill(said),
        answer: fill(answer),
      })),
    );
  const stepsOf = (kind: "steps" | "timeline") => {
    const found = text[kind];
    return found ? split(found.map(fill) as unknown as Steps) : null;
  };
  return {
    known: true,
    name: fill(text.name),
    tags: trade.tags[language].split(" "),
    emoji: trade.emoji,
    picture: pictureAt(topic, random.below(topic.pictures.length)),
    hooks: random.shuffle(text.hooks.map(fill)),
    scene: fill(text.scene),
    payoff: fill(text.payoff),
    points,
    myths: pairs("myths"),
    questions: pairs("questions"),
    steps: stepsOf("steps"),
    timeline: stepsOf("timeline"),
    versus: versusOf(topics, asked, language),
  };
}

/** The topic's own comparison, or another of the trade if the theme names one of its sides. */
function versusOf(topics: readonly Topic[], asked: string, language: Language): Versus | null {
  const stems = new Set(stemsOf(asked));
  const named = topics.find((topic) => {
    const versus = topic[language].versus;
    if (!versus) return false;
    const [left, right] = [stemsOf(versus.left), stemsOf(versus.right)];
    const own = (side: string[], other: string[]) => side.some((stem) => stems.has(stem) && !other.includes(stem));
    return own(left, right) && own(right, left);
  });
  return (named ?? topics[0])?.[language].versus ?? null;
}

const pointOf = ([label, wrong, why, right]: Point, picture: PictureIdea): MatterPoint => ({
  label,
  wrong,
  why,
  right,
  picture,
});

const split = ([title, ...steps]: Steps) => ({ title, steps });

/** Whether a text was said before, in whole or as the beginning of something. */
export function saidBefore(text: string, earlier: readonly string[]): boolean {
  const folded = fold(text).replace(/[^\p{L}\p{N} ]/gu, "");
  return earlier.some((said) =>
    fold(said)
      .replace(/[^\p{L}\p{N} ]/gu, "")
      .includes(folded),
  );
}
