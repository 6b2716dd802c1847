import type { Brief } from "#lib/domain/draft.ts";

/** All that a writer was given, as one text: what a post may name. */
export const materialOf = ({
  article,
  best = [],
  brand,
  theme,
}: Pick<Brief, "article" | "best" | "brand" | "theme">): string =>
  [
    theme,
    ...Object.values(brand),
    article ? `${article.title}\n${article.siteName ?? ""}\n${article.url}\n${article.text}` : "",
    ...best.map(({ caption }) => caption),
  ].join("\n");
