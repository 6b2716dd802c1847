import type { Brief } from "#lib/domain/draft.ts";
import { excerpt } from "#lib/domain/text.ts";
import { FORMAT_PROMPTS } from "./formats.ts";

/** In characters: all of it, with the rules, stays within 8,000 tokens. */
const BRAND_TEXT_MAX = 900;
const MATERIAL_MAX = 10_000;
const ARTICLE_MAX = 6500;
const TITLE_MAX = 90;
const TITLES_MAX = 30;
const BEST_MAX = 2;
const BEST_CAPTION_MAX = 600;
const LINE_MAX = 300;

/**
 * The brief as a model reads it: first what is the same for all of a brand's posts, so that a provider which keeps what
 * it has read reads less, then the format, and last what this post is about.
 */
export function briefPrompt({
  article,
  best = [],
  brand,
  earlier,
  format,
  insight,
  season,
  theme,
  titles,
}: Brief): string {
  const brandLines = Object.entries(brand)
    .filter(([, text]) => text.trim() !== "")
    .map(([name, text]) => `${name}: ${excerpt(text.trim(), BRAND_TEXT_MAX)}`);
  const voice = best
    .slice(0, BEST_MAX)
    .map(({ caption, title }) => `${title}\n${excerpt(caption.trim(), BEST_CAPTION_MAX)}`);
  const before = (titles ?? earlier).slice(0, TITLES_MAX).map((title) => `- ${excerpt(firstLine(title), TITLE_MAX)}`);
  const article_ = article
    ? `${article.title}\n${article.siteName ?? article.url}\n\n${excerpt(article.text, ARTICLE_MAX)}`
    : "";
  return [
    section("brand", brandLines.join("\n")),
    section(
      "voice",
      voice.join("\n\n"),
      "Posts of this brand that did well. Sound like them, and tell something else:",
    ),
    FORMAT_PROMPTS[format],
    section("earlier", before.join("\n"), "What was posted before:"),
    section(
      "insight",
      excerpt(insight?.trim() ?? "", LINE_MAX),
      "What does well in the brand's field, to use where it fits:",
    ),
    section("season", excerpt(season?.trim() ?? "", LINE_MAX), "When it is posted; say so only where it helps:"),
    section("article", article_),
    section("theme", excerpt(theme.trim(), MATERIAL_MAX - article_.length), "What the post is about:"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";

/** Material cannot end its own section, nor begin another. */
const escaped = (text: string): string => text.replaceAll(/<(?=\s*[/!a-z])/gi, "‹");

function section(name: string, text: string, says = ""): string {
  if (text.trim() === "") return "";
  return `${says}${says && "\n"}<${name}>\n${escaped(text)}\n</${name}>`;
}
