import type { Language } from "#lib/domain/language.ts";
import { namedIn } from "#lib/writing/embedded/find-picture.ts";

/** A picture of the library, and what people said of it. */
export interface Described {
  readonly id: string;
  readonly key: string;
  readonly altText: string | null;
  readonly tags: readonly string[];
}

/** What a page wants to show: the thing, in English, and the words that stand beside it. */
export interface Wanted {
  readonly subject: string;
  readonly beside: string;
}

interface Match<Picture> {
  readonly picture: Picture;
  /** what was said of it that is asked for */
  readonly matched: string;
}

const AFTER_HEAD = /\s(?:in|on|at|of|with|by|for|from|under|over|near|and|while|who|that)\s.*$/i;
/** A sentence names its thing first: what else it names may be in the picture, and may not. */
const TELLING = 1;
const MATCHED_MAX = 60;

const plain = (text: string): string =>
  ` ${(
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => (word.length > 3 ? word.replace(/(?:ae|oe)s$/, "ao").replace(/s$/, "") : word))
    .join(" ")} `;

const headOf = (subject: string): string => plain(subject.replace(AFTER_HEAD, "")).trim().split(" ").at(-1) ?? "";

/** How much a picture shows what is wanted, and by which of its words. */
function evidence({ altText, tags }: Described, { beside, subject }: Wanted, language: Language) {
  const said = plain(beside);
  const head = headOf(subject);
  const names = (text: string) => namedIn(text, language).slice(0, TELLING);
  const isIt = (noun: string) => noun === subject || (head !== "" && headOf(noun) === head);
  const spoken = tags.find((tag) => plain(tag).trim() !== "" && said.includes(plain(tag)));
  if (spoken !== undefined) return { points: 4, matched: spoken };
  const tagged = tags.find((tag) => names(tag).some(isIt));
  if (tagged !== undefined) return { points: 3, matched: tagged };
  if (altText !== null && names(altText).some(isIt)) return { points: 2, matched: altText };
  return null;
}

/** For each wish the picture that is known to show it, each picture once; the surest first. */
export function matchPictures<Picture extends Described>(
  pictures: readonly Picture[],
  wishes: readonly (Wanted | null)[],
  language: Language,
): (Match<Picture> | null)[] {
  const pairs = wishes
    .flatMap((wish, index) => {
      if (!wish) return [];
      return pictures.flatMap((picture) => {
        const found = evidence(picture, wish, language);
        return found ? [{ index, picture, ...found }] : [];
      });
    })
    .toSorted((one, other) => other.points - one.points);
  const chosen = wishes.map((): Match<Picture> | null => null);
  const used = new Set<string>();
  for (const { index, matched, picture } of pairs) {
    if (chosen[index] || used.has(picture.id)) continue;
    used.add(picture.id);
    chosen[index] = { picture, matched: [...matched].slice(0, MATCHED_MAX).join("") };
  }
  return chosen;
}
