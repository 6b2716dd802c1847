/**
 * The score of a post: how many times its own account's usual reach it has.
 *
 *   settled(post) = views / (1 - e^(-age / 36 h))     age taken out: the views that it is on its way to
 *   usual         = median of settled over the account's posts     size taken out
 *   score         = settled(post) / usual, to two decimals
 *
 * A post with twice the median views of its account scores 2, whatever the account's size. After five days 96 % of the
 * views are there, so the correction fades; a post of less than a day is left for a later run, because there it would
 * weigh more than what was counted. An account with fewer than five such posts has no usual yet.
 */

const HOUR_MS = 60 * 60 * 1000;
const PACE_MS = 36 * HOUR_MS;
const MIN_AGE_MS = 24 * HOUR_MS;
export const MIN_POSTS = 5;

/** From here up a post stands out, and is listed as an inspiration. */
export const LISTED_FROM = 1.5;

interface Counted {
  readonly views: number;
  readonly publishedAt: Date;
}

/** The part of its final views that a post has at an age. */
export const grown = (ageMs: number): number => 1 - Math.exp(-ageMs / PACE_MS);

const settled = ({ publishedAt, views }: Counted, at: Date): number =>
  views / grown(at.getTime() - publishedAt.getTime());

/** The noise of a division in its last digits decides no score that lies half way. */
const toHundredths = (score: number): number => Math.round(Number((score * 100).toPrecision(9))) / 100;

/** What an account usually reaches, and each of its posts against that; null where there is no usual. */
export function scoreAccount<Post extends Counted>(
  posts: readonly Post[],
  at: Date,
): { usual: number; posts: { post: Post; score: number }[] } | null {
  const counted = posts.filter(({ publishedAt }) => at.getTime() - publishedAt.getTime() >= MIN_AGE_MS);
  if (counted.length < MIN_POSTS) return null;
  const usual = median(counted.map((post) => settled(post, at)));
  if (usual <= 0) return null;
  return {
    usual: Math.round(usual),
    posts: counted.map((post) => ({ post, score: toHundredths(settled(post, at) / usual) })),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
