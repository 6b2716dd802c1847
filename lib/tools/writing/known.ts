import { readTexts } from "#lib/content/trades/trades.ts";
import type { Piece } from "./corpus.ts";

/** What the writer was told: theme, brand and page. */
export const toldIn = ({ brief: { article, brand, theme } }: Piece): string =>
  [
    theme,
    ...Object.values(brand),
    ...(article ? [article.title, article.siteName ?? "", article.url, article.text] : []),
  ].join("\n");

/** What the library says of the trade that the piece is of. */
export function libraryOf({ language, trade }: Pick<Piece, "language" | "trade">): string {
  if (trade === null) return "";
  const { tags, topics } = readTexts(trade, language);
  return [tags, ...stringsIn(topics)].join("\n");
}

export const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
