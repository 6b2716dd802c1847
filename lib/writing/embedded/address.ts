import { readAddress } from "#lib/content/tone/address.ts";
import { readVos } from "#lib/content/tone/vos.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { inPlaceOf } from "./letters.ts";

export type Address = "vos" | "usted" | "tu";

/** "Pida su presupuesto" before "te escribimos": whoever writes usted seldom says it twice. */
const ADDRESSES: readonly Address[] = ["usted", "vos", "tu"];

const standing = (words: string, flags: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);

const shownBy = (text: string): Address | null => {
  const known = readAddress();
  return ADDRESSES.find((address) => standing(known[address], "iu").test(text)) ?? null;
};

/** How a brief's reader is spoken to in Spanish: as its own text does, or the brand, or people where the brand is. */
export function addressOf({ brand, language, theme }: Pick<Brief, "brand" | "language" | "theme">): Address | null {
  if (language !== "es") return null;
  const { near, places } = readAddress();
  const about = `${brand.description} ${brand.toneOfVoice}`;
  const own = shownBy(theme) ?? shownBy(about);
  if (own !== null || standing(places, "u").test(brand.description)) return own ?? "vos";
  return standing(near, "iu").test(`${theme} ${about}`) ? "tu" : null;
}

/** "¿Alguna pregunta?" asks nobody to ask, and "{B} responde" is what the brand does. */
const TOLD = /(?<!\}\s)(?<!(?<!\p{L})(?:un|una|la|el|tu|alguna?|otra|cada|esta|esa|nuestra)\s)(?<!\p{L})\p{L}+/giu;

/** A line of ours that says "tú", in the words of who says "vos". */
export function inVos(line: string): string {
  const { forms } = readAddress();
  return line.replace(TOLD, (word) => {
    const said = forms[word.toLowerCase()];
    return said === undefined ? word : inPlaceOf(word, said);
  });
}

let kept: RegExp | undefined;

/** What may be a verb, and phrases that tell which one is. */
const verbs = (): RegExp => (kept ??= verbsOf(Object.keys(readVos().forms)));

function verbsOf(forms: readonly string[]): RegExp {
  const phrases = forms.filter((form) => form.includes(" ")).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})|\\p{L}+`, "giu");
}

const STATEMENT = /(?<=[.:!?]\s+)/u;
/** The next thing to do begins here. */
const GOES_ON = /(?:[;,]|\sy)\s*$/u;

/** A text of the library, which says "tú", in the words of who says "vos": what is a noun too is an order where it begins a sentence, and behind one that does. */
export const toldInVos = (text: string): string => text.split(STATEMENT).map(ordered).join("");

function ordered(statement: string): string {
  const { forms, nouns } = readVos();
  const first = /^[¡¿“"]?/u.exec(statement)?.[0].length ?? 0;
  let isOrder = false;
  return statement.replace(verbs(), (word, at: number) => {
    const said = forms[word.toLowerCase()];
    if (said === undefined) return word;
    const isSure = !nouns.has(word.toLowerCase());
    if (at === first) isOrder = true;
    if (!isSure && at !== first && !(isOrder && GOES_ON.test(statement.slice(0, at)))) return word;
    return inPlaceOf(word, said);
  });
}
