import { toldIn } from "./known.ts";
import { sentencesIn, wordsOf } from "./plain.ts";
import { allIn, type Post } from "./post.ts";

export interface Shared {
  readonly sentence: string;
  readonly posts: readonly Post[];
}

/** Calls and labels may be the same everywhere. */
const LONG = 4;

/** The sentences that posts of different themes have in common, the most common first. */
export function sharedSentences(posts: readonly Post[]): Shared[] {
  const found = new Map<string, { sentence: string; posts: Set<Post> }>();
  for (const post of posts) {
    const told = wordsOf(toldIn(post.piece)).join(" ");
    for (const sentence of allIn(post.texts).flatMap(sentencesIn)) {
      const words = wordsOf(sentence);
      const key = words.join(" ");
      if (words.length < LONG || told.includes(key)) continue;
      const one = found.get(key) ?? { sentence, posts: new Set() };
      one.posts.add(post);
      found.set(key, one);
    }
  }
  return [...found.values()]
    .filter(({ posts }) => new Set([...posts].map(({ piece }) => piece.brief.theme)).size > 1)
    .map(({ posts, sentence }) => ({ sentence, posts: [...posts] }))
    .toSorted((a, b) => b.posts.length - a.posts.length);
}

/** Tells each post what it shares. */
export function nameShared(shared: readonly Shared[]): void {
  for (const { posts, sentence } of shared)
    for (const post of posts)
      post.faults.push({ kind: "said elsewhere", quote: sentence, detail: `${posts.length} posts` });
}
