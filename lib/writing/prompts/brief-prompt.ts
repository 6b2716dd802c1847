import type { Brief } from "#lib/domain/draft.ts";
import { excerpt } from "#lib/domain/text.ts";
import { FORMAT_PROMPTS } from "./formats.ts";

const ARTICLE_MAX = 8000;
const THEME_MAX = 6000;
const BRAND_TEXT_MAX = 1200;
const EARLIER_MAX = 30;

/** The brief as a model reads it. */
export function briefPrompt({ article, brand, earlier, format, theme }: Brief): string {
  const brandLines = Object.entries(brand)
    .filter(([, text]) => text.trim() !== "")
    .map(([name, text]) => `${name}: ${excerpt(text.trim(), BRAND_TEXT_MAX)}`);
  return [
    FORMAT_PROMPTS[format],
    section("theme", excerpt(theme.trim(), THEME_MAX)),
    section("brand", brandLines.join("\n")),
    article
      ? section(
          "article",
          `${article.title}\n${article.siteName ?? article.url}\n\n${excerpt(article.text, ARTICLE_MAX)}`,
        )
      : "",
    section(
      "earlier posts",
      earlier
        .slice(0, EARLIER_MAX)
        .map((said) => `- ${excerpt(said, 140)}`)
        .join("\n"),
    ),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What is asked after an answer that cannot be used; asked once. */
export const repairPrompt = (faults: readonly string[]): string =>
  `That answer cannot be used:\n${faults
    .slice(0, 20)
    .map((fault) => `- ${fault}`)
    .join("\n")}\nMend exactly these and answer with the whole JSON object again.`;

const section = (name: string, text: string): string => (text === "" ? "" : `<${name}>\n${text}\n</${name}>`);
