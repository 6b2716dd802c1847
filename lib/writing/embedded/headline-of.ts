import { readSpelling } from "#lib/content/spelling/spelling.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { excerpt } from "#lib/domain/text.ts";
import { fold } from "#lib/domain/fold.ts";
import { begun } from "./sentence.ts";

const ASKED =
  /^(?:(?:quero|faca|crie|escreva|fale|me faz|gere|haz|escribe|crea|write|make|create)\s+)?(?:(?:um|uma|un|a|an)\s+)?(?:post|carrossel|carousel|carrusel|reels?|video|conteudo|contenido|content|publicacao|publicacion|infografico|infographic|infografia)\s+(?:sobre|about|de|com|con|on)\s+/;

/** "Just moved house? Locks checklist" is one theme. */
const SHORT_LINE = 60;

/** A title is made of its first clause where it is longer than one. */
const HEADLINE_MAX = 180;

/** The one line of a theme that can stand as a title. */
export function headlineOf(text: string): string {
  const line = text.trim().split(/\n/)[0] ?? "";
  const flat = calm(line)
    .replace(/\s+/g, " ")
    .replace(/^["'“”«]+|["'“”»]+$/g, "")
    .replace(/[{}<>[\]]/g, "");
  const asked = ASKED.exec(fold(flat));
  const rest = asked ? flat.slice(asked[0].length) : flat;
  const sentence = rest.length <= SHORT_LINE ? rest : (/^.{12,}?[.!?](?=\s)/.exec(rest)?.[0] ?? rest);
  return begun(
    excerpt(
      sentencesBegun(daysNamed(sentence))
        .trim()
        .replace(/[.;:,\s]+$/, ""),
      HEADLINE_MAX,
    ),
  );
}

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b/g;
/** "14 march", "may 3", "in march": elsewhere they are words. */
const MARCH_OR_MAY =
  /(?<=\d(?:st|nd|rd|th)?\s(?:of\s)?|\b(?:in|until|till|since|from|by|early|late|next|last|every)\s)(?:march|may)\b|\b(?:march|may)(?=\s\d)/g;
/** English writes a day's and a month's name with its capital; in the other languages no word looks like one. */
export const daysNamed = (line: string): string => line.replace(DAY, begun).replace(MARCH_OR_MAY, begun);

/** "¿Espresso o filtro? queremos saber": what follows a question is a sentence of its own. */
const sentencesBegun = (line: string): string =>
  line.replace(/(?<=\p{L}[?!]\s+)[¿¡]?\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A theme that is typed in capitals is not meant to be shouted. */
const calm = (line: string): string =>
  /\p{Ll}/u.test(line) || line.split(/\s+/).length < 3
    ? line
    : line.toLowerCase().replace(/\p{L}+/gu, (word) => (isAcronym(word) ? word.toUpperCase() : word));

const isAcronym = (word: string): boolean => LANGUAGES.some((language) => readSpelling(language).acronyms.has(word));
