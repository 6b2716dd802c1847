/** How many letters of a listed word tell it, whatever its ending: "flor" is not in "Florianópolis". */
export const TRADE_STEM = 6;
export const TOPIC_STEM = 5;

/** Of a small form, what it is small of: "cachorrinho" of "cachorro". */
const whole = (word: string): string =>
  word.length >= SMALL ? word.replace(/(?:z?inh|c?it)([oa]s?)$/u, "$1").replace(/e([oa])s?$/u, "e") : word;
const SMALL = 7;

/** Whether a folded word or what it is a small form of is one of a list; `joined` is the text that it stands in, for phrases. */
export const isListed = (word: string, list: string, stem: number, joined: string): boolean =>
  formsListed(word).some((form) => standsListed(form, list, stem, joined));

/** As it stands, and what it is a small form of. */
export const formsListed = (word: string): string[] => [...new Set([word, whole(word)])];

/** What a word begins with, or is, that stands in a list, alone or in a phrase. */
export function beginningsOf(list: string, stem: number): string[] {
  const { exact, phrases, stems } = listOf(list, stem);
  const begun = [...stems.values()].flat().map((listed) => listed.slice(0, stem));
  return [...exact, ...begun, ...phrases.keys()];
}

interface List {
  /** counted whole: "mel_" is not in "melhor" */
  exact: ReadonlySet<string>;
  /** by each of their words, beside it */
  phrases: ReadonlyMap<string, readonly (readonly [word: string, phrase: string])[]>;
  /** beginnings of words, by their first letter */
  stems: ReadonlyMap<string, readonly string[]>;
}

const read = new Map<number, Map<string, List>>();

/** A list is read once: each word of a brand is looked for in those of all trades. */
function listOf(list: string, stem: number): List {
  const lists = read.get(stem) ?? new Map<string, List>();
  read.set(stem, lists);
  const known = lists.get(list);
  if (known) return known;
  const all = list.split(" ");
  const bare = all.filter((listed) => !listed.includes("_"));
  const short = bare.filter((listed) => listed.length < stem);
  const phrases = all.filter((listed) => /_.*[^_]$/u.test(listed)).map((listed) => listed.replaceAll("_", " "));
  const made: List = {
    exact: new Set([
      ...all.filter((listed) => listed.endsWith("_")).map((listed) => listed.slice(0, -1)),
      ...short.flatMap((listed) => [listed, `${listed}s`, `${listed}es`]),
    ]),
    phrases: Map.groupBy(
      phrases.flatMap((phrase) => phrase.split(" ").map((word) => [word, phrase] as const)),
      ([word]) => word,
    ),
    stems: Map.groupBy(
      bare.filter((listed) => listed.length >= stem),
      (listed) => listed.charAt(0),
    ),
  };
  lists.set(list, made);
  return made;
}

function standsListed(word: string, list: string, stem: number, joined: string): boolean {
  const { exact, phrases, stems } = listOf(list, stem);
  return (
    exact.has(word) ||
    (stems.get(word.charAt(0))?.some((listed) => word.startsWith(listed)) ?? false) ||
    (phrases.get(word)?.some(([, phrase]) => joined.includes(` ${phrase} `)) ?? false)
  );
}
