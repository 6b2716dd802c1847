import { fold } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { readOrder, readRow, readTags, readTrades, readWords } from "#lib/content/trades/trades.ts";
import type { Piece } from "./corpus.ts";
import type { Fault } from "./fault.ts";
import { libraryOf, toldIn } from "./known.ts";
import { wordsOf } from "./plain.ts";
import { allIn, type Post } from "./post.ts";

/** Shorter beginnings of words stand in too many others. */
const SHORTEST = 4;
/** What the library says of more trades than these is anyone's word. */
const TRADES_MAX = 6;

interface Sign {
  readonly trade: string;
  readonly word: string;
}

const kept = new Map<Language, readonly Sign[]>();

/** The beginnings of words that one trade alone has. */
function signsOf(language: Language): readonly Sign[] {
  const known = kept.get(language);
  if (known) return known;
  const signs = readOrder().flatMap((trade) => {
    const words = `${readRow(trade).words} ${readWords(language)[trade]?.words ?? ""}`.split(" ");
    return words
      .filter((word) => word.length >= SHORTEST && !word.includes("_"))
      .map((word) => ({ trade, word: fold(word) }));
  });
  const texts = readOrder().map((trade) => ` ${wordsOf(libraryOf({ language, trade })).join(" ")}`);
  const alone = signs.filter(
    ({ trade, word }) =>
      texts.filter((text) => text.includes(` ${word}`)).length <= TRADES_MAX &&
      signs.every((other) => other.trade === trade || !(other.word.startsWith(word) || word.startsWith(other.word))),
  );
  kept.set(language, alone);
  return alone;
}

type Home = Pick<Piece, "language" | "near" | "trade">;

/** Who owns a word, a hashtag or an emoji that stands in the text and in nothing of its own. */
function foreignIn(text: string, own: string, { language, near, trade }: Home): Sign[] {
  const isOther = (key: string) => key !== trade && !near.includes(key);
  const ownWords = wordsOf(own);
  const ownStems = new Set(ownWords.map((word) => word.slice(0, SHORTEST)));
  const words = wordsOf(text.replace(/#[\p{L}\p{N}_]+/gu, ""))
    .filter((word) => word.length >= SHORTEST && !ownStems.has(word.slice(0, SHORTEST)))
    .flatMap((word) => {
      const sign = signsOf(language).find((sign) => word.startsWith(sign.word));
      return sign && isOther(sign.trade) ? [{ trade: sign.trade, word }] : [];
    });
  const joined = ownWords.join("");
  const others = readTrades().filter(({ key }) => isOther(key));
  const tags = (text.match(/#[\p{L}\p{N}_]+/gu) ?? []).flatMap((tag) => {
    const word = fold(tag.slice(1));
    const isOwn =
      joined.includes(word) || ownWords.some((one) => one.length >= SHORTEST && word.startsWith(one.slice(0, 5)));
    if (isOwn || [trade, ...near].some((key) => key !== null && tagsOf(key).has(word))) return [];
    const owner = others.map(({ key }) => key).find((key) => tagsOf(key).has(word));
    return owner ? [{ trade: owner, word: tag }] : [];
  });
  const emoji = others
    .filter((other) => text.includes(other.emoji) && !own.includes(other.emoji) && !isOfTrade(other.emoji, trade))
    .map((other) => ({ trade: other.key, word: other.emoji }));
  return [...words, ...tags, ...emoji];
}

const tagsOf = (key: string): Set<string> =>
  new Set(LANGUAGES.flatMap((language) => readTags({ ...readRow(key), key }, language)).map(fold));

const isOfTrade = (emoji: string, trade: string | null): boolean => trade !== null && readRow(trade).emoji === emoji;

export function foreignTrades({ piece, texts }: Post): Fault[] {
  const own = `${toldIn(piece)}\n${libraryOf(piece)}`;
  const said = [...allIn(texts), ...texts.hashtags].join("\n");
  const found = new Map(foreignIn(said, own, piece).map((one) => [one.word, one]));
  return [...found.values()].map(({ trade, word }) => ({ kind: "word of another trade", quote: word, detail: trade }));
}
