import { join } from "node:path";
import * as z from "zod";
import { endsOf } from "#lib/domain/caption-ends.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { plain, withoutTheme } from "./plain.ts";
import { briefOf, type Entry, entryBrand, pieceTrade, readJson } from "./corpus.ts";
import { type Post, writePost } from "./post.ts";

const FILE = join(import.meta.dirname, "corpus", "brands.json");
const EARLIER_MAX = 40;
/** besides the theme's, that a line must have to be told from another */
const OWN_WORDS = 3;

const rows = z.array(
  z.strictObject({
    language: z.enum(LANGUAGES),
    trade: pieceTrade,
    near: z.array(z.string()).default([]),
    brand: entryBrand,
    themes: z.array(z.string().min(1)).length(10),
  }),
);

/** Each brand's ten posts, each told what was posted before, as a project's posts are. */
export const writeRows = (): Post[][] =>
  readJson(FILE, rows).map(({ brand, language, near, themes, trade }, row) => {
    const posts: Post[] = [];
    for (const [index, theme] of themes.entries()) {
      const format: Entry["format"] = FORMATS[(index + row) % FORMATS.length] ?? "carousel";
      const seed = row * 100 + index + 1;
      const earlier = posts.toReversed().slice(0, EARLIER_MAX).flatMap(saidOf);
      const brief = { ...briefOf(brand, { format, theme, language, article: null, seed }), earlier };
      posts.push(
        writePost({ id: `row-${row + 1}-${index + 1}`, source: "themes", language, trade, near, facts: [], brief }),
      );
    }
    return posts;
  });

const saidOf = ({ draft, piece }: Post): string[] =>
  [piece.brief.theme, endsOf(draft?.caption ?? "")].filter((line) => line !== "");

export interface Repeated {
  readonly openings: readonly Echo[];
  readonly closings: readonly Echo[];
}

interface Echo {
  readonly line: string;
  readonly posts: number;
}

/** What a row's posts begin and end with alike, their themes' own words apart. */
export function repeatedIn(row: readonly Post[]): Repeated {
  const written = row.filter(({ draft }) => draft !== null);
  return { openings: echoes(written, openingsOf), closings: echoes(written, closingsOf) };
}

const openingsOf = ({ texts }: Post): string[] => [
  texts.caption.split("\n")[0] ?? "",
  texts.spoken[0] ?? texts.titles.at(-1) ?? "",
];

function closingsOf({ piece, texts }: Post): string[] {
  const lastOf = (lines: readonly string[]) =>
    lines.findLast((line) => line.trim() !== "" && !isSignature(line, piece.brief.brand)) ?? "";
  return [
    lastOf(texts.caption.split("\n")),
    ...(texts.spoken.length > 0
      ? [lastOf(texts.spoken)]
      : (texts.screens.at(-1) ?? []).filter((line) => !isSignature(line, piece.brief.brand))),
  ];
}

const SIGNED = 30;

/** Who posts may be said at the end of each post; what is said before it may not. */
const isSignature = (line: string, { description }: Brief["brand"]): boolean =>
  description !== "" && plain(line).includes(plain(description).slice(0, SIGNED));

function echoes(row: readonly Post[], linesOf: (post: Post) => string[]): Echo[] {
  const found = new Map<string, { line: string; posts: Set<Post> }>();
  for (const post of row)
    for (const line of linesOf(post)) {
      const { key, own } = withoutTheme(line, post.piece.brief.theme);
      if (own < OWN_WORDS) continue;
      const one = found.get(key) ?? { line, posts: new Set() };
      one.posts.add(post);
      found.set(key, one);
    }
  return [...found.values()]
    .filter(({ posts }) => posts.size > 1)
    .map(({ line, posts }) => ({ line, posts: posts.size }));
}
