import { toldIn } from "./known.ts";
import { sentencesIn, withoutTheme, wordsOf } from "./plain.ts";
import { allIn, type Post } from "./post.ts";

export interface Shared {
  readonly sentence: string;
  readonly posts: readonly Post[];
}

/** Calls and labels may be the same everywhere. */
const LONG = 4;

interface Said {
  readonly post: Post;
  readonly sentence: string;
  readonly key: string;
}

/**
 * The sentences that posts of different themes have in common, the most common first: word for word, then those that
 * are the same but for the theme's own words.
 */
export function sharedSentences(posts: readonly Post[]): Shared[] {
  const said = posts.flatMap(ownSentences);
  const alike = sharedBy(said);
  const known = new Set(alike.map(({ sentence }) => keyOf(sentence)));
  const others = said.flatMap(({ key, post, sentence }) => {
    const masked = withoutTheme(sentence, post.piece.brief.theme);
    return known.has(key) || masked.own < LONG ? [] : [{ post, sentence, key: masked.key }];
  });
  return [...alike, ...sharedBy(others)].toSorted((a, b) => b.posts.length - a.posts.length);
}

const keyOf = (sentence: string): string => wordsOf(sentence).join(" ");

/** A post's sentences that do not stand in what its writer was told. */
function ownSentences(post: Post): Said[] {
  const told = keyOf(toldIn(post.piece));
  return allIn(post.texts)
    .flatMap(sentencesIn)
    .map((sentence) => ({ post, sentence, key: keyOf(sentence) }))
    .filter(({ key }) => key.split(" ").length >= LONG && !told.includes(key));
}

function sharedBy(said: readonly Said[]): Shared[] {
  const groups = Map.groupBy(said, ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    const posts = [...new Set(group.map(({ post }) => post))];
    const themes = new Set(posts.map(({ piece }) => piece.brief.theme));
    return themes.size > 1 && group[0] ? [{ sentence: group[0].sentence, posts }] : [];
  });
}

/** Tells each post what it shares. */
export function nameShared(shared: readonly Shared[]): void {
  for (const { posts, sentence } of shared)
    for (const post of posts)
      post.faults.push({ kind: "said elsewhere", quote: sentence, detail: `${posts.length} posts` });
}
