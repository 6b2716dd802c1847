import type { Brief, Doubt, Written } from "#lib/domain/draft.ts";
import type { Retelling } from "#lib/domain/retelling.ts";
import type { Use } from "./use.ts";

/** What was told again, by the names under which it was asked for; what is not here stays. */
export interface Retold {
  readonly texts: Readonly<Record<string, string>>;
  readonly doubts: readonly Doubt[];
}

/** One retelling: what is told so far is heard while it is told. */
export interface RetellUse extends Use {
  hears?(texts: Readonly<Record<string, string>>): void;
}

export interface TextPort {
  readonly name: string;
  /** false: the built-in writer, which the app says */
  readonly isModel: boolean;
  /** the built-in writer writes where it fails, as the operator set it */
  readonly fallsBack?: boolean;
  write(brief: Brief, use: Use): Promise<Written>;
  /** where the writer can */
  rewrite?(brief: Brief, asks: Retelling, use: RetellUse): Promise<Retold>;
}
