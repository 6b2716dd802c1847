import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { readTagWords, tagWords } from "#lib/content/tags/tags.ts";
import { isCompound } from "./find-picture.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";

const SHORTEST = 4;
/** Of an English compound so much is still looked for whole. */
const WHOLE = 18;
/** A name of more words is looked for by its parts. */
const WORDS_MAX = 3;
/** More letters are no word to look for. */
export const TAG_MAX = 24;

/** A text as one word, with its accents. */
export const tagOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What ends the name of a trade: where, for whom and how it is done. */
const ENDS =
  /\s(?:para|pra|estilo|solo|só|solamente|somente|apenas|com|con|d[ao]s?|del|de\s(?:la|los|las|una?|uma?)|sem|sin|por|sob|de\s(?:barrio|bairro|confianza|confiança|baixa|baja|alta|média|media|grande|longo|largo)|em|en|n(?:um|uma|[ao])s?|desde|que|a|à|ao|al|até|hasta|entre|junto|nov[ao]s?|nuev[ao]s?|feit[ao]s?|hech[ao]s?|using|providing|speciali[sz]ing|delivering|covering|for|with|without|in|on|at|by|from|to|near|across|around|since|that|who|which|made|making|every|each|cada|tod[ao]s|dentro|inside|outside|serving|selling|working|offering|restoring|repairing|building|teaching|laid|cut|set|built|grown|sewn|woven|spun|cast|sold|bred|over|run|based|of|(?:l[ao]s?|the)\s\d.*|\d.*)(?=\s|$)|(?<!\sd[aeo]s?|\sdel|\srecién|\srecém)(?!(?<=^\p{L}+)\s\p{L}+[ai]d[ao]s?(?:$|\s(?:en|em|n[ao]s?|estilo|y|e)\s))\s(?:hand\s)?\p{L}{3,}(?:[ai]d[ao]s?|ed|wn)(?=\s|$)|(?<!second)\shand\s(?=\p{L}+(?:n|e|t|ed)(?=\s|$))|\s(?:d[aeo]s?\s|del\s)?\p{Lu}/u;
const AND = /\s*,\s*|\s(?:e|ou|y|o|and|or|&)\s/u;
const FIRST =
  /^(?:(?:a|an|the|our|your|uma?|uns|umas|os?|as?|un|una|unos|unas|el|la|los|las|two|three|four|five|six|dos|tres|cuatro|cinco|dois|duas|três|quatro|seis|sete|siete|oito|ocho|dez|diez|six|seven|eight|ten|converted|(?:one|two|three|four)[- ](?:person|man|woman|people)|family(?!\s(?:doctor|history|law|medi|photo|plan|therap))(?:[\s-](?:run|owned))?|registered|licen[cs]ed|qualified|certified|insured|fully|small(?!\sbatch)|little|tiny|hand\s\p{L}+(?:ed|wn)|walk[- ]in|independent|traditional|local|marcas?\sd[aeo]|centro|espaço|espacio|pequen[ao]s?|pequeñ[ao]s?)\s)+/iu;
/** "Plumber", "florist", "blacksmith" */
const AGENT = /(?:er|or|ist|ian|smith|wright)$/i;
/** "Cuidamos de roupas": who does is no trade, what it is done with may be. */
const DOES = /^\p{L}+(?:[aei]mos|ndo)\s(?:(?:de|a)\s)?/iu;
/** "A skip hire firm": that it is one says nothing of what it does. */
const FIRM = /\s(?:firm|company|business)$/iu;

/** "Bodega pequeña", "ferretería familiar": so is many another. */
const SORT =
  /(?<=^\p{L}+)\s(?:pequen[ao]s?|pequeñ[ao]s?|familiar(?:es)?|tradicional(?:es)?|tradicionais|independi?entes?)$/iu;

/** "Afino e regulo pianos": what is done by whom stands before what it is done with. */
const I_DO =
  /^\p{Lu}\p{L}+(?:o|mos)(?:(?:,\s\p{Ll}+(?:o|mos))*\s[ey]\s\p{Ll}+(?:o|mos))?\s(?=(?:as?|os?|el|las?|los|un|una|uma?)\s|(?!d[aeo]s?\s)\p{Ll}{4,}s(?=[\s,.;]))/u;

/** "Father and son locksmiths": who they are to each other is no trade. */
const KIN = /^(?:a\s)?(?:father|mother|husband|brother|mum|dad)s?\sand\s(?:sons?|daughters?|wife|sisters?)\s/iu;

