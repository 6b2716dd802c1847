import type { Brief } from "#lib/domain/draft.ts";
import { randomFrom } from "./random.ts";

/** A brand's posts take lines in turn, those of the first list first: what is drawn or spoken is not among what was posted before. */
export function inTurn(
  brand: Brief["brand"],
  earlier: Brief["earlier"],
  ...lists: readonly (readonly string[])[]
): string[] {
  const order = lists.flatMap((lines) => randomFrom(brand.profileName).shuffle(lines));
  const posts = Math.floor(earlier.length / 2);
  return beginningAt(posts % order.length, order);
}

/** The same in the same order, from one of them on and round to it. */
export const beginningAt = <Item>(at: number, items: readonly Item[]): Item[] => [
  ...items.slice(at),
  ...items.slice(0, at),
];
