import type { QueryClient } from "@tanstack/react-query";
import type { Arguments, Output } from "#lib/contract/index.ts";
import { isListed } from "#lib/domain/listing.ts";
import { STATUSES } from "#lib/domain/post.ts";
import { type PostCard, stateOf } from "./card.ts";

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
  const isThere = cards.some(({ id }) => id === card.id);
  if (!belongs(card, query)) return isThere ? cards.filter(({ id }) => id !== card.id) : cards;
  return isThere ? cards.map((one) => (one.id === card.id ? card : one)) : [card, ...cards];
}

/** What is searched for by its words only the server knows. */
function belongs(card: PostCard, { from, search, shelf, status, to }: Listing): boolean {
  if (search !== undefined) return true;
  return isListed(stateOf(card), {
    from: from === undefined ? from : new Date(from),
    to: to === undefined ? to : new Date(to),
    status: status === undefined ? status : STATUSES.filter((one) => status.split(",").includes(one)),
    shelf: shelf !== undefined,
  });
}
