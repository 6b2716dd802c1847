import type { Part } from "#lib/domain/provider.ts";
import type { Effort, Vendor } from "#lib/domain/vendor.ts";

/** How one provider is reached and asked, by an installation or by a workspace of its own. */
export interface ProviderSettings<P extends Part = Part> {
  readonly vendor: Vendor<P>;
  readonly model: string;
  readonly apiKey: string | null;
  /** up to and with the version; null: the vendor's own */
  readonly baseUrl: string | null;
  /** where the vendor has it */
  readonly effort: Effort | null;
  readonly temperature: number | null;
  /** as the address calls them; only of a voice */
  readonly voices: readonly string[];
  /** what a million tokens, a picture or a minute costs; null: only how much is counted */
  readonly prices: { readonly input: number; readonly output: number } | null;
}
