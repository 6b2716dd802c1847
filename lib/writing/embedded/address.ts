import { readAddress } from "#lib/content/tone/address.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { capital } from "./letters.ts";

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
  const own = shownBy(theme) ?? shownBy(`${brand.description} ${brand.toneOfVoice}`);
  return own ?? (standing(readAddress().places, "u").test(brand.description) ? "vos" : null);
}

/** "¿Alguna pregunta?" asks nobody to ask, and "{B} responde" is what the brand does. */
const TOLD = /(?<!\}\s)(?<!(?<!\p{L})(?:un|una|la|el|tu|alguna?|otra|cada|esta|esa|nuestra)\s)(?<!\p{L})\p{L}+/giu;

/** A line of ours that says "tú", in the words of who says "vos". */
export function inVos(line: string): string {
  const { forms } = readAddress();
  return line.replace(TOLD, (word) => {
    const said = forms[word.toLowerCase()];
    if (said === undefined) return word;
    return word === word.toLowerCase() ? said : capital(said);
  });
}
