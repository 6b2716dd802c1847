import type { QueryClient } from "@tanstack/react-query";
import type { Arguments, Output } from "#lib/contract/index.ts";
import type { PostCard } from "./card.ts";

type Listing = NonNullable<Arguments<"listCards">["query"]>;
type Kept = [readonly unknown[], Output<"listCards"> | undefined][];

/** Shows a card as it will be, wherever it is listed, before the server has said so; gives what to put back. */
export function placeCard(cache: QueryClient, card: PostCard): () => void {
  const kept: Kept = cache.getQueriesData<Output<"listCards">>({ queryKey: ["listCards"] });
  for (const [key, data] of kept) {
    const query = (key[1] as { query?: Listing } | undefined)?.query;
    if (!data || !query || query.projectId !== card.projectId) continue;
    cache.setQueryData(key, { ...data, cards: placed(data.cards, card, query) });
  }
  return () => {
    for (const [key, data] of kept) cache.setQueryData(key, data);
  };
}

function placed(cards: PostCard[], card: PostCard, query: Listing): PostCard[] {
  const isListed = cards.some(({ id }) => id === card.id);
  if (!belongs(card, query)) return isListed ? cards.filter(({ id }) => id !== card.id) : cards;
  return isListed ? cards.map((one) => (one.id === card.id ? card : one)) : [card, ...cards];
}

function belongs(card: PostCard, { from, search, shelf, status, to }: Listing): boolean {
  if (search !== undefined) return true;
  if (status !== undefined && !status.split(",").includes(card.status)) return false;
  if (shelf !== undefined)
    return card.scheduledFor === null && card.status !== "archived" && card.status !== "published";
  if (from === undefined || to === undefined) return true;
  const shown = card.publishedAt ?? card.scheduledFor;
  if (shown === null || card.status === "archived") return false;
  const at = Date.parse(shown);
  return at >= Date.parse(from) && at <= Date.parse(to);
}
