import { weightOf } from "./fault.ts";
import { allIn, type Post } from "./post.ts";
import { repeatedIn } from "./rows.ts";
import type { Shared } from "./shared.ts";
import { tableOf } from "./table.ts";

const WORST = 10;
const SHARED_TOLD = 25;

export const byWeight = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => weightOf(b.faults) - weightOf(a.faults));

export function reportOf(
  posts: readonly Post[],
  shared: readonly Shared[],
  rows: readonly (readonly Post[])[],
): string {
  return [tableOf(posts), sharedTold(shared), rowsTold(rows), worstTold(posts)].filter(Boolean).join("\n\n");
}

const cut = (text: string) => (text.length > 110 ? `${text.slice(0, 109)}…` : text);

function sharedTold(shared: readonly Shared[]): string {
  const lines = shared
    .slice(0, SHARED_TOLD)
    .map(({ posts, sentence }) => `${String(posts.length).padStart(4)}  ${cut(sentence)}`);
  return shared.length === 0 ? "" : [`Sentences in posts of different themes: ${shared.length}`, ...lines].join("\n");
}

function rowsTold(rows: readonly (readonly Post[])[]): string {
  if (rows.length === 0) return "";
  const repeated = rows.map(repeatedIn);
  const told = (name: "openings" | "closings") => {
    const echoes = repeated.flatMap((row) => row[name]).toSorted((a, b) => b.posts - a.posts);
    const again = echoes.reduce((sum, { posts }) => sum + posts - 1, 0);
    const lines = echoes.slice(0, 10).map(({ line, posts }) => `${String(posts).padStart(4)}  ${cut(line)}`);
    return [`Ten posts in a row, ${rows.length} brands: ${name} said again ${again} times`, ...lines].join("\n");
  };
  return [told("openings"), told("closings")].join("\n\n");
}

function worstTold(posts: readonly Post[]): string {
  const lines = byWeight(posts)
    .slice(0, WORST)
    .flatMap((post) => [
      `${String(weightOf(post.faults)).padStart(4)}  ${post.piece.id}, ${post.piece.brief.format}, ${post.piece.language}`,
      ...post.faults
        .slice(0, 6)
        .map(({ detail, kind, quote }) => `        ${kind}${detail ? ` (${detail})` : ""}: ${cut(quote)}`),
      ...(post.faults.length > 6 ? [`        and ${post.faults.length - 6} more`] : []),
    ]);
  return ["The worst ten", ...lines].join("\n");
}

/** All that one post says, and all that is wrong with it. */
export const toldOf = ({ faults, piece, texts }: Post): string =>
  [
    piece.brief.theme,
    "",
    ...allIn(texts),
    texts.hashtags.join(" "),
    "",
    ...faults.map(({ detail, kind, quote }) => `${kind}${detail ? ` (${detail})` : ""}: ${quote}`),
  ].join("\n");
