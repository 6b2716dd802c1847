import { readText } from "#lib/content/trades/trades.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";

/**
 * What there is to tell of such a brand's trade, as names of subjects; none where the library knows nothing of it.
 * Whoever writes in the end: a plan is made in a transaction, which waits for no model.
 */
export function subjectsOf(brand: Brief["brand"], language: Language): readonly string[] {
  const trade = tradeOf(brand);
  return trade?.topics.map((topic) => readText(trade, topic, language).name) ?? [];
}
