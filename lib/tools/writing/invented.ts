import { LANGUAGES } from "#lib/domain/language.ts";
import { readPhrases } from "#lib/content/phrases/phrases.ts";
import type { Fault } from "./fault.ts";
import { libraryOf, stringsIn, toldIn } from "./known.ts";
import { plain, sentencesIn, wordsOf } from "./plain.ts";
import { allIn, type Post } from "./post.ts";

/** From the first; "may" is a verb more often than a month. */
const MONTHS = [
  "janeiro|january|enero",
  "fevereiro|february|febrero",
  "março|march|marzo",
  "abril|april",
  "maio|mayo",
  "junho|june|junio",
  "julho|july|julio",
  "agosto|august",
  "setembro|september|septiembre",
  "outubro|october|octubre",
  "novembro|november|noviembre",
  "dezembro|december|diciembre",
];
const WEEKDAYS =
  "domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|viernes";
const UNITS =
  "minutos?|minutes?|horas?|hours?|dias?|días?|days?|semanas?|weeks?|mes|meses|mês|months?|anos?|años?|years?|reais|pesos|euros?|dollars?|dólares|pounds?|litros?|quilos?|kilos?|metros?|meters?|metres?";

/** In this order: what one has found is not looked at again. */
const LOOKS: readonly [kind: string, pattern: RegExp][] = [
  [
    "address",
    /(?:https?:\/\/)?[\p{L}\d_-]+(?:[.@][\p{L}\d_-]+)*[.@][\p{L}\d-]+\.?(?:com|org|net|br|es|uk|io|cat|app|mx|ar)(?:\/[^\s)]*)?(?!\p{L})|https?:\/\/\S+/giu,
  ],
  ["handle", /(?<![\p{L}\p{N}])@[\p{L}\d_.]+/gu],
  [
    "price",
    /(?:R\$|US\$|S\/|[$€£])\s?\d[\d.,]*\d|(?:R\$|US\$|S\/|[$€£])\s?\d|\d[\d.,]*\s?(?:€|reais|pesos|euros|dollars)/giu,
  ],
  ["phone", /\+?\(?\d{2,}\)?[\s.-]?\d[\d\s.-]{4,}\d/gu],
  [
    "date",
    new RegExp(String.raw`(?<!\p{L})(?:${MONTHS.join("|")}|${WEEKDAYS})(?!\p{L})|\d{1,2}\/\d{1,2}(?:\/\d+)?`, "giu"),
  ],
  ["number", /\d+(?:[.,:]\d+)*/gu],
];

const NUMBER_WORDS = [
  "dois|duas|two|dos",
  "três|three|tres",
  "quatro|four|cuatro",
  "cinco|five",
  "seis|six",
  "sete|seven|siete",
  "oito|eight|ocho",
  "nove|nine|nueve",
  "dez|ten|diez",
];

/** "dois dias" as "2 dias": a number in letters counts where it measures. */
const inDigits = (text: string): string =>
  NUMBER_WORDS.reduce(
    (told, words, index) =>
      told.replace(new RegExp(String.raw`(?<!\p{L})(?:${words})(?=\s(?:${UNITS})(?!\p{L}))`, "giu"), String(index + 2)),
    text,
  );

let counted: ReadonlySet<string> | undefined;

/** What the phrases count: "4 dicas" counts the post's own points. */
const countedNouns = (): ReadonlySet<string> =>
  (counted ??= new Set(
    LANGUAGES.flatMap((language) => {
      const phrases = readPhrases(language);
      const after = stringsIn(phrases).flatMap((line) =>
        [...line.matchAll(/\{n\} (\p{L}+)/gu)].map(([, noun]) => noun ?? ""),
      );
      return [...after, ...Object.values(phrases.nouns)].map(plain);
    }),
  ));

const isCount = (text: string, at: number, found: string): boolean => {
  const next = /^\s+(\p{L}+)/u.exec(text.slice(at + found.length))?.[1] ?? "";
  return text.trim().replace(/[.º°]$/u, "") === found || countedNouns().has(plain(next));
};

const digits = (text: string): string => text.replace(/\D/g, "");

interface Known {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly digits: string;
}

function knownIn(whole: string): Known {
  const text = plain(inDigits(whole));
  const words = new Set(wordsOf(whole));
  const inFigures = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  // "9:00" is nine o'clock, "três" is 3
  const hours = inFigures.flatMap((number) => number.split(":"));
  const inLetters = NUMBER_WORDS.flatMap((ways, index) =>
    ways.split("|").some((way) => words.has(plain(way))) ? [String(index + 2)] : [],
  );
  return { text, words, numbers: new Set([...inFigures, ...hours, ...inLetters]), digits: digits(text) };
}

/** "21/6" of what is known as "21 de junho". */
function isKnownDay({ numbers, words }: Known, date: string): boolean {
  const [, day = "", month = ""] = /^0?(\d+)\/0?(\d+)$/.exec(date) ?? [];
  const names = MONTHS[Number(month) - 1]?.split("|") ?? [];
  return numbers.has(day) && names.some((name) => words.has(plain(name)));
}

/** Of one text, what is a fact by its looks and stands in nothing that was known. */
function factsNotIn(known: Known, text: string): { kind: string; words: string }[] {
  let rest = inDigits(text).replace(/^\s*\d+[.)]\s/u, "");
  return LOOKS.flatMap(([kind, pattern]) => {
    const found = [...rest.matchAll(pattern)].map((match) => ({ words: match[0].trim(), at: match.index }));
    const asked = rest;
    rest = rest.replace(pattern, (whole) => " ".repeat(whole.length));
    return found
      .filter(({ at, words }) => {
        if (kind === "number") return !known.numbers.has(words.replace(/:00$/, "")) && !isCount(asked, at, words);
        if (kind === "date" && isKnownDay(known, words)) return false;
        if (kind === "phone") return !known.digits.includes(digits(words));
        const isKnown = known.text.includes(plain(words).replace(/^https?:\/\/|[.,]$/g, ""));
        return !isKnown && !(kind === "price" && known.numbers.has(words.replace(/[^\d.,]/g, "")));
      })
      .map(({ words }) => ({ kind, words }));
  });
}

const NAME = /(?<=[\p{Ll}\d,;]["“«(]?\s["“«(]?)(\p{Lu}\p{Ll}{2,})(?!\p{L})/gu;

/** Capitals within a sentence, of words that nothing known has: "Ana", "Curitiba". */
const namesNotIn = ({ words }: Known, text: string): string[] =>
  sentencesIn(text)
    .flatMap((sentence) => Array.from(sentence.matchAll(NAME), ([, name]) => name ?? ""))
    .filter((name) => !wordsOf(name).every((word) => words.has(word) || words.has(word.replace(/s$/, ""))));

export function factsInvented({ piece, texts }: Post): Fault[] {
  const known = knownIn(`${toldIn(piece)}\n${libraryOf(piece)}`);
  const found = allIn(texts).flatMap((text) => [
    ...factsNotIn(known, text),
    ...namesNotIn(known, text).map((words) => ({ kind: "name", words })),
  ]);
  const unique = new Map(found.map((one) => [`${one.kind} ${one.words}`, one]));
  return [...unique.values()].map(({ kind, words }) => ({ kind: "fact invented", quote: words, detail: kind }));
}
