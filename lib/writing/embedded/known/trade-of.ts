import type { Trade } from "#lib/content/trades/trade.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { unnamed, withoutNames } from "#lib/writing/embedded/find-picture.ts";
import { isSameWord } from "#lib/writing/words/same-word.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isListed, TRADE_STEM } from "./listed.ts";
import { tradesNaming } from "./trades-naming.ts";

/** "Spraying by drone": what it is done with is no trade. */
const BY_WHAT = /\s(?:com|con|with|by)\s/i;
/** "Marketing for cafés": whom it serves, or what it is for. */
export const FOR_WHOM = /\s(?:para|pra|for)\s(?!(?:gatos|cães|cachorros|perros|mascotas|pets|dogs|cats)(?!\p{L}))/iu;

/** More than this and a brand has said what it is. */
export const TOLD = 3;
/** What a brand says first is what it is. */
const OWN_WORDS = 6;

type Described = Pick<Brief["brand"], "description" | "profileName">;

/** The trade that a brand shows by its name and by what it says that it is; not by whom it serves. */
export function tradeOf(brand: Described): Trade | null {
  const [best, next] = tradesOf(brand);
  if (!best) return null;
  return next && next.score === best.score && next.first === best.first && best.count < 2 ? null : best.trade;
}

/** A word that is listed whole is a thing that many sell, or a name: "Flores", "Mel". */
const isSide = (word: string, { words }: Trade): boolean => words.split(" ").includes(`${word}_`);

interface Shown {
  trade: Trade;
  score: number;
  count: number;
  first: number;
}

let last: { of: string; shown: readonly Shown[] } | undefined;

/** All that it shows, the clearest first; of those that are as clear the one that it says first. A post asks again and again. */
export function tradesOf(brand: Described): readonly Shown[] {
  const of = `${brand.profileName}\n${brand.description}`;
  if (last?.of !== of) last = { of, shown: shownBy(brand) };
  return last.shown;
}

function shownBy({ description, profileName }: Described): Shown[] {
  const [what = ""] = description.split(FOR_WHOM);
  const [named = ""] = what.split(BY_WHAT);
  // Who mends hydraulic jacks and calls them "gatos" keeps no cats, but a "ball pool" is its trade's by both words.
  const others = unnamed(`${profileName}. ${description}`);
  const listOf = (word: string, { words: list }: Trade): string => (others.includes(word) ? phrasesIn(list) : list);
  const name = tellingWords(profileName);
  const told = tellingWords(withoutNames(named));
  const kind = KIND_OF.exec(fold(named))?.[1];
  const joined = ` ${tokensOf(`${profileName} ${description}`).join(" ")} `;
  const words = [...new Set([...name, ...told.slice(0, OWN_WORDS)])];
  const isDescribed = told.length > TOLD;
  return tradesNaming(words)
    .map((trade) => {
      const isIn = (word: string) => isListed(word, listOf(word, trade), TRADE_STEM, joined);
      const found = words.filter((word) => isIn(word) && !isKindOf(word, kind, isIn));
      const listed = found.filter((word, at) => !standsIn(word, found.slice(0, at)));
      const strong = listed.filter((word) => found.some((one) => isSameWord(one, word) && !isSide(one, trade)));
      const inName = strong.filter((word) => name.includes(word)).length;
      // Who says what it is and names no such thing there is only called so.
      const isCalled = isDescribed && strong.length === 0 && !listed.some((word) => standsIn(word, told));
      const isAnyWorkshop = isDescribed && listed.every((word) => WORKSHOP.test(word));
      // "Cleaning of air conditioners" is of what its phrase names.
      const isPhrase = listed.some((word) => isListed(word, phrasesIn(trade.words), TRADE_STEM, joined));
      const isHead = strong.length > 0 && strong[0] === told[0];
      // Who is called Ironworks and says that it is a gym is one.
      const isTold = strong.some((word) => told.includes(word));
      const score = listed.length + strong.length + inName + Number(isPhrase) + Number(isTold) + (isHead ? HEAD : 0);
      return {
        trade,
        count: isCalled || isAnyWorkshop ? 0 : listed.length,
        score,
        first: words.indexOf(listed[0] ?? ""),
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.score - a.score || a.first - b.first);
}

/** "Workshop of flags": what the place is of says which trade it is, and the place itself says none. */
const KIND_OF =
  /(?<!\p{L})(?:taller(?:es)?|escolas?|escuelas?|oficina|clube?|academia|estudio|ateli[eê]r?|centro|casa|loja|tienda|fabrica|aulas|clases|cursos?)\s(?:d[aeo]s?|del)\s(?:(?:la|los|las|el)\s)?(\p{L}+)/u;
const KIND =
  /^(?:taller|escola|escuela|oficina|club|academia|estudio|ateli|centro|casa|loja|tienda|fabrica|aula|clase|curso)/;
const isKindOf = (word: string, of: string | undefined, isIn: (word: string) => boolean): boolean =>
  of !== undefined && KIND.test(word) && !isIn(of);

/** Who says what is made there mends no cars. */
const WORKSHOP = /^(?:taller(?:es)?|oficinas?)$/;

/** What a brand is stands first in what it says. */
const HEAD = 2;

const phrasesIn = (list: string): string =>
  list
    .split(" ")
    .filter((listed) => /_\p{L}/u.test(listed))
    .join(" ");
