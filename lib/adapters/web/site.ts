import { parseHTML } from "linkedom";
import type { Site, SitePort } from "#lib/ports/site.ts";
import { fetchPage } from "./fetch-page.ts";
import { type Guard, PUBLIC_ONLY } from "./ask-public.ts";

const HEADINGS_MAX = 12;
const PARAGRAPHS_MAX = 40;

export const webSite = (guard: Guard = PUBLIC_ONLY): SitePort => ({
  async read(url, signal) {
    const page = await fetchPage(url, signal, guard);
    return siteOf(page.url, page.html);
  },
});

function siteOf(url: string, html: string): Site {
  const { document } = parseHTML(html);
  const meta = (name: string) =>
    tidy(
      document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ??
        document.querySelector(`meta[property="${name}"]`)?.getAttribute("content"),
    );
  for (const hidden of document.querySelectorAll("script, style, noscript, nav, footer, template")) hidden.remove();
  const textsOf = (selector: string, max: number) =>
    [...document.querySelectorAll(selector)]
      .map((one) => tidy(one.textContent))
      .filter(Boolean)
      .slice(0, max);
  const [title = ""] = tidy(document.querySelector("title")?.textContent).split(/\s+[|·–—-]\s+/);
  const color = meta("theme-color").toLowerCase();
  return {
    url,
    name: meta("og:site_name") || meta("application-name") || title || new URL(url).hostname,
    description: meta("description") || meta("og:description"),
    headings: textsOf("h1, h2, h3", HEADINGS_MAX),
    paragraphs: textsOf("p, li", PARAGRAPHS_MAX),
    color: /^#[0-9a-f]{6}$/.test(color) ? color : null,
  };
}

const tidy = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
