import type { Platform } from "#lib/domain/radar.ts";

/** By what accounts are looked for. */
export interface Search {
  readonly terms: readonly string[];
  readonly hashtags: readonly string[];
  /** names that the same people bear elsewhere, for sources that cannot search */
  readonly names: readonly string[];
  readonly most: number;
}

/** A public post that its source counts the views of. */
export interface PublicPost {
  readonly shortcode: string;
  readonly url: string;
  /** the first line is its title */
  readonly caption: string;
  readonly format: "video";
  readonly views: number;
  readonly publishedAt: Date;
  readonly durationSeconds: number | null;
  readonly thumbnailUrl: string | null;
}

export interface PublicAccount {
  readonly handle: string;
  readonly name: string;
  readonly followers: number | null;
  /** newest first */
  readonly posts: readonly PublicPost[];
}

/** Why a source gave nothing. Only what is `unreachable` may be there a moment later. */
export class SourceError extends Error {
  readonly kind: "unreachable" | "refused" | "limited";
  readonly platform: Platform;

  constructor(platform: Platform, kind: SourceError["kind"], cause?: unknown) {
    super(`${platform} ${kind}`, { cause });
    this.name = "SourceError";
    this.platform = platform;
    this.kind = kind;
  }
}

/** One place where others publish. */
export interface InspirationSource {
  readonly platform: Platform;
  readonly name: string;
  /** handles of accounts that speak of this, best first */
  find(search: Search, signal: AbortSignal): Promise<string[]>;
  /** an account's posts since a time; null where there is no such public account */
  read(handle: string, since: Date, signal: AbortSignal): Promise<PublicAccount | null>;
}

/** The sources that are on, one a platform. */
export type InspirationPort = readonly InspirationSource[];
