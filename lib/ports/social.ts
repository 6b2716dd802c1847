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
  | { kind: "image"; url: string; caption: string; altText: string }
  | { kind: "child"; url: string; altText: string }
  | { kind: "carousel"; children: readonly string[]; caption: string }
  | { kind: "reel"; url: string; coverUrl: string | null; caption: string };

export const CONTAINER_STATES = ["IN_PROGRESS", "FINISHED", "ERROR", "EXPIRED", "PUBLISHED"] as const;
type ContainerState = (typeof CONTAINER_STATES)[number];

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
}

/** The network said no, or said nothing. Only its numbers are to be believed, never its words. */
export class SocialError extends Error {
  /** null: no answer at all */
  readonly code: number | null;
  readonly subcode: number | null;
  readonly traceId: string | null;

  constructor(said: { code: number | null; subcode?: number | null; traceId?: string | null; message: string }) {
    super(said.message);
    this.name = "SocialError";
    this.code = said.code;
    this.subcode = said.subcode ?? null;
    this.traceId = said.traceId ?? null;
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
  readContainer(grant: Grant, containerId: string): Promise<{ state: ContainerState; subcode: number | null }>;
  /** the one call that people see; gives the media's id */
  publish(grant: Grant, containerId: string): Promise<string>;
  readQuota(grant: Grant): Promise<{ used: number; total: number }>;
  /** newest first */
  listMedia(grant: Grant): Promise<LiveMedia[]>;
  readPermalink(grant: Grant, mediaId: string): Promise<string | null>;
  /** null where the network has no figures */
  readInsights(grant: Grant, mediaId: string): Promise<Insights | null>;
}
