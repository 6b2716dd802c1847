import type { QueryClient } from "@tanstack/react-query";
import type { Output } from "#lib/contract/index.ts";
import { BOOKING } from "#lib/domain/listing.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { openStore } from "#components/ui/store.ts";
import type { PostCard } from "./card.ts";

/** What speaks against an hour, as far as this page knows. */
export interface Doubts {
  /** whose hour it is already */
  taken: string | null;
  noAccount: boolean;
}

export interface Question extends Doubts {
  projectId: string;
  go: () => void;
}

/** Asks a person before something is done; null: it is answered. */
export const { read: readQuestion, set: askFirst, watch: watchQuestion } = openStore<Question | null>(null);

/** Whoever said once that a project is planned without an account is not asked at each post. */
const accepted = new Set<string>();
export const acceptNoAccount = (projectId: string) => void accepted.add(projectId);

export const isConnected = (connection: Output<"readConnection"> | undefined): boolean =>
  connection === undefined || connection.state === "working" || connection.state === "ending";

/** Of the posts that go to a project's account by themselves; null: nothing speaks against it. */
export function doubtsOf(cache: QueryClient, card: PostCard, when: Date): Doubts | null {
  const { projectId } = card;
  const lists = cache.getQueriesData<Output<"listCards">>({ queryKey: ["listCards"] });
  const holder = lists
    .flatMap(([, data]) => data?.cards ?? [])
    .find(
      (one) =>
        one.id !== card.id &&
        one.projectId === projectId &&
        BOOKING.includes(one.status) &&
        one.scheduledFor !== null &&
        Date.parse(one.scheduledFor) === when.getTime(),
    );
  const noAccount = card.status !== "scheduled" && lacksAccount(cache, projectId);
  return holder || noAccount ? { taken: holder?.theme ?? null, noAccount } : null;
}

export const lacksAccount = (cache: QueryClient, projectId: string): boolean =>
  !accepted.has(projectId) &&
  !isConnected(cache.getQueryData(queryKey("readConnection", { params: { id: projectId } })));
