import type { Brief } from "#lib/domain/draft.ts";

export type Article = NonNullable<Brief["article"]>;

export interface ArticlePort {
  /** What a page says; null when it has no text to speak of. Throws where it cannot be reached. */
  read(url: string, signal: AbortSignal): Promise<Article | null>;
}
