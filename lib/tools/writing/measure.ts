import { factsLost } from "./facts.ts";
import type { Fault } from "./fault.ts";
import { foreignTrades } from "./foreign.ts";
import { cutTexts, hashtagCount, otherLanguage, saidTwice, themeInTitle, welds } from "./form.ts";
import { factsInvented } from "./invented.ts";
import { longSentences, longSlides } from "./pace.ts";
import type { Post } from "./post.ts";
import { nameShared, type Shared, sharedSentences } from "./shared.ts";

const MEASURES: readonly ((post: Post) => Fault[])[] = [
  factsLost,
  factsInvented,
  foreignTrades,
  themeInTitle,
  cutTexts,
  welds,
  saidTwice,
  otherLanguage,
  hashtagCount,
  longSentences,
  longSlides,
];

/** Finds the faults of each, and what they share. */
export function measure(posts: readonly Post[]): Shared[] {
  const written = posts.filter(({ draft }) => draft !== null);
  for (const post of written) post.faults.push(...MEASURES.flatMap((find) => find(post)));
  const shared = sharedSentences(written);
  nameShared(shared);
  return shared;
}
