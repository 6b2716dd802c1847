import type { ConnectionEnd } from "#lib/domain/connection.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import type { PublicationEventKind } from "#lib/domain/timeline.ts";
import type { PlacedTag, Said } from "#lib/ports/social.ts";

const STEPS = ["prepared", "children", "parent", "waiting", "publishing", "reconciling", "done", "failed"] as const;
type Step = (typeof STEPS)[number];

interface Child {
  key: string;
  containerId: string | null;
  isReady: boolean;
}

/** What is on record of one post's publication: all that the next run, on whichever worker, needs to know. */
export interface Publication {
  step: Step;
  caption: string;
  /** the files as they were when the publication began */
  files: { key: string; type: "image" | "video"; altText: string; coverKey: string | null; tags: PlacedTag[] }[];
  /** whose profiles show it too, once they agree */
  collaborators: string[];
  children: Child[];
  containerId: string | null;
  containerTries: number;
  publishSentAt: Date | null;
  publishTries: number;
  mediaId: string | null;
  permalink: string | null;
  /** whose it is: no other account can answer for its containers */
  accountId: string | null;
  /** since then the files could not be fetched, by us or by the network; null when they could */
  unfetchedAt: Date | null;
  /** what the network last had against it */
  lastError: Said | null;
  startedAt: Date;
}

export type Outcome =
  | { next: "now" }
  | { next: "later"; inMs: number }
  | { next: "live" }
  | { next: "failed"; because: FailureCode }
  | { next: "reconnect"; because: ConnectionEnd };

/** How a run left the publication, and what comes next. */
export interface Advance {
  publication: Publication;
  outcome: Outcome;
  /** a line for the post's timeline */
  event: PublicationEventKind | null;
}
