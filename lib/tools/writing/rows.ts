import { join } from "node:path";
import * as z from "zod";
import { FORMATS } from "#lib/domain/format.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import { wordsOf } from "./plain.ts";
import { briefOf, type Entry, entryBrand, pieceTrade, readJson } from "./corpus.ts";
import { type Post, writePost } from "./post.ts";

const FILE = join(import.meta.dirname, "corpus", "brands.json");
const EARLIER_MAX = 40;

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
  [piece.brief.theme, draft?.caption.split("\n")[0] ?? ""].filter((line) => line !== "");

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

const closingsOf = ({ texts }: Post): string[] => [
  texts.caption.split("\n").findLast((line) => line.trim() !== "") ?? "",
  ...(texts.spoken.length > 0 ? [texts.spoken.at(-1) ?? ""] : (texts.screens.at(-1) ?? [])),
];

function echoes(row: readonly Post[], linesOf: (post: Post) => string[]): Echo[] {
  const found = new Map<string, { line: string; posts: Set<Post> }>();
  for (const post of row)
    for (const line of linesOf(post)) {
      const key = withoutTheme(line, post.piece.brief.theme);
      if (key.split(" ").filter((word) => word !== "_").length < 3) continue;
      const one = found.get(key) ?? { line, posts: new Set() };
      one.posts.add(post);
      found.set(key, one);
    }
  return [...found.values()]
    .filter(({ posts }) => posts.size > 1)
    .map(({ line, posts }) => ({ line, posts: posts.size }));
}

function withoutTheme(line: string, theme: string): string {
  const stems = stemsOf(theme);
  const masked = wordsOf(line).map((word) => (stems.some((stem) => word.startsWith(stem)) ? "_" : word));
  return masked.filter((word, index) => word !== "_" || masked[index - 1] !== "_").join(" ");
}
