import { FORMATS } from "#lib/domain/format.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { FACT_KINDS, SOURCES } from "./corpus.ts";
import { factsKept } from "./facts.ts";
import { type FaultKind, WEIGHTS, weightOf } from "./fault.ts";
import { titleShare } from "./form.ts";
import { readingSeconds, spokenLengths } from "./pace.ts";
import type { Post } from "./post.ts";

type Row = [name: string, cell: (posts: readonly Post[]) => string];

const share = (part: number, whole: number): string => (whole === 0 ? "-" : `${Math.round((100 * part) / whole)}%`);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const most = (numbers: readonly number[]): string => (numbers.length === 0 ? "-" : Math.max(...numbers).toFixed(0));
const least = (numbers: readonly number[]): string => (numbers.length === 0 ? "-" : Math.min(...numbers).toFixed(1));
const median = (numbers: readonly number[]): string =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]?.toFixed(0) ?? "-";

const keptRow = (name: string, where: "shown" | "captioned", kind?: (typeof FACT_KINDS)[number]): Row => [
  name,
  (posts) => {
    const facts = posts.flatMap(factsKept).filter((fact) => kind === undefined || fact.kind === kind);
    return share(facts.filter((fact) => fact[where]).length, facts.length);
  },
];

const faultRow = (kind: FaultKind): Row => [
  kind,
  (posts) => String(sum(posts.map(({ faults }) => faults.filter((fault) => fault.kind === kind).length))),
];

const KEPT: readonly Row[] = [
  [
    "facts kept anywhere",
    (posts) => {
      const facts = posts.flatMap(factsKept);
      return share(facts.filter(({ captioned, shown }) => shown || captioned).length, facts.length);
    },
  ],
  keptRow("facts drawn or spoken", "shown"),
  keptRow("facts in the caption", "captioned"),
  ...FACT_KINDS.flatMap((kind): Row[] => [
    keptRow(`  ${kind}, drawn or spoken`, "shown", kind),
    keptRow(`  ${kind}, in the caption`, "captioned", kind),
  ]),
];

const FACTS_LOST: readonly FaultKind[] = ["fact lost", "fact only in caption", "fact not in caption"];

const ROWS: readonly Row[] = [
  ["posts", (posts) => String(posts.length)],
  ...KEPT,
  [
    "theme's words in titles",
    (posts) => {
      const shares = posts.filter(({ draft }) => draft !== null).map(titleShare);
      return share(sum(shares.map(({ of, said }) => Math.min(of, said))), sum(shares.map(({ of }) => of)));
    },
  ],
  ["spoken words, median", (posts) => median(posts.flatMap(spokenLengths))],
  ["spoken words, most", (posts) => most(posts.flatMap(spokenLengths))],
  ["seconds to read, median", (posts) => median(posts.flatMap(readingSeconds))],
  ["seconds to read, most", (posts) => most(posts.flatMap(readingSeconds))],
  ["hashtags, median", (posts) => median(posts.map(({ texts }) => texts.hashtags.length))],
  ["weakest contrast", (posts) => least(posts.flatMap(({ drawn }) => drawn.map(({ contrast }) => contrast)))],
  ["smallest text, px", (posts) => least(posts.flatMap(({ drawn }) => drawn.map(({ smallest }) => smallest)))],
  ["empty rows, median %", (posts) => median(posts.flatMap(({ drawn }) => drawn.map((one) => one.emptyRows * 100)))],
  [
    "empty columns, median %",
    (posts) => median(posts.flatMap(({ drawn }) => drawn.map((one) => one.emptyColumns * 100))),
  ],
  ...(Object.keys(WEIGHTS) as FaultKind[]).filter((kind) => !FACTS_LOST.includes(kind)).map(faultRow),
  ["posts without a fault", (posts) => share(posts.filter(({ faults }) => faults.length === 0).length, posts.length)],
  [
    "weight a post",
    (posts) => (posts.length === 0 ? "-" : (sum(posts.map((post) => weightOf(post.faults))) / posts.length).toFixed(1)),
  ],
];

const SHORT: Record<string, string> = {
  caption_reel: "reel",
  animated_audio: "animated",
  narrated_photos: "photos",
  premium_carousel: "premium",
};

export function tableOf(posts: readonly Post[]): string {
  const columns: [string, readonly Post[]][] = [
    ["all", posts],
    ...SOURCES.map((source): [string, Post[]] => [source, posts.filter(({ piece }) => piece.source === source)]),
    ...FORMATS.map((format): [string, Post[]] => [
      SHORT[format] ?? format,
      posts.filter(({ piece }) => piece.brief.format === format),
    ]),
    ...LANGUAGES.map((language): [string, Post[]] => [
      language,
      posts.filter(({ piece }) => piece.language === language),
    ]),
    ["own trade", posts.filter(({ piece }) => piece.trade !== null)],
    ["no trade", posts.filter(({ piece }) => piece.trade === null)],
  ];
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(28) +
    cells.map((cell, index) => cell.padStart((columns[index]?.[0].length ?? 0) + 2).padStart(7)).join("");
  const told = ROWS.map(([name, cell]) => ({ name, cells: columns.map(([, some]) => cell(some)) }));
  return [
    line(
      "",
      columns.map(([name]) => name),
    ),
    ...told.filter(({ cells }) => cells.some((cell) => cell !== "-")).map(({ cells, name }) => line(name, cells)),
  ].join("\n");
}