/** What a brand calls its trade, in tags: the first that it says, then those that are of several words. */
export function tradesIn(description: string, language: Language): string[][] {
  const [sentence = ""] = description
    .normalize("NFC")
    .replace(I_DO, "")
    .replace(KIN, "")
    .split(/[.:;!?(]\s*|\s[–—-]\s/u);
  const { does, manners } = readTagWords(language);
  const doing = language === "en" && does.test(sentence);
  // "We caption and subtitle films": what is done with it twice is its trade once.
  const chunks = sentence
    .split(AND)
    .map((chunk, at) => (doing && at > 0 ? chunk.replace(/^\p{L}+\s/u, "") : chunk).trim());
  const joins = sentence.match(new RegExp(AND, "gu")) ?? [];
  const end = chunks.findIndex((chunk) => ENDS.test(chunk));
  const told = (end < 0 ? chunks : chunks.slice(0, end + 1))
    .filter((chunk) => !manners.has(fold(chunk.split(/\s/)[0] ?? "")))
    .map((chunk, at) => withoutOthers(named(chunk, does), at, language))
    // "Na feira", "por encargo": where and how it is done is no thing.
    .map((words) => (manners.has(fold(words[0] ?? "")) ? [] : words));
  // "Loft and wall insulation" is two insulations; "plumber and heating engineer" are two people, "candles and beekeeping courses" two things.
  const own = told.map((words, at) => {
    const [first = ""] = words;
    // "Carpet, vinyl plank" are two things, "window, gutter and roof cleaning" one done to three.
    const to = told.findIndex(({ length }, next) => next > at && length > 1);
    const [, ...head] = (joins[to - 1] ?? "").startsWith(",") ? [] : (told[to] ?? []);
    const isHalf =
      language === "en" &&
      !doing &&
      words.length === 1 &&
      head.length === 1 &&
      !AGENT.test(first) &&
      !/(?:s|ing)$/.test(first);
    return isHalf ? [...words, ...head] : words;
  });
  const first = own.findIndex(([word, ...more]) => word !== undefined && (more.length > 0 || !isAnyones(word)));
  return own
    .map((words, index) => (index <= first || words.length > 1 ? tagged(words, language) : []))
    .filter((tags) => tags.length > 0);
}

/** "Hotel for cats": whom it is for tells what it is. */
const SERVES = /^(\p{L}+)\s(?:para|pra)\s\p{L}{4,}/u;

function named(chunk: string, does: RegExp): string[] {
  const [whom, place = ""] = SERVES.exec(chunk) ?? [];
  if (whom !== undefined && isAnyones(place)) return whom.split(/\s/u);
  const done = chunk.replace(FIRST, "").replace(DOES, "").replace(does, "");
  const told = done === chunk ? done : done.replace(FIRST, "");
  const [said = ""] = told.split(ENDS);
  const head = GOES_ON.test(told.slice(said.length)) ? said.replace(OF_LAST, "") : said;
  return head
    .replace(FIRM, "")
    .replace(SORT, "")
    .replace(/^(?:d[aeo]s?|del)\s|\s(?:d[aeo]s?|del)$/gu, "")
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word) && !/-.*-/.test(word));
}

/** "Pizzaria de forno a lenha": what goes on so is one thing, and is not cut within. */
const GOES_ON = /^\s(?:a|à|ao|al)\s/u;
const OF_LAST = /\sd[aeo]s?\s\p{L}+$/u;

/** "Shimeji e shiitake orgânicos": what both are is the name of neither. */
const withoutOthers = (words: string[], at: number, language: Language): string[] =>
  language !== "en" && at > 0 && words.length === 2 && !isPlural(words[0] ?? "") && isPlural(words[1] ?? "")
    ? words.slice(0, 1)
    : words;

/** What stands in many a text, and is the matter of none. */
export const isAside = (word: string): boolean => tagWords("asides").has(fold(word));
const isAnyones = (word: string): boolean => tagWords("anyones").has(fold(word));

/** "Mariachi de ocho músicos": how many they are is looked for by nobody. */
const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dois|duas|três|quatro|sete|oito|nove|dez)$/iu;

/** The name as it is looked for: whole, or the parts of it that are a thing by themselves. */
function tagged(words: readonly string[], language: Language): string[] {
  const isEnglish = language === "en";
  const whole = isLookedFor(words) ? [words] : [];
  const told = [...whole, ...(isEnglish ? endsOf(words) : whole.length > 0 ? [] : partsOf(words))]
    .filter((part) => !part.every((word) => isAnyones(word) || isStopWord(fold(word))))
    .filter((part) => !NUMBER.test(part[0] ?? "") && !(part.length === 1 && isAside(part[0] ?? "")))
    .map((part) => tagOf(part.join("")))
    .filter((tag) => tag.length >= SHORTEST && tag.length <= TAG_MAX);
  if (!isEnglish) return told;
  const short = told.filter((tag) => tag.length <= WHOLE);
  return (short.length > 0 ? short : told).slice(0, 1);
}

/** An English name ends in what it is, and no part of it begins within a compound: "servicing" of "sewing machine". */
const endsOf = (words: readonly string[]): string[][] =>
  words
    .map((_, from) => words.slice(from))
    .filter((part, from) => from > 0 && part.length < WORDS_MAX && !isCompound(`${words[from - 1]} ${part[0]}`, "en"));

/** In the others it begins with it; what stands behind its "de" tells more, and all where its head is anyone's. */
function partsOf(words: readonly string[]): string[][] {
  const at = words.findIndex((word) => OF.test(word));
  if (at < 1) return [];
  const [head, behind] = [words.slice(0, at), words.slice(at + 1)];
  if (isAnyones(words[0] ?? "")) return isLookedFor(behind) ? [behind] : partsOf(behind);
  const [of = "", kind = ""] = behind;
  // "Discos de vinilo nuevos" are new discs; "madre" of "masa madre" stands with its own.
  const isHeads =
    behind.length === 2 &&
    /[oa]s?$/u.test(kind) &&
    isPlural(kind) === isPlural(head.at(-1) ?? "") &&
    isPlural(kind) !== isPlural(of);
  if (isHeads) return [[...head, words[at] ?? "", of]];
  const second = behind.findIndex((word) => OF.test(word));
  if (second > 0 && at + 1 + second <= WORDS_MAX) return [words.slice(0, at + 1 + second)];
  return [head, ...(behind.length === 2 && second < 0 ? [behind] : [])];
}

const isLookedFor = (words: readonly string[]): boolean =>
  words.length <= WORDS_MAX && tagOf(words.join("")).length <= TAG_MAX;
const OF = /^d[aeo]s?$/u;
const isPlural = (word: string): boolean => word.endsWith("s");
