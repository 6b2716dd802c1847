import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";

const SHORTEST = 4;
/** More letters are no word to look for. */
export const TAG_MAX = 24;
/** Of an English compound so much is still looked for whole. */
const WHOLE = 18;

/** A text as one word, with its accents. */
export const tagOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What ends the name of a trade: where, for whom and how it is done. */
const ENDS =
  /\s(?:para|pra|com|con|d[ao]s?|del|de\s(?:la|los|las|una?|uma?)|sem|sin|por|sob|de\s(?:barrio|bairro|confianza|confiança)|em|en|n[ao]s?|desde|que|a|à|ao|al|até|hasta|entre|feit[ao]s?|hech[ao]s?|using|providing|speciali[sz]ing|delivering|covering|for|with|without|in|on|at|by|from|to|near|across|around|since|that|who|which|made|making|serving|selling|offering|restoring|repairing|building|teaching|laid|cut|built|grown|sewn|woven|spun|cast|sold|bred|over|run|based|of|(?:l[ao]s?|the)\s\d.*|\d.*)(?=\s|$)|(?<!\sd[aeo]s?|\sdel)\s\p{L}{3,}(?:[ai]d[ao]s?|ed)(?=\s|$)|\s(?:d[aeo]s?\s|del\s)?\p{Lu}/u;
const AND = /\s*,\s*|\s(?:e|ou|y|o|and|or|&)\s/u;
const FIRST =
  /^(?:(?:a|an|the|our|your|uma?|uns|umas|os?|as?|un|una|unos|unas|el|la|los|las|two|three|dos|tres|dois|duas|small|little|tiny|independent|traditional|local|centro|espaço|espacio|pequen[ao]s?|pequeñ[ao]s?)\s)+/iu;
/** Alone these are anyone's. */
const ANYONES =
  /^(?:oficina|taller|loja|tienda|casa|estudio|workshop|shop|studio|store|bar|clube|club|grupo|group|associacao|asociacion|cooperativa|empresa|company|voluntari[ao]s|neighbours|projetos|projects|servicos|services|escola|escuela|school|aulas|clases|lessons|workshops?|talleres|conserto|consertos|reparacion|reparaciones|manutencao|mantenimiento|venda|venta|aluguel|alquiler|afinacao|afinacion|limpeza|limpieza|fabricacion|fabricacao|calibracao|repairs?|hire|sales?|passeios|paseos|centro|centre|center)$/;
/** "Plumber", "florist", "blacksmith" */
const AGENT = /(?:er|or|ist|ian|smith|wright)$/i;
/** "Cuidamos de roupas": who does is no trade, what it is done with may be. */
const DOES = /^(?:\p{L}+(?:[aei]mos|ndo)\s(?:(?:de|a)\s)?|we\s\p{L}+(?:\s|$))/iu;

/** What a brand calls its trade, in tags: the first that it says, then those that are of several words. */
export function tradesIn(description: string, language: Language): string[][] {
  const [sentence = ""] = description.normalize("NFC").split(/[.:;!?(]\s*|\s[–—-]\s/u);
  const doing = /^we\s/iu.test(sentence);
  // "We caption and subtitle films": what is done with it twice is its trade once.
  const chunks = sentence
    .split(AND)
    .map((chunk, at) => (doing && at > 0 ? chunk.replace(/^\p{L}+\s/u, "") : chunk).trim());
  const end = chunks.findIndex((chunk) => ENDS.test(chunk));
  const told = (end < 0 ? chunks : chunks.slice(0, end + 1)).map((chunk) => named(chunk));
  // "Loft and wall insulation" is two insulations; "plumber and heating engineer" are two people, "candles and beekeeping courses" two things.
  const own = told.map((words, at) => {
    const [first = ""] = words;
    const [, ...head] = told[at + 1] ?? [];
    const isHalf =
      language === "en" && words.length === 1 && head.length > 0 && !AGENT.test(first) && !/(?:s|ing)$/.test(first);
    return isHalf ? [...words, ...head] : words;
  });
  const first = own.findIndex(
    ([word, ...more]) => word !== undefined && (more.length > 0 || !ANYONES.test(fold(word))),
  );
  return own
    .map((words, index) => (index <= first || words.length > 1 ? tagged(words, language) : []))
    .filter((tags) => tags.length > 0);
}

function named(chunk: string): string[] {
  const [head = ""] = chunk.replace(FIRST, "").replace(DOES, "").split(ENDS);
  return head
    .replace(/\s(?:d[aeo]s?|del)$/u, "")
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word) && !/-.*-/.test(word));
}

/** The whole name, or its longest part that is short enough to be looked for. */
function tagged(words: readonly string[], language: Language): string[] {
  // An English name ends in what it is; of the others a part begins after its "de".
  const parts = words
    .map((_, from) => words.slice(from))
    .filter((_, from) => from === 0 || language === "en" || words[from - 1] === "de");
  const told = parts
    .map((part) => tagOf(part.join("")))
    .filter((tag) => tag.length >= SHORTEST && tag.length <= TAG_MAX);
  const own = told.filter((tag) => !isStopWord(fold(tag)) && !ANYONES.test(fold(tag)));
  const short = language === "en" ? own.filter((tag) => tag.length <= WHOLE) : own;
  return (short.length > 0 ? short : own).slice(0, 1);
}
