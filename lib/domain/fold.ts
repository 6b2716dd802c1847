const ACCENTED = /\P{ASCII}/gu;
const withoutAccent = (letter: string): string =>
  letter.length === 1 ? (letter.normalize("NFD")[0] ?? letter) : letter;

/** Lower case without accents, letter by letter: an index in the folded text is one in the text. */
export const fold = (text: string): string => text.normalize("NFC").toLowerCase().replace(ACCENTED, withoutAccent);

export const tokensOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

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
