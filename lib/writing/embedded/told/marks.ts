import { readToldWords } from "#lib/content/told/told.ts";
import type { Language } from "#lib/domain/language.ts";

/** The kinds of fact that may not be changed by a letter. */
const MARKS = ["link", "mail", "name", "phone", "price", "percent", "time", "date", "number"] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  kind: MarkKind;
  text: string;
  from: number;
  to: number;
}

const SIGN = String.raw`RD\$|R\$|C\$|US\$|U\$S|U\$|MX\$|AR\$|S\/\.?|Bs\.?|₡|₲|\$|€|£|(?<!\p{L})(?:USD|EUR|BRL|MXN|ARS|COP|CLP)`;
const AMOUNT = String.raw`\d+(?:[.,]\d+)*`;
const UNIT = String.raw`reais|real|pesos?|euros?|d[oó]lar(?:es)?|dollars?|soles|pounds?|cents?|centavos|€|£|USD|EUR|BRL|MXN`;
const DOMAINS =
  "com|org|net|br|mx|ar|es|io|app|co|me|link|shop|store|online|info|edu|gov|art|uk|us|pt|cl|pe|uy|ly|ee|ca|au|nz|ie|eu|fr|de|it|tv|gg|dev|ec|bo|py|cr|gt|hn|ni|pa|ve|cat|eus|gal|eco|club|coop|farm|ch|nl|dk|fi|pl|jp|za|xyz|biz|live|dev|page|site|blog|studio|design|cafe|bar|vet|social|example";

/** "Every 12 h" and "24h before" say how long, and no hour of a day. */
const NO_SPAN = String.raw`(?=\d)(?<!(?:cada|em|en|dentro de|durante|duram?|duran|within|every|in)\s)`;
const NO_REST = String.raw`(?!\s(?:siguientes|seguintes|posteriores|antes|después|depois|previas|prévias|de an|before|after|later|notice))`;

