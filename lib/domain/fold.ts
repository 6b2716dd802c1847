import type { Language } from "./language.ts";

/** Lower case without accents, letter by letter: an index in the folded text is one in the text. */
export const fold = (text: string): string =>
  Array.from(text.normalize("NFC").toLowerCase(), (letter) => {
    const plain = letter.normalize("NFD")[0] ?? letter;
    return letter.length === 1 ? plain : letter;
  }).join("");

export const tokensOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const STOP: Record<Language, string> = {
  pt: "a o as os um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela para pra com sem e ou que se como mais mas nao sim seu sua seus suas voce voces eu ele ela isso isto este esta esse essa todo toda todos todas mundo quem quando onde qual quais cada ja so ate sobre entre antes depois hora fazer faz tem ter ser esta sao foi vai muito pouco melhor bem dia casa comum comuns erro erros dica dicas passo passos mito mitos verdade pergunta perguntas checklist comete cometem evitar precisa saber primeiro primeira",
  en: "a an the of to in on at by for with without and or that this these those is are be was it its as how what when where which who why you your yours we our i my they their not no do does did can should will would more most than then from into about before after every everyone all any each get make makes making have has mistake mistakes tip tips step steps myth myths truth question questions checklist common avoid need know people home day best good first",
  es: "a el la los las un una unos unas de del en al por para con sin y o que se como mas pero no si tu tus su sus te me lo le les este esta esto ese esa eso todo toda todos todas mundo quien cuando donde cual cuales cada ya solo hasta sobre entre antes despues hora hacer hace tiene tener ser es son fue va muy poco mejor bien dia casa comun comunes error errores consejo consejos paso pasos mito mitos verdad pregunta preguntas checklist comete cometen evitar necesitas saber primero primera",
};

const STOPS = new Set(Object.values(STOP).flatMap((words) => words.split(" ")));

/** A folded word that carries no matter, in any of our languages. */
export const isStopWord = (token: string): boolean => STOPS.has(token);

/** The words that carry the matter, shortened so that "guardar" meets "guardado". */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    tokensOf(text)
      .filter((token) => token.length > 2 && !STOPS.has(token))
      .map(stemOf),
  ),
];

export const stemOf = (token: string): string => (token.length > 5 ? token.slice(0, 5) : token.replace(/s$/, ""));

/** How many of the listed beginnings of words stand in a text; those shorter than `shortest` as whole words. */
export function hits(list: string, text: string, shortest = 4): number {
  const tokens = tokensOf(text);
  const joined = ` ${tokens.join(" ")} `;
  return list.split(" ").filter((word) => {
    if (word.includes("_")) return joined.includes(` ${word.replaceAll("_", " ")}`);
    return tokens.some((token) =>
      word.length < shortest ? token === word || token === `${word}s` : token.startsWith(word),
    );
  }).length;
}

const TELLING: Record<Language, Set<string>> = {
  pt: words(
    "não em ao aos do da das os uma você com seu sua um nas mais são é também já até pelo pela sem à e o ou ele ela quem bem muito meu minha isso numa nem foi pra",
  ),
  en: words("the and to of how your for in with when is are what why an on it from not you do does my best without"),
  es: words(
    "en el los las una con tu del y al un lo por más es también ya hasta sin qué cómo su la hay muy pero mi uno ni tus sus veces entre",
  ),
};

function words(list: string): Set<string> {
  return new Set(list.split(" "));
}

/** The language that a text shows by its small words; null when it shows none. */
export function languageOf(text: string): Language | null {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = { pt: 0, en: 0, es: 0 };
  for (const token of tokens) {
    for (const language of ["pt", "en", "es"] as const) if (TELLING[language].has(token)) scores[language]++;
    if (/[ãõç]|[ln]h[aeiou]/.test(token)) scores.pt += 2;
    if (/ñ/.test(token)) scores.es += 2;
    if (/(ción|ciones)$/.test(token)) scores.es++;
    if (/(ção|ções|agem)$/.test(token)) scores.pt++;
  }
  if (/[¿¡]/.test(text)) scores.es += 2;
  const [first, second] = Object.entries(scores).toSorted(([, a], [, b]) => b - a) as [Language, number][];
  return first && second && first[1] > second[1] ? first[0] : null;
}
