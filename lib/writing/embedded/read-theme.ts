import type { Kind } from "#lib/content/phrases/phrases.ts";
import type { Language } from "#lib/domain/language.ts";
import { excerpt } from "#lib/domain/text.ts";
import { fold } from "#lib/domain/fold.ts";
import { languageOf } from "#lib/writing/words/known-words.ts";

export interface Theme {
  /** the theme as one line that can stand as a title */
  headline: string;
  kind: Kind;
  /** how many of the kind were asked for */
  number: number | null;
  /** what it is about, as it stands inside a sentence; empty when nothing is left */
  subject: string;
  howTo: boolean;
  /** so many of something that only the theme's author has: "7 restaurants of our street" */
  promises: boolean;
  audience: string | null;
  language: Language | null;
}

const NOUNS: [Kind, string][] = [
  ["mistakes", "erros?|falhas?|deslizes?|mistakes?|errors?|errores|fallos?"],
  ["myths", "mitos?(?: e verdades?| y verdades?)?|mentiras?|myths?(?: and facts)?"],
  [
    "checklist",
    "check-?list|lista de (?:verificacao|conferencia|control)|itens|o que (?:conferir|verificar|levar|revisar|checar)|what to (?:check|pack|bring)|que (?:revisar|llevar|verificar)",
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
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join("|")}`;
const BEFORE = `(?:(?:os|as|the|los|las|top|nossos|nossas|our|my)\\s+)?(?:(${NUMBER})\\s+)?(?:(?:maiores|principais|piores|melhores|grandes|common|biggest|worst|best|principales|peores|mejores|simple|easy|quick|simples|pequenos|small)\\s+)*`;

const COUNTED = new RegExp(`^(?:(?:os|as|the|los|las|top)\\s+)?(?:${NUMBER})\\s+(?=\\p{L}{3})`, "u");
const ASKED =
  /^(?:(?:quero|faca|crie|escreva|fale|me faz|gere|haz|escribe|crea|write|make|create)\s+)?(?:(?:um|uma|un|a|an)\s+)?(?:post|carrossel|carousel|carrusel|reels?|video|conteudo|contenido|content|publicacao|publicacion|infografico|infographic|infografia)\s+(?:sobre|about|de|com|con|on)\s+/;
const AUDIENCE =
  /\s(?:para|pra|for)\s((?:iniciantes|beginners|principiantes|quem|quien|people who|maes|pais|madres|padres|parents|mothers|pequenas empresas|pequenos negocios|small businesses|pequenos negocios|pymes|criancas|kids|children|ninos|idosos|adultos|adults|estudantes|students|estudiantes)\b.*)$/;
const HOW_TO = /^(?:como|how to|how do (?:i|you))\s+/;
const WHEN =
  /^(?:com que frequencia|de quanto em quanto|quando|quant[oa]s?|how (?:often|many|much|long)|when|cada cuanto|cuando|cuant[oa]s?)\s/;
const WHY = /^(?:por que|porque|why)\s+/;
const VERSUS = /\s(?:vs\.?|versus|x)\s|^(?:a )?(?:diferencas?|difference|diferencia)s? (?:entre|between)\s/;
const OR = /\s(?:ou|or|o)\s/;

/** What a person asks for: kind, number, subject, audience. */
export function readTheme(text: string): Theme {
  const headline = headlineOf(text);
  const language = languageOf(headline);
  const folded = fold(headline);
  const audience = AUDIENCE.exec(folded);
  const withoutAudience = audience ? headline.slice(0, audience.index) : headline;
  const found = readKind(withoutAudience);
  return {
    headline,
    language,
    audience: audience ? headline.slice(headline.length - (audience[1]?.length ?? 0)) : null,
    promises: false,
    ...found,
    subject: tidySubject(found.subject),
  };
}

function headlineOf(text: string): string {
  const line = text.trim().split(/\n/)[0] ?? "";
  const flat = line
    .replace(/\s+/g, " ")
    .replace(/^["'“”«]+|["'“”»]+$/g, "")
    .replace(/[{}<>[\]]/g, "");
  const asked = ASKED.exec(fold(flat));
  const rest = asked ? flat.slice(asked[0].length) : flat;
  const sentence = /^.{12,}?[.!?](?=\s)/.exec(rest)?.[0] ?? rest;
  return capital(excerpt(sentence.trim().replace(/[.;:,\s]+$/, ""), 110));
}

type Found = Pick<Theme, "kind" | "number" | "subject" | "howTo"> & { promises?: boolean };

function readKind(headline: string): Found {
  const colon = /^(.{3,60}?):\s+(.{4,})$/.exec(headline);
  if (colon?.[1] && colon[2]) {
    const after = byNoun(colon[2]);
    if (after) return { ...after, subject: colon[1], howTo: HOW_TO.test(fold(colon[1])) };
    const before = byNoun(colon[1]);
    if (before) return before;
    const asked = readKind(colon[2]);
    if (asked.kind === "comparison") return { ...asked, subject: headline };
    return { ...readKind(colon[1]), subject: readKind(colon[1]).subject || colon[1] };
  }
  const folded = fold(headline);
  const howTo = HOW_TO.exec(folded);
  if (howTo) return { kind: "steps", number: null, subject: headline.slice(howTo[0].length), howTo: true };
  const noun = byNoun(headline);
  if (noun) return noun;
  const many = COUNTED.exec(folded);
  if (many)
    return { kind: "open", number: null, subject: headline.slice(many[0].length), howTo: false, promises: true };
  const why = WHY.exec(folded);
  if (why) return { kind: "reasons", number: null, subject: headline.slice(why[0].length), howTo: false };
  const versus = VERSUS.exec(folded);
  if (versus)
    return {
      kind: "comparison",
      number: null,
      subject: versus.index === 0 ? headline.slice(versus[0].length) : headline,
      howTo: false,
    };
  const short = headline.split(" ").length <= 9;
  if (OR.test(folded) && short) return { kind: "comparison", number: null, subject: headline, howTo: false };
  if (headline.endsWith("?") || WHEN.test(folded))
    return { kind: "question", number: null, subject: headline, howTo: false };
  return { kind: "open", number: null, subject: headline, howTo: false };
}

function byNoun(text: string): Found | null {
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

const numberOf = (word: string | undefined): number | null => {
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
  let text = rest.replace(/^[:,\-–—]\s*/, "");
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

const tidySubject = (text: string): string =>
  lower(
    text
      .trim()
      .replace(/[?!.:;,]+$/, "")
      .replace(/^[¿¡]/, ""),
  );

export const capital = (text: string): string =>
  text.replace(/^([¿¡"“]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

const NAMES =
  /^(?:Instagram|WhatsApp|Google|Pix|Natal|Páscoa|Carnaval|Christmas|Easter|Navidad|Brasil|Brazil|México|I|Black|LinkedIn|TikTok|YouTube|Excel)\b/;

/** Without the capital that only the beginning of a line gave it. */
export const lower = (text: string): string =>
  NAMES.test(text) || /^\S*\p{Lu}\S*\p{Lu}/u.test(text)
    ? text
    : text.replace(/^([¿¡]?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());
