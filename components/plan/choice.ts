import type { PlanChoice } from "#lib/domain/plan.ts";
import type { PlanAnswer } from "./plan.ts";

/** Where the posts slider stops: the tiers, then coarser as the numbers grow. Any number can be typed. */
export function stopsOf({ maxPosts, tiers }: PlanAnswer["priceTable"]): number[] {
  const stops = tiers.map(({ posts }) => posts);
  let next = stops.at(-1) ?? 1;
  while (next < maxPosts) {
    next = Math.min(maxPosts, next + (next < 60 ? 5 : next < 150 ? 10 : next < 400 ? 50 : 100));
    stops.push(next);
  }
  return stops;
}

export function nearestStop(stops: number[], posts: number): number {
  const index = stops.findIndex((stop) => stop >= posts);
  return index === -1 ? stops.length - 1 : index;
}

export const choiceOf = (plan: PlanAnswer["plan"], fallback: PlanChoice): PlanChoice =>
  plan ? { posts: plan.posts, accounts: plan.accounts, period: plan.period } : fallback;

export const sameChoice = (one: PlanChoice, other: PlanChoice) =>
  one.posts === other.posts && one.accounts === other.accounts && one.period === other.period;
