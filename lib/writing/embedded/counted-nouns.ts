import type { Kind } from "#lib/content/phrases/phrases.ts";
import { fold } from "#lib/domain/fold.ts";
import { languageOf } from "#lib/writing/words/known-words.ts";

export interface Found {
  kind: Kind;
  number: number | null;
  subject: string;
  howTo: boolean;
  promises?: boolean;
}

const NOUNS: [Kind, string][] = [
  ["mistakes", "erros?|falhas?|deslizes?|mistakes?|errors?|errores|fallos?"],
  [
    "myths",
    "mitos?(?: (?:e|y|o|ou|vs\\.?) (?:verdad(?:e|es)?|realidad(?:e|es)?|fatos?|hechos?))?|verdad(?:e|es)? (?:e|y|o|ou) (?:mitos?|mentiras?)|mentiras?|myths?(?: (?:and|or|vs\\.?) (?:facts?|truths?|reality))?|facts? (?:or|and|vs\\.?) (?:myths?|fiction)|true or false|verdadeiro ou falso|verdadero o falso",
  ],
  [
    "checklist",
    "check-?list|checks|check(?!\\s(?:engine|in|out|the|your|if))|chequeos|checagens|conferencias|lista de (?:verificacao|conferencia|control)|itens|o que (?:conferir|verificar|levar|revisar|checar)|what to (?:check|pack|bring)|que (?:revisar|llevar|verificar)",
  ],
  [
    "question",
    "perguntas?(?: frequentes)?|duvidas?(?: frequentes)?|questions?|preguntas?(?: frecuentes)?|dudas?|faq|o que perguntar|what to ask|que preguntar",
  ],
  ["timeline", "cronograma|linha do tempo|timeline|linea de tiempo"],
  [
    "steps",
    "passo a passo|passos?|etapas?|guia(?: pratico| rapido)?|tutorial|steps?|step by step|guide|paso a paso|pasos?",
  ],
  ["reasons", "motivos?|razoes|beneficios?|vantagens|reasons?|benefits?|razones|ventajas"],
  ["signs", "sinais|sintomas?|signs?|symptoms?|senales"],
  ["story", "(?:a |la |the )?historia|bastidores|um dia|story|behind the scenes|un dia|a day"],
  [
    "tips",
    "dicas?|truques?|segredos?|cuidados?|conselhos?|habitos?|ideias?|jeitos?|maneiras?|formas?|coisas|regras?|tips?|tricks?|secrets?|ways|habits?|ideas?|things|rules?|consejos?|trucos?|secretos?|maneras?|cosas|claves?|reglas?",
  ],
];

const NUMBERS: Record<string, number> = {
  dois: 2,
  duas: 2,
  two: 2,
  dos: 2,
  tres: 3,
  three: 3,
  quatro: 4,
  four: 4,
  cuatro: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  sete: 7,
  seven: 7,
  siete: 7,
  oito: 8,
  eight: 8,
  ocho: 8,
  nove: 9,
  nine: 9,
  nueve: 9,
  dez: 10,
  ten: 10,
  diez: 10,
};
export const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join("|")}`;
const BEFORE = `(?:(?:os|as|the|los|las|top|nossos|nossas|our|my)\\s+)?(?:(${NUMBER})\\s+)?(?:(?:maiores|principais|piores|melhores|grandes|common|biggest|worst|best|principales|peores|mejores|simple|easy|quick|simples|pequenos|small)\\s+)*`;

/** "5 mistakes when…", "mitos sobre…": what the noun of a theme counts, and what of. */
export function byNoun(text: string): Found | null {
  const folded = fold(text);
  for (const [kind, nouns] of NOUNS) {
    const lead = new RegExp(`^${BEFORE}(?:${nouns})(?![\\p{L}\\p{N}])`, "u").exec(folded);
    if (lead) {
      return { kind, number: numberOf(lead[1]), subject: afterNoun(text.slice(lead[0].length).trim()), howTo: false };
    }
  }
  for (const [kind, nouns] of NOUNS) {
    const tail = new RegExp(`^${BEFORE}(.{3,40}?)\\s(?:${nouns})(?![\\p{L}\\p{N}])(.*)$`, "u").exec(folded);
    if (tail?.[2] && tail[1] !== undefined && languageOf(text) !== "pt" && languageOf(text) !== "es") {
      const start = folded.indexOf(tail[2]);
      return { kind, number: numberOf(tail[1]), subject: text.slice(start, start + tail[2].length), howTo: false };
    }
  }
  return null;
}

export const numberOf = (word: string | undefined): number | null => {
  if (!word) return null;
  const value = NUMBERS[word] ?? Number(word);
  return value >= 2 && value <= 20 ? value : null;
};

const ADJECTIVES =
  /^(?:comuns?|mais comuns|frequentes?|classicos?|simples|rapidas?|praticas?|essenciais|basicas?|comunes|mas comunes|frecuentes|sencillos?|practicos?|to avoid)\s+/;
const RELATIVE =
  /^(?:que|that|which|people|everyone|we|you)\b.{0,60}?\s(?:ao|na hora de|al|a la hora de|when|while|with|com|con|about|sobre|em|no|na|nos|nas|en|in)\s+/;
const RELATIVE_VERB = /^(?:que|that|which)\s+(?:todo mundo |everyone |todos )?\S+\s+/;
const CONNECTOR =
  /^(?:ao|aos|na hora de|al|a la hora de|when|while|de como|de que|that|para|pra|antes de|before|de|do|da|dos|das|del|em|no|na|nos|nas|en|in|on|com|con|with|about|sobre|for|of|to)\s+/;
const ARTICLE = /^(?:o|a|os|as|el|la|los|las|the)\s+/;

function afterNoun(rest: string): string {
  let text = rest.replace(/^[?:,\-–—]+\s*[¿¡]?/, "");
  const strip = (pattern: RegExp): boolean => {
    const found = pattern.exec(fold(text));
    if (found) text = text.slice(found[0].length);
    return found !== null;
  };
  strip(ADJECTIVES);
  if (!strip(RELATIVE) && !strip(RELATIVE_VERB)) strip(CONNECTOR);
  strip(ARTICLE);
  return text;
}