const FIXED: [MarkKind, string][] = [
  ["mail", String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`],
  [
    "link",
    String.raw`https?:\/\/[^\s)"”»]*[^\s)"”».,;:!?]|(?<![\w@])(?:[a-z0-9-]+\.)+(?:${DOMAINS})(?![\p{L}\d])(?:\/[^\s)"”»]*[^\s)"”».,;:!?])?`,
  ],
  ["name", String.raw`(?<![\w@])@\w[\w.]*\w`],
  [
    "price",
    String.raw`(?:${SIGN})\s?${AMOUNT}(?:\s(?:mil(?:\smillones)?|milh(?:[ãa]o|[õo]es)|bilh(?:[ãa]o|[õo]es)|mill[oó]n(?:es)?|[mb]illion|k)(?![\p{L}\d]))?|${AMOUNT}\s?(?:mil\s)?(?:${UNIT})(?![\p{L}\d])`,
  ],
  ["percent", String.raw`${AMOUNT}\s?%`],
  [
    "time",
    String.raw`${NO_SPAN}\d{1,2}\s?h(?:s|rs)?\s?(?:\d{2})?(?:\s?min)?(?![\p{L}\d])${NO_REST}|\d{1,2}:\d{2}(?:\s?(?:[ap]\.\s?m\.?|[ap]m\b|hs?\b|hrs\b|horas))?|\d{1,2}(?:\.\d{2})?\s?(?:[ap]\.\s?m\.?|[ap]m\b)|(?<=(?:às|as|las)\s)\d{1,2}\shoras(?!\p{L})${NO_REST}|(?:12\s)?(?<!\p{L})(?:meio-dia|meia-noite|noon|midnight|mediod[ií]a|medianoche)(?!\p{L})`,
  ],
  [
    "phone",
    String.raw`0\d{2,4}(?:\s\d{3,6}){1,2}(?!\d)|(?:\+\d{1,3}[\s-]?(?:\d[\s-])?)?(?:\d{3}(?:[\s.-]\d{2}){3}|9\d\s\d{3}(?:\s\d{2}){2}|(?:\(\d{2,4}\)\s?(?:9\s)?|\d{2,3}[\s-])?\d{3,5}[\s-]\d{3,4}(?:[\s-]\d{3,4})?)(?!\d)|\+?\d{8,13}(?!\d)`,
  ],
];

const kept = new Map<Language, RegExp>();

/** "Sun" and "ter" are words too: a day's short name counts beside a number or another one. */
function daysIn(weekdays: string): string[] {
  const names = weekdays.split("|");
  const short = names.filter((name) => /^\p{L}{3}$/u.test(name) && !WHOLE.has(name)).join("|");
  const whole = names.filter((name) => !short.split("|").includes(name)).join("|");
  const beside = String.raw`(?:[.,]?\s?\d|\s?[–/-]|\s(?:a|e|y|to|and|&)\s(?:${weekdays})(?!\p{L})|,?\s(?:das?|at|from|de)\s\d)`;
  return [
    String.raw`(?<!\p{L})(?:${whole})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${short})(?!\p{L})(?:(?=${beside})|(?<=(?<!\p{L})(?:${short})(?:\s?[–/-]\s?|\s(?:a|e|y|to|and|&)\s)(?:${short})))`,
  ];
}

const WHOLE = new Set(["hoy"]);

/** One pattern of all kinds, the more telling first: "12/05" is a date before it is a number. */
function patternOf(language: Language): RegExp {
  const known = kept.get(language);
  if (known) return known;
  const { free, months, weekdays } = readToldWords(language);
  const day = String.raw`\d{1,2}(?:º|ª|o|st|nd|rd|th)?`;
  const date = [
    String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])`,
    String.raw`\d{4}-\d{2}-\d{2}`,
    String.raw`(?<!\p{L})d[ií]as?\s\d{1,2}(?!\d|\/|:|\s?h)(?!\s(?:(?:de|of)\s)?(?:${months}))(?!\s(?:h[aá]biles|[uú]teis|corridos))`,
    String.raw`${day}\s(?:(?:de|of)\s)?(?:${months})(?!\p{L})\.?(?:,?\s(?:(?:de|del)\s)?\d{4})?`,
    String.raw`(?<!\p{L})(?:${months})\.?\s${day}(?!\d|\p{L}|[:h])(?:,?\s\d{4})?`,
    ...daysIn(weekdays),
  ].join("|");
  const rows: [MarkKind, string][] = FIXED.map(([kind, source]) =>
    kind === "price" ? [kind, `${source}|(?<!\\p{L})(?:${free})(?!\\p{L})`] : [kind, source],
  );
  const [link, mail, name, price, percent, time, phone] = rows;
  const ordered = [link, mail, name, price, percent, ["date", date] as const, time, phone].filter(
    (row) => row !== undefined,
  );
  const sources = ordered.map(([kind, source]) => `(?<${kind}>${source})`);
  const pattern = new RegExp([...sources, `(?<number>${AMOUNT})`].join("|"), "giu");
  kept.set(language, pattern);
  return pattern;
}

const READ_MAX = 2000;
const read = new Map<string, Mark[]>();

/** Every fact of a text that is written in signs, in its order; kept, since each layout that is tried asks anew. */
export function marksOf(text: string, language: Language): readonly Mark[] {
  const key = `${language} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const marks = Array.from(text.matchAll(patternOf(language)), (found): Mark => {
    const kind = MARKS.find((name) => found.groups?.[name] !== undefined) ?? "number";
    return { kind, text: found[0], from: found.index, to: found.index + found[0].length };
  });
  if (read.size >= READ_MAX) read.clear();
  read.set(key, marks);
  return marks;
}

export const hasMark = (text: string, language: Language, ...kinds: MarkKind[]): boolean =>
  marksOf(text, language).some(({ kind }) => kinds.includes(kind));

export const isContact = ({ kind }: Mark): boolean => ["link", "mail", "name", "phone"].includes(kind);
