import type { LiveComment } from "#lib/domain/first-comment.ts";
import type { ConnectionEnd } from "#lib/domain/connection.ts";
import type { FailureCode } from "#lib/domain/failure.ts";

/** An account that a person let us publish to. */
export interface ConnectedAccount {
  accountId: string;
  appScopedId: string;
  handle: string;
  scopes: string[];
  token: string;
  tokenLivesMs: number;
}

/** Whose account, and the token that speaks for it. */
export interface Grant {
  accountId: string;
  token: string;
}

/** What goes to the network: pictures side by side, one picture, or a film. */
export type Container =
  | (Whole & Tagged & { kind: "image"; url: string; altText: string })
  | (Tagged & { kind: "child"; url: string; altText: string })
  | (Whole & { kind: "carousel"; children: readonly string[] })
  | (Whole & Tagged & { kind: "reel"; url: string; coverUrl: string | null });

interface Whole {
  caption: string;
  collaborators: readonly string[];
}

interface Tagged {
  tags: readonly PlacedTag[];
}

/** Who is seen in a picture and where; in a film nobody has a place. */
export interface PlacedTag {
  readonly handle: string;
  readonly x: number | null;
  readonly y: number | null;
}

/** How a container is: `failed` says what its fault asks for. */
export type ContainerState =
  | { is: "making" }
  | { is: "ready" }
  | { is: "live" }
  | { is: "expired" }
  | { is: "failed"; answer: Answer };

export interface LiveMedia {
  id: string;
  caption: string;
  kind: "image" | "carousel" | "reel";
  publishedAt: Date;
  permalink: string | null;
}

interface Insights {
  views: number;
  likes: number;
  comments: number;
  /** how many accounts saw it, and how often it was saved: null where the network does not tell */
  reach: number | null;
  saves: number | null;
}

/** What an error asks for, in our own words: which of the network's numbers mean it, its adapter knows. */
export type Answer =
  /** a passing fault: the same again, soon */
  | { do: "again" }
  /** too much was asked: the network wants to be left in peace */
  | { do: "wait"; forMs: number }
  /** a new container, once the old one is known not to be live */
  | { do: "anew" }
  /** the network could not fetch a file: a new container of it, once that may be */
  | { do: "refetch" }
  /** it may be live: find out before anything else */
  | { do: "ask" }
  | { do: "fail"; because: FailureCode }
  | { do: "reconnect"; because: ConnectionEnd };

/** The network's own word for an error, kept for whoever looks into it; no rule of ours reads it. */
export type Said = Readonly<Record<string, string | number | null>>;

/** A call went wrong, by the network's word or by its silence. */
export class SocialError extends Error {
  readonly answer: Answer;
  readonly said: Said;

  constructor(message: string, answer: Answer, said: Said) {
    super(message);
    this.name = "SocialError";
    this.answer = answer;
    this.said = said;
  }
}

export interface SocialPort {
  /** where a person lets us in; `state` comes back with them */
  authorizeUrl(state: string, redirectUri: string): string;
  connect(code: string, redirectUri: string): Promise<ConnectedAccount>;
  /** a new token for one that has not expired yet */
  refresh(token: string): Promise<{ token: string; tokenLivesMs: number }>;
  /** gives back what the person granted */
  revoke(token: string): Promise<void>;
  /** the app-scoped id of the account that a signed notice of the network is about; null: not the network's word */
  readNotice(signedRequest: string): string | null;
  createContainer(grant: Grant, container: Container): Promise<string>;
  readContainer(grant: Grant, containerId: string): Promise<ContainerState>;
  /** the one call that people see; gives the media's id. Only an error that surely refused it says so */
  publish(grant: Grant, containerId: string): Promise<string>;
  /** of a call that proved not to have gone through: why it would be refused again; null if it may be sent again */
  refusalIn(said: Said): FailureCode | null;
  /** under a live post; gives the comment's id. An error says nothing of whether it stands there */
  writeComment(grant: Grant, mediaId: string, text: string): Promise<string>;
  /** the newest that stand under a post; `hasMore`: there are older ones */
  listComments(grant: Grant, mediaId: string): Promise<{ comments: LiveComment[]; hasMore: boolean }>;
  readQuota(grant: Grant): Promise<{ used: number; total: number }>;
  /** newest first */
  listMedia(grant: Grant): Promise<LiveMedia[]>;
  readPermalink(grant: Grant, mediaId: string): Promise<string | null>;
  /** null where the network has no figures */
  readInsights(grant: Grant, mediaId: string): Promise<Insights | null>;
}
