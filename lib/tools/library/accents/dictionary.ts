/** A Hunspell dictionary, as far as it tells which words there are. */
export interface Dictionary {
  readonly stems: readonly (readonly [stem: string, flags: string])[];
  readonly affixes: ReadonlyMap<string, readonly Affix[]>;
}

interface Affix {
  readonly isPrefix: boolean;
  readonly strip: string;
  readonly add: string;
  readonly flags: string;
  readonly fits: RegExp;
}

const AFFIX = /^([PS])FX\s+(\S)\s+(\S+)\s+([^\s/]+)(?:\/(\S+))?\s+(\S+)/u;

export function readDictionary(affixes: string, words: string): Dictionary {
  const rows = affixes.split("\n").flatMap(affixIn);
  const stems = words.split("\n").flatMap((line): (readonly [string, string])[] => {
    const [stem = "", flags = ""] = line.split(/[/\s]/u);
    return /^\p{Ll}+$/u.test(stem) ? [[stem, flags]] : [];
  });
  return { stems, affixes: Map.groupBy(rows, ({ flag }) => flag) };
}

function affixIn(line: string): (Affix & { readonly flag: string })[] {
  const [, kind, flag = "", strip = "", add = "", flags = "", found = ""] = AFFIX.exec(line) ?? [];
  const isPrefix = kind === "P";
  // Pronouns stand behind a hyphen, or have flags beyond ASCII.
  if (flag === "" || add.includes("-") || (!isPrefix && /\P{ASCII}/u.test(flag))) return [];
  const fits = new RegExp(isPrefix ? `^${found}` : `${found}$`, "u");
  return [{ flag, isPrefix, strip: strip === "0" ? "" : strip, add: add === "0" ? "" : add, flags, fits }];
}

const fitting = (stem: string, flags: string, { affixes }: Dictionary, prefixes: boolean): Affix[] =>
  [...flags]
    .flatMap((flag) => affixes.get(flag) ?? [])
    .filter(({ fits, isPrefix }) => isPrefix === prefixes && fits.test(stem));

/** A stem with all that is put behind it. */
export const inflected = (stem: string, flags: string, dictionary: Dictionary): string[] => [
  stem,
  ...fitting(stem, flags, dictionary, false).flatMap(({ add, flags: more, strip }) =>
    inflected(stem.slice(0, stem.length - strip.length) + add, more, dictionary),
  ),
];

/** The same with all that is put before it. */
export function formsOf(stem: string, flags: string, dictionary: Dictionary): string[] {
  const forms = inflected(stem, flags, dictionary);
  const before = fitting(stem, flags, dictionary, true);
  return [...forms, ...before.flatMap(({ add, strip }) => forms.map((form) => add + form.slice(strip.length)))];
}
