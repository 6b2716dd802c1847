import type { Brief, MatterKind } from "#lib/domain/draft.ts";
import { compose } from "./compose.ts";

/** What the built-in writer would write this brief from. */
export function judgeMatter(brief: Brief): MatterKind {
  const { article, matter } = compose(brief);
  if (article && article.facts.length > 0) return article.site === null ? "told" : "page";
  return matter.known ? "library" : "short";
}
