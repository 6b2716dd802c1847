import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import type { Article, ArticlePort } from "#lib/ports/article.ts";
import { fetchPage } from "./fetch-page.ts";
import { type Guard, PUBLIC_ONLY } from "./ask-public.ts";

const TEXT_MIN = 200;
const TEXT_MAX = 20_000;

export const webArticle = (guard: Guard = PUBLIC_ONLY): ArticlePort => ({
  async read(url, signal) {
    const page = await fetchPage(url, signal, guard);
    return articleOf(page.url, page.html);
  },
});

/** A page's own text, without its menus and its scripts; null when little is left. */
function articleOf(url: string, html: string): Article | null {
  const { document } = parseHTML(html);
  const read = new Readability(document).parse();
  const text = paragraphs(read?.textContent ?? "").slice(0, TEXT_MAX);
  if (!read || text.length < TEXT_MIN) return null;
  const title = (read.title ?? "").trim() || new URL(url).hostname;
  return { url, title, siteName: read.siteName?.trim() || null, text };
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
