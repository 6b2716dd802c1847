import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { namedIn } from "#lib/writing/embedded/find-picture.ts";

const LINKS: ReadonlySet<string> = new Set(["de", "da", "do", "das", "dos", "del"]);
const DEFINITE: ReadonlySet<string> = new Set(["o", "a", "os", "as", "el", "la", "los", "las", "the"]);

/** A thing that a theme names, and with its article where it has a definite one. */
interface Thing {
  name: string;
  definite: string | null;
}

/** What a theme names and an artist can draw, as it writes it: "sofá", "máquina de lavar". */
export function thingsOf(title: string, language: Language): Thing[] {
  const words = title.match(/[\p{L}\p{N}’'-]+|[^\p{L}\p{N}\s]/gu) ?? [];
  const { light } = readToldWords(language);
  const isEnd = (word: string | undefined): boolean =>
    word === undefined || /^\P{L}/u.test(word) || light.has(fold(word));
  return words.flatMap((word, at): Thing[] => {
    if (word.length < 3 || LINKS.has(fold(words[at - 1] ?? "")) || namedIn(word, language).length === 0) return [];
    const [link = "", linked] = words.slice(at + 1, at + 3);
    const name = LINKS.has(fold(link)) && linked && !isEnd(linked) ? `${word} ${link} ${linked}` : word;
    const article = (words[at - 1] ?? "").toLowerCase();
    // In English what stands behind may be the thing, and this only says of what kind.
    const isWhole = language !== "en" || isEnd(words[at + 1]);
    return [{ name, definite: isWhole && DEFINITE.has(article) ? `${article} ${name}` : null }];
  });
}
