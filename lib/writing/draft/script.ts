/** What a bracket in a script may ask of the voice. */
export const CUES = ["pause", "excited", "calm", "whisper", "slow", "fast"] as const;
export type Cue = (typeof CUES)[number];

const BRACKETS = /\[([^\]]*)\]/g;

export const cuesOf = (script: string): string[] =>
  Array.from(script.matchAll(BRACKETS), ([, cue]) => (cue ?? "").trim().toLowerCase());

export const isCue = (text: string): text is Cue => (CUES as readonly string[]).includes(text);

/** What is heard and shown: the script without its brackets. */
export const spokenText = (script: string): string => script.replace(BRACKETS, " ").replace(/\s+/g, " ").trim();

export const dropUnknownCues = (script: string): string =>
  script
    .replace(BRACKETS, (whole, cue: string) => (isCue(cue.trim().toLowerCase()) ? whole : " "))
    .replace(/[ \t]+/g, " ")
    .trim();

const COUNTIES =
  "Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow";

/** "Dra. Paula", "av. Ejército 710", "máx. 8" and "Co. Offaly" are one breath. */
const SENTENCE_END = new RegExp(
  String.raw`(?<=[.!?…]["”»)]?)(?<!(?<!\p{L})(?:dr[ae]?|sra?|dñ[ao]?|profa?|mr|mrs|ms|st|av|avda|blvd|boul|rod|trav|psje|pje|ctra|fracc|gral|nro|depto|dpto|tel|máx|mín|max|min|col|cra|esq|aprox|apto|núm|nº|edif|urb|pza|ing|arq|lic|inc|incl|approx|apt|d)\.)\s+(?!(?<=(?<!\p{L})co\.\s+)(?:${COUNTIES})(?!\p{L}))`,
  "iu",
);

/** The sentences that are spoken, in order; the photos of a narration are one for each. */
export const sentencesOf = (script: string): string[] =>
  spokenText(script)
    .split(SENTENCE_END)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

export const countWords = (script: string): number => spokenText(script).match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

/** Where each scene's words stand in the spoken text, in order; null from the first that does not. */
export function placeWords(script: string, runs: string[]): { from: number; to: number }[] | null {
  const spoken = spokenText(script);
  const places: { from: number; to: number }[] = [];
  let from = 0;
  for (const run of runs) {
    const words = run.trim();
    const found = words === "" ? -1 : spoken.indexOf(words, from);
    if (found === -1) return null;
    from = found + words.length;
    places.push({ from: found, to: from });
  }
  return places;
}
