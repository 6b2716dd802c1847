import type { Brief, Written } from "#lib/domain/draft.ts";

export interface TextPort {
  readonly name: string;
  /** false: the built-in writer, which the app says */
  readonly isModel: boolean;
  write(brief: Brief, signal: AbortSignal): Promise<Written>;
}
