/** How many letters of a listed word tell it, whatever its ending: "flor" is not in "Florianópolis". */
export const TRADE_STEM = 6;
export const TOPIC_STEM = 5;

/** Of a small form, what it is small of: "cachorrinho" of "cachorro". */
const whole = (word: string): string =>
  word.length >= SMALL ? word.replace(/(?:z?inh|c?it)([oa]s?)$/u, "$1").replace(/e([oa])s?$/u, "e") : word;
const SMALL = 7;

/** Whether a folded word or what it is a small form of is one of a list; `joined` is the text that it stands in, for phrases. */
export const isListed = (word: string, list: string, stem: number, joined: string): boolean =>
  [...new Set([word, whole(word)])].some((form) => standsListed(form, list, stem, joined));

function standsListed(word: string, list: string, stem: number, joined: string): boolean {
  return list.split(" ").some((listed) => {
    // A word that ends in "_" counts whole: "mel_" is not in "melhor".
    if (listed.endsWith("_")) return word === listed.slice(0, -1);
    if (listed.includes("_")) {
      const phrase = listed.replaceAll("_", " ");
      return phrase.split(" ").includes(word) && joined.includes(` ${phrase} `);
    }
    if (listed.length >= stem) return word.startsWith(listed);
    return word === listed || word === `${listed}s` || word === `${listed}es`;
  });
}
