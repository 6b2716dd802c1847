import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";

export interface TextPort {
  readonly name: string;
  /** false: the built-in writer, which the app says */
  readonly isModel: boolean;
  /** what it knows to tell of such a brand's trade, as names of subjects; none where it knows nothing of it */
  subjects(brand: Brief["brand"], language: Language): readonly string[];
  write(brief: Brief, signal: AbortSignal): Promise<Draft>;
}
