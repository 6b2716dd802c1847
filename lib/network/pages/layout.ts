import { type Html, html } from "./html.ts";
import { ICONS } from "./icons.ts";

interface Page {
  title: string;
  /** Which entry of the head is the place we are at. */
  place?: "home" | "videos";
  content: Html;
  query?: string;
  bare?: boolean;
}

export function layout({ title, place, content, query, bare }: Page): string {
  const current = (name: Page["place"]) => (place === name ? html` aria-current="page"` : null);
  const head = html`<header class="head">
    <div class="head-in">
      <a class="brand" href="/" aria-label="Rede local, início">${ICONS.brand}<span>Rede local</span></a>
      <form class="search" role="search" action="${place === "videos" ? "/video" : "/"}">
        ${ICONS.search}<input type="search" name="q" value="${query ?? ""}" placeholder="Buscar" aria-label="Buscar" />
      </form>
      <nav aria-label="Principal">
        <a href="/" ${current("home")} aria-label="Perfis">${ICONS.grid}<span>Perfis</span></a>
        <a href="/video" ${current("videos")} aria-label="Vídeos">${ICONS.film}<span>Vídeos</span></a>
      </nav>
    </div>
  </header>`;
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/network.css" />
        <script src="/assets/network.js" defer></script>
      </head>
      <body>
        ${bare ? null : head}
        <main class="${bare ? "bare" : "main"}" id="conteudo">${content}</main>
      </body>
    </html>`;
  return page.text;
}

/** Says that there is nothing, and what to do about it. */
export const empty = (title: string, text: string): Html =>
  html`<div class="empty">
    ${ICONS.grid}
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`;
